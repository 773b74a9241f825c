package app.marquee.ui.analytics.report;

import app.marquee.model.failure.Failure;

/** State of a report's last load. */
public sealed interface ReportLoadState {
    ReportLoadState IDLE = new Idle();
    ReportLoadState LOADING = new Loading();
    ReportLoadState OLDER = new Older();
    ReportLoadState CANCELLED = new Cancelled();
    ReportLoadState DONE = new Done();

    /** State before the first load. */
    record Idle() implements ReportLoadState {}

    record Loading() implements ReportLoadState {}

    /** State in which a saved copy is shown while newer data loads. */
    record Older() implements ReportLoadState {}

    record Cancelled() implements ReportLoadState {}

    /** State in which the content is that of the last load. */
    record Done() implements ReportLoadState {}

    /** State in which the content is older than the last load, which failed. */
    record Failed(Failure failure) implements ReportLoadState {}
}
