package dev.boneyard;

import dev.boneyard.v1.PlayResponse;
import dev.boneyard.v1.PlayerEvent;
import io.grpc.stub.StreamObserver;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What the server sends, read beside the rest, so that silence is noticed and a long thought loses nothing. */
final class Feed implements StreamObserver<PlayResponse> {
    private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();

    /**
     * An event and when it came, or what ended the stream.
     *
     * @param event null at the end
     * @param at of the clock {@code System.nanoTime}
     * @param error null at an end without one
     */
    record Arrival(PlayerEvent event, long at, Throwable error) {}

    Arrival next(Duration silence) throws BrokenConnection, InterruptedException {
        Arrival arrival = arrivals.poll(silence.toMillis(), TimeUnit.MILLISECONDS);
        if (arrival == null) {
            throw new BrokenConnection("nothing came for " + Errors.seconds(silence));
        }
        return arrival;
    }

    @Override
    public void onNext(PlayResponse response) {
        arrivals.add(new Arrival(response.getEvent(), System.nanoTime(), null));
    }

    @Override
    public void onError(Throwable error) {
        arrivals.add(new Arrival(null, System.nanoTime(), error));
    }

    @Override
    public void onCompleted() {
        arrivals.add(new Arrival(null, System.nanoTime(), null));
    }
}
