package app.marquee.export;

/** Progress callback of an export, on the writing thread. */
@FunctionalInterface
public interface ExportProgress {
    void report(long done, long total);
}
