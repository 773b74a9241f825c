package app.marquee.ui.analytics.report;

/**
 * Lets several choices in a row become one request: runs the last thing it was given a moment after
 * the last call. On the FX thread.
 */
@FunctionalInterface
public interface ReportPacing {
    void soon(Runnable next);
}
