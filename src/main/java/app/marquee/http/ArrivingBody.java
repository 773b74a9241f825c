package app.marquee.http;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.TimedOut.Phase;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Response body as it arrives from the network. Filled by the client's threads and read by the
 * thread of the request, which blocks for each part no longer than the limits allow.
 */
final class ArrivingBody extends InputStream implements BodySubscriber<ArrivingBody> {
    private final Timeouts timeouts;
    private final long startedAt = System.nanoTime();
    private final BlockingQueue<Part> parts = new LinkedBlockingQueue<>();
    private final AtomicReference<Flow.@Nullable Subscription> subscription =
            new AtomicReference<>();
    private final Queue<ByteBuffer> buffers = new ArrayDeque<>();
    private volatile boolean closed;
    private boolean ended;
    private long received;

    private sealed interface Part {
        record Bytes(List<ByteBuffer> buffers) implements Part {}

        record Broken(Throwable thrown) implements Part {}

        record End() implements Part {}
    }

    ArrivingBody(Timeouts timeouts) {
        this.timeouts = timeouts;
    }

    /** How many bytes were read off the wire. */
    long received() {
        return received;
    }

    @Override
    public CompletionStage<ArrivingBody> getBody() {
        return CompletableFuture.completedStage(this);
    }

    @Override
    public void onSubscribe(Flow.Subscription next) {
        if (!subscription.compareAndSet(null, next) || closed) {
            next.cancel();
        } else {
            next.request(1);
        }
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        parts.add(new Part.Bytes(buffers));
    }

    @Override
    public void onError(Throwable thrown) {
        parts.add(new Part.Broken(thrown));
    }

    @Override
    public void onComplete() {
        parts.add(new Part.End());
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        ByteBuffer buffer = current();
        if (buffer == null) {
            return -1;
        }
        int count = Math.min(length, buffer.remaining());
        buffer.get(target, offset, count);
        received += count;
        return count;
    }

    /** What can be read without a wait. */
    @Override
    public int available() {
        ByteBuffer buffer = buffers.peek();
        return buffer == null ? 0 : buffer.remaining();
    }

    /** A buffer with something in it; null at the end. */
    private @Nullable ByteBuffer current() throws IOException {
        while (!ended) {
            ByteBuffer buffer = buffers.peek();
            if (buffer != null && buffer.hasRemaining()) {
                return buffer;
            }
            if (buffer != null) {
                buffers.remove();
            } else {
                take(await());
            }
        }
        return null;
    }

    private void take(Part part) throws IOException {
        switch (part) {
            case Part.Bytes(var more) -> {
                buffers.addAll(more);
                Flow.Subscription source = subscription.get();
                if (source != null) {
                    source.request(1);
                }
            }
            case Part.End _ -> ended = true;
            case Part.Broken(var thrown) ->
                    throw new BodyException(FailureMapper.ofBody(thrown), thrown);
        }
    }

    private Part await() throws IOException {
        long left = timeouts.bodyTotal().toNanos() - (System.nanoTime() - startedAt);
        long idle = timeouts.bodyIdle().toNanos();
        try {
            Part part = left <= 0 ? null : parts.poll(Math.min(idle, left), TimeUnit.NANOSECONDS);
            if (part != null) {
                return part;
            }
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new BodyException(new Failure.Cancelled(true), cancelled);
        }
        throw new BodyException(
                new Failure.TimedOut(
                        Phase.BODY, left < idle ? timeouts.bodyTotal() : timeouts.bodyIdle(), true),
                null);
    }

    /** Missing parts are ignored: the connection is closed. */
    @Override
    public void close() {
        closed = true;
        Flow.Subscription source = subscription.get();
        if (source != null && !ended) {
            source.cancel();
        }
        ended = true;
        buffers.clear();
        parts.clear();
    }
}
