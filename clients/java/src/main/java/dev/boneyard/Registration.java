package dev.boneyard;

import dev.boneyard.v1.RegisterPlayerRequest;
import dev.boneyard.v1.RegisterPlayerResponse;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * A new player. Both secrets are shown once: keep them.
 *
 * @param playerId the player's id
 * @param token goes with every call
 * @param recoveryCode makes a new token when the old one is lost
 */
public record Registration(String playerId, String token, String recoveryCode) {
    static Registration make(String address, String name, Consumer<String> log) throws InterruptedException {
        // Without a request id: the repetition of one would return the player, but never its token.
        var request = RegisterPlayerRequest.newBuilder().setDisplayName(name).setIsBot(true).build();
        var waits = new Backoff();
        while (true) {
            try (var client = new Client(address, "")) {
                RegisterPlayerResponse made = Client.inTime(client.players()).registerPlayer(request);
                return new Registration(made.getPlayer().getPlayerId(), made.getToken(), made.getRecoveryCode());
            } catch (StatusRuntimeException error) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                if (error.getStatus().getCode() != Status.Code.UNAVAILABLE) {
                    throw Errors.refused("cannot register a player at " + address, error);
                }
                Duration wait = waits.next();
                log.accept("%s: %s; registering again in %s"
                        .formatted(address, Errors.describe(error), Errors.seconds(wait)));
                Thread.sleep(wait.toMillis());
            }
        }
    }
}
