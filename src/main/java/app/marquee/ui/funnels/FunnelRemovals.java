package app.marquee.ui.funnels;

import app.marquee.model.failure.Failure;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.VideoId;
import app.marquee.service.funnel.FunnelRemoval;
import app.marquee.service.funnel.FunnelService;
import app.marquee.task.Job;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Removal of videos from a funnel: loads every funnel, names all that lose the videos, and reports
 * the actual change afterwards. FX thread only.
 */
final class FunnelRemovals {
    private final SectionContext on;
    private final Messages messages;
    private final FunnelService service;
    private final ChangeFlowViewModel flow;
    private final FunnelWords words;
    private final Runnable after;
    private boolean underWay;

    /**
     * @param after runs when something may have changed
     */
    FunnelRemovals(
            SectionContext on, FunnelService service, ChangeFlowViewModel flow, Runnable after) {
        this.on = on;
        this.messages = on.messages();
        this.service = service;
        this.flow = flow;
        this.words = new FunnelWords(messages);
        this.after = after;
    }

    /** Loads every funnel and proposes the removal. */
    void begin(Funnel funnel, List<VideoId> videos, Map<VideoId, String> titles) {
        if (underWay) {
            on.notices().warn(messages.text("remove.underway"));
            return;
        }
        Optional<String> blocked = IdRule.blocked(messages, videos);
        if (blocked.isPresent()) {
            on.notices().warn(blocked.get());
            return;
        }
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.matrix"),
                                        progress -> service.plan(funnel, videos, progress::report))
                                .onSuccess(plan -> review(plan, videos.size(), titles))
                                .onFailure(
                                        why ->
                                                unplanned(
                                                        why, () -> begin(funnel, videos, titles))));
    }

    /** Reports a failure before anything was sent. */
    private void unplanned(Failure why, Runnable again) {
        on.notices().failed(messages.text("remove.unplanned"), why, FailureSubject.FUNNEL, again);
    }

    private void review(FunnelRemoval.Plan plan, int selected, Map<VideoId, String> titles) {
        List<Funnel> untold = plan.before().untold();
        if (!untold.isEmpty()) {
            on.notices().warn(messages.text("remove.untold", words.name(untold.getFirst())));
            return;
        }
        if (plan.steps().isEmpty()) {
            on.notices().warn(messages.text("remove.nothing"));
            after.run();
            return;
        }
        int count = selected - plan.absent().size();
        List<FunnelRemoval.Loss> losses = plan.losses(count);
        Proposal proposal =
                Proposal.of(
                                words.removal(losses, count),
                                words.removing(losses, count),
                                plan.steps())
                        .warning(words.warning(plan, count, titles), true)
                        .affecting(losses.stream().map(words::loss).toList());
        // The service sends it, since it reads every funnel after each request.
        flow.propose(proposal, () -> send(plan, titles));
    }

    private void send(FunnelRemoval.Plan plan, Map<VideoId, String> titles) {
        underWay = true;
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.remove"),
                                        progress -> service.remove(plan, progress::report))
                                .writing()
                                .onSuccess(report -> tell(report, titles))
                                .onFailure(this::failed)
                                .onCancelled(
                                        () -> on.notices().warn(messages.text("remove.cancelled")))
                                .onFinally(
                                        () -> {
                                            underWay = false;
                                            after.run();
                                        }));
    }

    private void failed(Failure why) {
        on.notices().failed(messages.text("remove.failed"), why, FailureSubject.FUNNEL);
    }

    private void tell(FunnelRemoval.Report report, Map<VideoId, String> titles) {
        Label text = new Label(words.report(report, titles));
        text.setId("funnel-report");
        text.setWrapText(true);
        Wrapping.guard(text);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox content = new VBox(text);
        content.getStyleClass().add("review-card");
        Button close = ReviewDialog.button("funnel-report-close", messages.text("close"));
        String title = report.stop() == null ? "report.done" : "report.stopped";
        Dialogs.OpenDialog dialog =
                on.dialogs().show(messages.text(title), content, List.of(close));
        close.setOnAction(_ -> dialog.close());
        close.requestFocus();
    }
}
