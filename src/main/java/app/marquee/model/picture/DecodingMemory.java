package app.marquee.model.picture;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Memory that all images together may take while they are decoded, outside of the heap as well:
 * whatever would take more waits. Thread-safe. Blocking.
 */
public final class DecodingMemory {
    /** In bytes. */
    public static final int MOST = 256 << 20;

    /** The one memory of this program. */
    public static final DecodingMemory SHARED = new DecodingMemory(MOST);

    private final int most;
    private final Semaphore free;

    DecodingMemory(int most) {
        this.most = most;
        this.free = new Semaphore(most, true);
    }

    /**
     * Decodes once there is so much room.
     *
     * @param bytes that decoding takes; what takes more than there is waits for all of it
     */
    public <T> T during(long bytes, Supplier<T> decoding) {
        int share = (int) Math.min(bytes, most);
        free.acquireUninterruptibly(share);
        try {
            return decoding.get();
        } finally {
            free.release(share);
        }
    }
}
