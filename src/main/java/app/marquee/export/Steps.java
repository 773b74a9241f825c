package app.marquee.export;

import app.marquee.model.Interrupts;

/** Progress counter of a writer, which ends when its thread is interrupted. */
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
            Interrupts.heed();
            told.report(done, total);
        }
    }
}
