package app.marquee.ui.control;

/**
 * A part of a view that is another one while pictures of it are taken: drawn in shapes, which are
 * sharp in any size, or without ages, which are no longer true when the picture is looked at. Who
 * takes pictures tells it by {@link SnapshotNotifier}. On the FX thread.
 */
public interface SnapshotAware {
    /**
     * @param taken whether pictures are taken from now on; told when that changes
     */
    void pictured(boolean taken);
}
