package app.marquee.task;

/** What holds the steps of a job while the person pauses it. Thread-safe. */
final class PauseGate {
    private boolean on;

    synchronized void set(boolean paused) {
        on = paused;
        notifyAll();
    }

    synchronized boolean isOn() {
        return on;
    }

    /** Returns at once unless it is paused. */
    synchronized void await() throws InterruptedException {
        while (on) {
            wait();
        }
    }
}
