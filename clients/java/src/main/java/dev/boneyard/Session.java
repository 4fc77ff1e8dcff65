package dev.boneyard;

import dev.boneyard.v1.GetSeatViewRequest;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.MoveAnswer;
import dev.boneyard.v1.PlayRequest;
import dev.boneyard.v1.PlayServiceGrpc;
import dev.boneyard.v1.AnswerResult;
import dev.boneyard.v1.PlayerEvent;
import dev.boneyard.v1.TurnRequest;
import dev.boneyard.v1.Welcome;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.StreamObserver;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** One connection: from the hello to whatever ends it. */
final class Session {
    /** How long the server may take to connect and say welcome. */
    private static final Duration WELCOME_WAIT = Duration.ofSeconds(20);
    /** A stream is dead after so many heartbeat periods of silence. */
    private static final int SILENT_BEATS = 3;
    /** So many heartbeats in a row may come instead of a reply or a question. */
    private static final int PATIENT_BEATS = 2;
    /** Another stream would end in the same way; the last two come from the hello. */
    private static final Set<Status.Code> FATAL = Set.of(
            Status.Code.UNAUTHENTICATED,
            Status.Code.PERMISSION_DENIED,
            Status.Code.NOT_FOUND,
            Status.Code.UNIMPLEMENTED,
            Status.Code.INVALID_ARGUMENT,
            Status.Code.FAILED_PRECONDITION);
    /** A table cannot be read because we no longer sit there. */
    private static final Set<Status.Code> LOST =
            Set.of(Status.Code.NOT_FOUND, Status.Code.PERMISSION_DENIED, Status.Code.FAILED_PRECONDITION);

    private final Client client;
    private final Player player;
    private final Decide decide;
    private final Feed feed = new Feed();
    private final StreamObserver<PlayRequest> requests;
    private Duration silence = WELCOME_WAIT;
    private Duration drain = Duration.ZERO;
    private boolean isUseful;
    private long answeredAt = System.nanoTime();
    private int idleBeats;

    Session(Client client, Player player, Decide decide) {
        this.client = client;
        this.player = player;
        this.decide = decide;
        // The feed only queues, which the connection's own thread may do: no other has to be woken for each event.
        requests = PlayServiceGrpc.newStub(client.channel()).withExecutor(Runnable::run).play(feed);
    }

    /** Handles events until the matches are over or the stream is; throws what ends the run. */
    Run.Ending play() throws InterruptedException {
        String why = "done";
        try {
            requests.onNext(PlayRequest.newBuilder().setHello(player.hello()).build());
            while (!player.isDone()) {
                Feed.Arrival arrival = feed.next(silence);
                if (arrival.event() == null) {
                    throw ended(arrival.error());
                }
                handle(arrival.event(), arrival.at());
            }
        } catch (BrokenConnection broken) {
            why = broken.getMessage();
        }
        return new Run.Ending(why, drain, isUseful);
    }

    /** Tells a stream that may be opened again from one that may not. */
    private BrokenConnection ended(Throwable error) {
        if (error == null) {
            return new BrokenConnection("the server closed the stream");
        }
        if (FATAL.contains(Errors.codeOf(error)) || Boneyard.reasonOf(error).equals("SESSION_REPLACED")) {
            throw Errors.refused("cannot play at " + client.address(), error);
        }
        return new BrokenConnection(Errors.describe(error));
    }

    private void handle(PlayerEvent event, long at) throws BrokenConnection, InterruptedException {
        switch (event.getEventCase()) {
            case WELCOME -> welcomed(event.getWelcome());
            case TURN_REQUEST -> {
                Optional<MoveAnswer> before = player.asked(event.getTurnRequest());
                submit(before.isPresent() ? before.get() : ask(event.getTurnRequest()));
            }
            case ANSWER_RESULT -> judged(event.getAnswerResult());
            case TABLE_NOTICE -> player.noticed(event.getTableNotice()).ifPresent(this::submit);
            case HEARTBEAT -> {
                isUseful = true;
                beat(event.getHeartbeat().getPendingDecisionCount(), at);
            }
            case DRAIN -> {
                drain = Duration.ofMillis(event.getDrain().getReconnectAfterMs());
                String comment = event.getDrain().getComment();
                player.say("the server will close the connection: %s", comment.isEmpty() ? "no reason given" : comment);
            }
            case EVENT_NOT_SET -> {} // comes from a newer server and is not for us
        }
    }

    private void welcomed(Welcome welcome) throws BrokenConnection {
        if (welcome.getHeartbeatIntervalMs() > 0) {
            silence = Duration.ofMillis(welcome.getHeartbeatIntervalMs()).multipliedBy(SILENT_BEATS);
        }
        for (String tableId : player.welcomed(welcome)) {
            lookUp(tableId);
        }
    }

    private MoveAnswer ask(TurnRequest request) throws InterruptedException {
        var decision = request.getDecision();
        long begun = System.nanoTime();
        LegalMove move;
        try {
            move = decide.decide(request.getView(), decision.getLegalMovesList());
        } catch (InterruptedException end) {
            throw end;
        } catch (Exception error) {
            throw new DecideException(decision.getTableId(), decision.getTurn(), "decide threw " + error, error);
        }
        return player.decided(request, move, Duration.ofNanos(System.nanoTime() - begun));
    }

    /** A stream that has ended takes no notice: reading tells why. */
    private void submit(MoveAnswer answer) {
        player.sent(answer);
        answeredAt = System.nanoTime();
        idleBeats = 0;
        requests.onNext(PlayRequest.newBuilder().setAnswer(answer).build());
    }

    private void judged(AnswerResult result) throws BrokenConnection, InterruptedException {
        switch (Judgement.of(result, player)) {
            case SETTLED -> isUseful |= result.getAccepted();
            case AGAIN -> submit(ask(player.at(result.getTableId()).question));
            case REPEAT -> submit(player.at(result.getTableId()).answer);
        }
    }

    /** Checks the server's count of open questions, unless the beat is older than our last answer. */
    private void beat(int pending, long at) throws BrokenConnection {
        int waiting = pending - player.heldCount();
        boolean isUnconfirmed = player.hasUnconfirmed();
        if (at - answeredAt < 0 || waiting <= 0 && !isUnconfirmed) {
            idleBeats = 0;
            return;
        }
        idleBeats++;
        if (idleBeats != PATIENT_BEATS) {
            return;
        }
        if (isUnconfirmed) {
            throw new BrokenConnection("no reply to an answer");
        }
        player.say("the server waits for %d answer(s), but this bot has no open question left", waiting);
    }

    /** Finds out what became of a table while we were away. */
    private void lookUp(String tableId) throws BrokenConnection {
        try {
            var request = GetSeatViewRequest.newBuilder().setTableId(tableId).build();
            player.lookedUp(tableId, Client.inTime(client.play()).getSeatView(request).getView());
        } catch (StatusRuntimeException error) {
            if (!LOST.contains(error.getStatus().getCode())) {
                throw new BrokenConnection("cannot read %s: %s".formatted(tableId, Errors.describe(error)));
            }
            if (player.mustKnow(tableId)) {
                throw Errors.refused("no longer at " + tableId, error);
            }
            player.lost(tableId, Errors.describe(error));
        }
    }
}
