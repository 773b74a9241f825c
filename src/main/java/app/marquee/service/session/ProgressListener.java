package app.marquee.service.session;

/** Progress callback on the working thread. */
@FunctionalInterface
public interface ProgressListener {
    /**
     * @param total how much there is, or a negative number when unknown
     */
    void at(long done, long total);
}
