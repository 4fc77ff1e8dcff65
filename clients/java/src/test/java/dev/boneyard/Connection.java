package dev.boneyard;

import dev.boneyard.v1.MoveAnswer;
import dev.boneyard.v1.PlayRequest;
import dev.boneyard.v1.PlayResponse;
import dev.boneyard.v1.PlayerEvent;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.StreamObserver;

/** A stream of a bot as the script of the {@link FakeServer} sees it. */
final class Connection implements StreamObserver<PlayRequest> {
    private final FakeServer server;
    private final ServerCallStreamObserver<PlayResponse> responses;
    private boolean isGone;
    private boolean hasEnded;

    Connection(FakeServer server, StreamObserver<PlayResponse> responses) {
        this.server = server;
        this.responses = (ServerCallStreamObserver<PlayResponse>) responses;
        this.responses.setOnCancelHandler(this::left);
        this.responses.setOnCloseHandler(this::left);
    }

    synchronized void send(PlayerEvent... events) {
        if (hasEnded) {
            return;
        }
        for (PlayerEvent event : events) {
            responses.onNext(PlayResponse.newBuilder().setEvent(event).build());
        }
    }

    void untilTaken(String table, int turn) throws InterruptedException {
        server.await("an answer is taken", () -> server.taken.containsKey(table + " " + turn));
    }

    void untilAnswers(int count) throws InterruptedException {
        server.await("enough answers came", () -> server.answers.size() >= count);
    }

    void untilSaid(String text) throws InterruptedException {
        server.await("the bot says: " + text, () -> server.said().contains(text));
    }

    void untilGone() throws InterruptedException {
        server.await("the bot leaves", () -> isGone);
    }

    @Override
    public void onNext(PlayRequest request) {
        if (request.hasHello()) {
            server.change(() -> server.hellos.add(request.getHello()));
            var script = new Thread(this::play, "script");
            script.setDaemon(true);
            script.start();
            return;
        }
        MoveAnswer answer = request.getAnswer();
        server.take(answer).ifPresent(result -> send(Events.result(result.toBuilder())));
    }

    private void play() {
        FakeServer.Script script;
        synchronized (server) {
            script = server.scripts.poll();
        }
        StatusRuntimeException end = null;
        try {
            if (script == null) {
                throw server.fault("one connection more than there are scripts");
            }
            script.play(this);
        } catch (StatusRuntimeException error) {
            end = error;
        } catch (InterruptedException | RuntimeException error) {
            end = server.fault("the script failed: " + error);
        }
        synchronized (this) {
            hasEnded = true;
            if (responses.isCancelled()) {
                return; // the bot had what it wanted
            }
            if (end == null) {
                responses.onCompleted();
            } else {
                responses.onError(end);
            }
        }
    }

    private void left() {
        server.change(() -> isGone = true);
    }

    @Override
    public void onError(Throwable error) {
        left();
    }

    @Override
    public void onCompleted() {
        left();
    }
}
