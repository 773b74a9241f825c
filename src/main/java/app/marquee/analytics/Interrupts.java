package app.marquee.analytics;

/** Lets long calculations end when their job is cancelled. */
public final class Interrupts {
    private Interrupts() {}

    public static void heed() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
