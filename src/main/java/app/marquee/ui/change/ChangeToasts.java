package app.marquee.ui.change;

import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.notification.Notices.Step;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Toasts after changes: whether they were sent or saved for later, with a review of what is pending
 * and an undo where there is one. What the list of changes in the view says isn't repeated. FX
 * thread only.
 */
final class ChangeToasts {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeFlowViewModel flow;
    private final Predicate<ChangeEntry> isInSight;
    private int told;

    /**
     * @param isInSight whether the view says itself what became of a change
     */
    ChangeToasts(SectionContext on, ChangeFlowViewModel flow, Predicate<ChangeEntry> isInSight) {
        this.on = on;
        this.messages = on.messages().of("change");
        this.flow = flow;
        this.isInSight = isInSight;
        flow.listen(this::follow);
    }

    /** Tells that changes are pending, and leads to them. */
    void saved(Proposal changes, int count) {
        on.notices()
                .done(
                        messages.plural("keep.done", count),
                        new Step(
                                messages.text("review"),
                                () -> on.navigation().open(new Place.Drawer())),
                        new Step(
                                messages.text("undo.action"),
                                () -> flow.giveUp(changes, this::discarded)));
    }

    private void discarded(int count) {
        if (count > 0) {
            on.notices().done(messages.plural("discarded", count));
        } else {
            on.notices().hint(messages.text("toast.sent.already"));
        }
    }

    /** Each batch is told once, when all of it was applied. */
    private void follow(List<ChangeEntry> changed) {
        for (ChangeBatch batch : flow.gestures().reversed()) {
            if (batch.number() > told
                    && batch.state() == ChangeEntry.State.DONE
                    && changed.stream().anyMatch(entry -> batch.has(entry.line().id()))) {
                told = batch.number();
                sent(batch);
            }
        }
    }

    private void sent(ChangeBatch batch) {
        if (batch.takesBack() != null || batch.entries().stream().anyMatch(isInSight)) {
            return;
        }
        List<Step> steps = new ArrayList<>();
        if (batch.canBeTakenBack()) {
            steps.add(new Step(messages.text("undo.choose"), () -> flow.undo(batch)));
        }
        on.notices().done(messages.text("toast.sent", batch.title()), steps.toArray(Step[]::new));
    }
}
