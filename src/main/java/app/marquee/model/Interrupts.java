package app.marquee.model;

/** Interrupt check for long work, so that it ends when its job is canceled. */
public final class Interrupts {
    private Interrupts() {}

    public static void heed() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
