package app.marquee.store;

import java.util.ArrayDeque;
import java.util.Deque;

/** Guard that closes an opened resource when a later step fails. */
final class CloseOnFailure implements AutoCloseable {
    private final Deque<AutoCloseable> parts = new ArrayDeque<>();

    <T extends AutoCloseable> T add(T part) {
        parts.push(part);
        return part;
    }

    /** All of it is open: nothing is closed here any more. */
    void keep() {
        parts.clear();
    }

    @Override
    public void close() {
        for (AutoCloseable part : parts) {
            try {
                part.close();
            } catch (Exception _) {
                // The user sees the failure of the opening.
            }
        }
    }
}
