package app.marquee.ui.live;

/** A heart that beats when it is told to. */
final class Beats implements Ticker {
    private Runnable beat = () -> {};

    @Override
    public void start(Runnable next) {
        beat = next;
    }

    @Override
    public void stop() {
        beat = () -> {};
    }

    void beat() {
        beat.run();
    }
}
