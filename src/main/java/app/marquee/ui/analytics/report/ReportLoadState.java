package app.marquee.ui.analytics.report;

import app.marquee.model.failure.Failure;

/** How the last load of a report stands. */
public sealed interface ReportLoadState {
    ReportLoadState IDLE = new Idle();
    ReportLoadState LOADING = new Loading();
    ReportLoadState OLDER = new Older();
    ReportLoadState CANCELLED = new Cancelled();
    ReportLoadState DONE = new Done();

    /** Nothing was asked yet. */
    record Idle() implements ReportLoadState {}

    record Loading() implements ReportLoadState {}

    /** The content is what was kept of an earlier time; newer is asked for. */
    record Older() implements ReportLoadState {}

    record Cancelled() implements ReportLoadState {}

    /** The content is that of the last load. */
    record Done() implements ReportLoadState {}

    /** The content is older than the last load. */
    record Failed(Failure failure) implements ReportLoadState {}
}
