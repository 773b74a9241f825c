package app.marquee.task;

/** Pause gate between the steps of a job. Thread-safe. */
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
