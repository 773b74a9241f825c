package app.marquee.export;

/** Where an export tells how far it is, on the thread that writes. */
@FunctionalInterface
public interface ExportProgress {
    void report(long done, long total);
}
