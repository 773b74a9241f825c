package app.marquee.ui.analytics.report;

/** Debouncer that turns several choices in a row into one request. FX thread only. */
@FunctionalInterface
public interface ReportPacing {
    void soon(Runnable next);
}
