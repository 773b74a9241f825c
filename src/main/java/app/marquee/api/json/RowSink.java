package app.marquee.api.json;

/**
 * Sink for the rows of a long response, on the reading thread. When the read fails later, the rows
 * so far are incomplete.
 */
@FunctionalInterface
public interface RowSink<R> {
    void row(R row);

    /** Called now and then with the number of rows so far; how many will come is not known. */
    default void progress(long rows) {}
}
