package app.marquee.ui.analytics.report;

import app.marquee.ui.control.state.About;
import app.marquee.ui.control.state.EmptyWords;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;

/** The states of a view of a report, by how its load stands. Lives on the FX thread. */
public final class ReportStates {
    /** Figures older than this are said to be so when a person comes back to them. */
    private static final Duration FRESH = Duration.ofHours(1);

    private final SectionContext context;
    private final StatePane pane;
    private final FailureText failures;
    private final About about;

    public ReportStates(SectionContext context, Node content) {
        this(context, content, About.ANALYTICS);
    }

    /**
     * @param about what hints at the usual mistake of its requests
     */
    public ReportStates(SectionContext context, Node content, About about) {
        this.about = about;
        this.context = context;
        this.pane = new StatePane(context.messages(), context.clock(), content);
        this.failures = new FailureText(context.messages());
    }

    public StatePane pane() {
        return pane;
    }

    /**
     * @param at when what is there was asked for, or null when nothing is
     * @param nothing what is said of an answer without rows; null when there are rows
     */
    public void show(
            Phase phase, @Nullable Instant at, @Nullable EmptyWords nothing, Runnable retry) {
        switch (phase) {
            case Phase.Idle _ -> {}
            case Phase.Loading _ -> pane.loading();
            case Phase.Older _ -> older(at);
            case Phase.Cancelled _ -> pane.cancelled(retry);
            case Phase.Done _ -> done(at, nothing);
            case Phase.Failed(var failure) -> pane.failed(failures.of(failure, about), retry);
        }
    }

    private void older(@Nullable Instant at) {
        if (at != null) {
            pane.stale(at);
            pane.loading();
        }
    }

    private void done(@Nullable Instant at, @Nullable EmptyWords nothing) {
        if (at == null) {
            return;
        }
        if (nothing == null) {
            pane.full(at);
        } else {
            pane.empty(nothing, at);
        }
    }

    /** Says how old the figures are when a person comes back to them late. */
    void shownAgain() {
        Instant at = pane.fetchedAtProperty().get();
        if (pane.state() == StatePane.State.FULL && at != null && isOld(at)) {
            pane.stale(at);
        }
    }

    private boolean isOld(Instant at) {
        return Duration.between(at, context.clock().instant()).compareTo(FRESH) > 0;
    }
}
