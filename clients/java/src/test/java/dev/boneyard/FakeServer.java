package dev.boneyard;

import dev.boneyard.v1.AnswerResult;
import dev.boneyard.v1.ErrorReason;
import dev.boneyard.v1.GetSeatViewRequest;
import dev.boneyard.v1.GetSeatViewResponse;
import dev.boneyard.v1.Hello;
import dev.boneyard.v1.MoveAnswer;
import dev.boneyard.v1.PlayRequest;
import dev.boneyard.v1.PlayResponse;
import dev.boneyard.v1.PlayServiceGrpc;
import dev.boneyard.v1.Player;
import dev.boneyard.v1.PlayerServiceGrpc;
import dev.boneyard.v1.RegisterPlayerRequest;
import dev.boneyard.v1.RegisterPlayerResponse;
import dev.boneyard.v1.SeatView;
import io.grpc.Metadata;
import io.grpc.Server;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Plays one script for each connection and takes answers as the contract says. Its fields are guarded by itself. */
final class FakeServer implements AutoCloseable {
    /** How long a test waits for the other side before it fails. */
    static final long PATIENCE_MS = 20_000;

    final Deque<Script> scripts = new ArrayDeque<>();
    final Deque<Outcome> outcomes = new ArrayDeque<>();
    final List<Hello> hellos = new ArrayList<>();
    final List<String> authorizations = new ArrayList<>();
    /** Every attempt. */
    final List<MoveAnswer> answers = new ArrayList<>();

    final Map<String, MoveAnswer> taken = new HashMap<>();
    final Map<String, SeatView> views = new HashMap<>();
    final List<RegisterPlayerRequest> registered = new ArrayList<>();
    /** What the bot said. */
    final List<String> lines = new ArrayList<>();

    int replays;
    StatusRuntimeException registering;
    private final List<AssertionError> faults = new ArrayList<>();
    private final Server server;

    /** The server's half of one connection. What it throws ends the stream. */
    interface Script {
        void play(Connection connection) throws InterruptedException;
    }

    /** What happens to one answer that does not stand, or of which nothing is heard. */
    record Outcome(int reason, String comment) {
        static final Outcome IGNORED = new Outcome(-1, "");

        static Outcome refused(ErrorReason reason, String comment) {
            return new Outcome(reason.getNumber(), comment);
        }
    }

    FakeServer(Script... scripts) {
        this.scripts.addAll(List.of(scripts));
        try {
            server = NettyServerBuilder.forAddress(new InetSocketAddress("127.0.0.1", 0))
                    .addService(new Playing())
                    .addService(new Registering())
                    .intercept(new Tokens())
                    .build()
                    .start();
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    String address() {
        return "127.0.0.1:" + server.getPort();
    }

    /** The bot's log, so that scripts can wait for what it says. */
    void log(String line) {
        change(() -> lines.add(line));
    }

    synchronized String said() {
        return String.join("\n", lines);
    }

    synchronized void change(Runnable what) {
        what.run();
        notifyAll();
    }

    /** Blocks until something is so. */
    synchronized void await(String what, BooleanSupplier isSo) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE_MS * 1_000_000;
        while (!isSo.getAsBoolean()) {
            long leftMs = (end - System.nanoTime()) / 1_000_000;
            if (leftMs <= 0) {
                throw fault("not so: " + what + "\n" + said());
            }
            wait(leftMs);
        }
    }

    /** Notes that a script went wrong; the status ends the bot too. */
    synchronized StatusRuntimeException fault(String what) {
        faults.add(new AssertionError(what));
        notifyAll();
        return refusal(Status.Code.NOT_FOUND, "TABLE_NOT_FOUND", what);
    }

    /** Fails the test when a script went wrong. */
    @Override
    public synchronized void close() {
        server.shutdownNow();
        faults.stream().findFirst().ifPresent(fault -> {
            throw fault;
        });
    }

    static StatusRuntimeException refusal(Status.Code code, String reason, String details) {
        var trailers = new Metadata();
        if (!reason.isEmpty()) {
            trailers.put(Metadata.Key.of("boneyard-reason", Metadata.ASCII_STRING_MARSHALLER), reason);
        }
        return code.toStatus().withDescription(details).asRuntimeException(trailers);
    }

    /** Judges one answer; empty when the bot gets no reply. */
    synchronized Optional<AnswerResult> take(MoveAnswer answer) {
        answers.add(answer);
        Outcome planned = outcomes.isEmpty() ? null : outcomes.pop();
        notifyAll();
        if (planned == Outcome.IGNORED) {
            return Optional.empty();
        }
        var result = AnswerResult.newBuilder().setTableId(answer.getTableId()).setTurn(answer.getTurn());
        if (planned != null) {
            return Optional.of(result.setReasonValue(planned.reason()).setComment(planned.comment()).build());
        }
        MoveAnswer before = taken.putIfAbsent(answer.getTableId() + " " + answer.getTurn(), answer);
        if (before != null && !before.equals(answer)) {
            return Optional.of(result.setReason(ErrorReason.ERROR_REASON_TURN_ALREADY_ANSWERED).build());
        }
        replays += before == null ? 0 : 1;
        return Optional.of(result.setAccepted(true).setReplayed(before != null).build());
    }

    private final class Playing extends PlayServiceGrpc.PlayServiceImplBase {
        @Override
        public StreamObserver<PlayRequest> play(StreamObserver<PlayResponse> responses) {
            return new Connection(FakeServer.this, responses);
        }

        @Override
        public void getSeatView(GetSeatViewRequest request, StreamObserver<GetSeatViewResponse> response) {
            SeatView view;
            synchronized (FakeServer.this) {
                view = views.get(request.getTableId());
            }
            if (view == null) {
                response.onError(refusal(Status.Code.NOT_FOUND, "TABLE_NOT_FOUND", "scripted"));
                return;
            }
            response.onNext(GetSeatViewResponse.newBuilder().setView(view).build());
            response.onCompleted();
        }
    }

    private final class Registering extends PlayerServiceGrpc.PlayerServiceImplBase {
        @Override
        public void registerPlayer(RegisterPlayerRequest request, StreamObserver<RegisterPlayerResponse> response) {
            change(() -> registered.add(request));
            if (registering != null) {
                response.onError(registering);
                return;
            }
            var player = Player.newBuilder().setPlayerId("ply_new");
            response.onNext(RegisterPlayerResponse.newBuilder()
                    .setPlayer(player)
                    .setToken("fresh-token")
                    .setRecoveryCode("code")
                    .build());
            response.onCompleted();
        }
    }

    private final class Tokens implements ServerInterceptor {
        @Override
        public <Q, R> ServerCall.Listener<Q> interceptCall(
                ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
            String token = headers.get(Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER));
            change(() -> authorizations.add(token));
            return next.startCall(call, headers);
        }
    }
}
