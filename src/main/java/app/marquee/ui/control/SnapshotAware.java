package app.marquee.ui.control;

/**
 * Node that renders differently in images, such as in vector shapes or without ages; {@link
 * SnapshotNotifier} notifies it. FX thread only.
 */
public interface SnapshotAware {
    /**
     * @param taken whether images are taken from now on; called when that changes
     */
    void pictured(boolean taken);
}
