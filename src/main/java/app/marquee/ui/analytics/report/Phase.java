package app.marquee.ui.analytics.report;

import app.marquee.model.failure.Failure;

/** How the last load of a report stands. */
public sealed interface Phase {
    Phase IDLE = new Idle();
    Phase LOADING = new Loading();
    Phase OLDER = new Older();
    Phase CANCELLED = new Cancelled();
    Phase DONE = new Done();

    /** Nothing was asked yet. */
    record Idle() implements Phase {}

    record Loading() implements Phase {}

    /** The content is what was kept of an earlier time; newer is asked for. */
    record Older() implements Phase {}

    record Cancelled() implements Phase {}

    /** The content is that of the last load. */
    record Done() implements Phase {}

    /** The content is older than the last load. */
    record Failed(Failure failure) implements Phase {}
}
