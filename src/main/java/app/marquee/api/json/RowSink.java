package app.marquee.api.json;

/**
 * Takes the rows of a long answer one by one, on the thread that reads it, before it is known
 * whether the rest of the answer can be read: when the read fails, what was taken is not a whole
 * answer.
 */
@FunctionalInterface
public interface RowSink<R> {
    void row(R row);

    /** Called now and then with the number of rows so far; how many will come is not known. */
    default void progress(long rows) {}
}
