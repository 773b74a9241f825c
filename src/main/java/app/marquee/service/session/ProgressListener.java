package app.marquee.service.session;

/** Is told how far the work is, on the thread that does it. */
@FunctionalInterface
public interface ProgressListener {
    /**
     * @param total how much there is, or a negative number when nobody knows
     */
    void at(long done, long total);
}
