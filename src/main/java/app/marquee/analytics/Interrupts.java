package app.marquee.analytics;

/** Lets long calculations end when their job is cancelled. */
final class Interrupts {
    private Interrupts() {}

    static void heed() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
