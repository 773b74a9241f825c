package app.marquee.ui.live;

/** Periodic callback on the FX thread until it is stopped. */
interface Ticker {
    /** Calls from now on; the one before is called no more. */
    void start(Runnable beat);

    void stop();
}
