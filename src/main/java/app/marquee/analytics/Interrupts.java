package app.marquee.analytics;

/** Interrupt check for long calculations, so that they end when their job is cancelled. */
public final class Interrupts {
    private Interrupts() {}

    public static void heed() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
