package app.marquee.ui.analytics.report;

import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/** Presenter of a report's loading, empty and error states. FX thread only. */
public final class ReportStates {
    private final StatePane pane;
    private final FailureText failures;
    private final FailureSubject about;

    public ReportStates(SectionContext context, Node content) {
        this(context, content, FailureSubject.ANALYTICS);
    }

    /**
     * @param about what hints at the usual mistake of its requests
     */
    public ReportStates(SectionContext context, Node content, FailureSubject about) {
        this.about = about;
        this.pane = new StatePane(context.messages(), context.clock(), content);
        this.failures = new FailureText(context.messages());
    }

    public StatePane pane() {
        return pane;
    }

    /**
     * @param at load time of the shown report, or null when there is none
     * @param nothing text for a report without rows; null when there are rows
     */
    public void show(
            ReportLoadState phase,
            @Nullable Instant at,
            @Nullable EmptyStateText nothing,
            Runnable retry) {
        switch (phase) {
            case ReportLoadState.Idle _ -> {}
            case ReportLoadState.Loading _ -> pane.loading();
            case ReportLoadState.Older _ -> older(at);
            case ReportLoadState.Cancelled _ -> pane.cancelled(retry);
            case ReportLoadState.Done _ -> done(at, nothing);
            case ReportLoadState.Failed(var failure) ->
                    pane.failed(failures.of(failure, about), retry);
        }
    }

    private void older(@Nullable Instant at) {
        if (at != null) {
            pane.stale(at);
            pane.loading();
        }
    }

    private void done(@Nullable Instant at, @Nullable EmptyStateText nothing) {
        if (at == null) {
            return;
        }
        if (nothing == null) {
            pane.full(at);
        } else {
            pane.empty(nothing, at);
        }
    }

    /** Shows the age of the data when the user returns to it late. */
    void shownAgain() {
        pane.shownAgain();
    }
}
