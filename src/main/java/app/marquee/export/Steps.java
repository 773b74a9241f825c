package app.marquee.export;

/** Tells how far writing is, and ends it when its thread was interrupted. */
final class Steps {
    private static final int EVERY = 512;

    private final long total;
    private final ExportProgress told;
    private long done;

    Steps(long total, ExportProgress told) {
        this.total = total;
        this.told = told;
    }

    void step() throws InterruptedException {
        done++;
        if (done % EVERY == 0 || done == total) {
            if (Thread.interrupted()) {
                throw new InterruptedException("The export was canceled");
            }
            told.report(done, total);
        }
    }
}
