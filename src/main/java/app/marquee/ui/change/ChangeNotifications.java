package app.marquee.ui.change;

import app.marquee.text.Messages;
import app.marquee.ui.shell.notification.Notices.Step;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Notifications after changes: whether they were sent or saved for later, with a review of what is
 * pending and an undo where there is one. What the list of changes in the view says isn't repeated,
 * except for what was dropped. FX thread only.
 */
final class ChangeNotifications {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeFlowViewModel flow;
    private final Predicate<ChangeEntry> isInSight;
    private final Set<String> dropped = new HashSet<>();
    private int told;

    /**
     * @param isInSight whether the view says itself what became of a change
     */
    ChangeNotifications(
            SectionContext on, ChangeFlowViewModel flow, Predicate<ChangeEntry> isInSight) {
        this.on = on;
        this.messages = on.messages().of("change");
        this.flow = flow;
        this.isInSight = isInSight;
        flow.listen(this::follow);
    }

    /** Shows a notification about the next change of these items, even where the view shows it. */
    void dropped(Collection<String> items) {
        dropped.clear();
        dropped.addAll(items);
    }

    /** Tells that changes are pending, and leads to them. */
    void saved(Proposal changes, int count) {
        on.notices()
                .done(
                        messages.plural("keep.done", count),
                        new Step(
                                messages.text("review"),
                                () -> on.navigation().open(new Place.ChangesDrawer())),
                        new Step(
                                messages.text("discard"),
                                () -> flow.giveUp(changes, this::discarded)));
    }

    /** The form that they came from no longer has them, but Activity can apply them again. */
    private void discarded(int count) {
        if (count > 0) {
            on.notices()
                    .done(
                            messages.plural("discarded", count),
                            new Step(
                                    messages.text("activity.open"),
                                    () -> on.navigation().open(new Place.PendingChanges())));
        } else {
            on.notices().hint(messages.text("notification.sent.already"));
        }
    }

    /** Each batch is told once, when all of it was applied. */
    private void follow(List<ChangeEntry> changed) {
        for (ChangeBatch batch : flow.gestures().reversed()) {
            if (batch.number() > told
                    && batch.state() == ChangeEntry.State.DONE
                    && changed.stream().anyMatch(entry -> batch.has(entry.line().id()))) {
                told = batch.number();
                applied(batch);
            }
        }
    }

    private void applied(ChangeBatch batch) {
        if (isUndo(batch) || (!isDropped(batch) && batch.entries().stream().anyMatch(isInSight))) {
            return;
        }
        dropped.clear();
        List<Step> steps = new ArrayList<>();
        if (batch.canBeTakenBack()) {
            steps.add(new Step(messages.text("undo.choose"), () -> undo(batch)));
        }
        on.notices()
                .done(
                        messages.text("notification.applied", batch.title()),
                        steps.toArray(Step[]::new));
    }

    private boolean isDropped(ChangeBatch batch) {
        return batch.entries().stream()
                .flatMap(entry -> entry.line().subjects().stream())
                .anyMatch(subject -> dropped.contains(subject.id()));
    }

    /** Whoever undoes something sees it there. */
    private static boolean isUndo(ChangeBatch batch) {
        return batch.takesBack() != null
                || batch.entries().stream()
                        .allMatch(entry -> entry.line().origin().inverseOf() != null);
    }

    /** The batch may have been undone in the meantime. */
    private void undo(ChangeBatch batch) {
        ChangeBatch now =
                flow.gestures().stream()
                        .filter(each -> each.number() == batch.number())
                        .findFirst()
                        .orElse(batch);
        if (now.canBeTakenBack()) {
            flow.undo(now);
        } else {
            on.notices().hint(messages.text("notification.undone.already"));
        }
    }
}
