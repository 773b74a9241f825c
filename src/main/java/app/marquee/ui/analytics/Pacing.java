package app.marquee.ui.analytics;

/**
 * Lets several choices in a row become one request: runs the last thing it was given a moment after
 * the last call. On the FX thread.
 */
@FunctionalInterface
interface Pacing {
    void soon(Runnable next);
}
