/**
 * Plays dominoes on a Boneyard server. A bot is one function:
 *
 * <pre>{@code
 * Decide decide = (view, moves) -> moves.get(0);
 * List<PlayedMatch> matches = Boneyard.run(decide, Options.DEFAULT.table("tbl_..."));
 * }</pre>
 *
 * <p>The package connects, joins, answers, connects again after a failure and says on standard error why nothing
 * happens. It knows no rule of dominoes: every question comes with its legal moves. The messages are in
 * {@code dev.boneyard.v1}, made from the contract when this is built.
 */
package dev.boneyard;
