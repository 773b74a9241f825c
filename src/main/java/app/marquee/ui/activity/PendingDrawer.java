package app.marquee.ui.activity;

import app.marquee.model.id.ChangeId;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PausedBar;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.SendingBar;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.section.Drawer;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Drawer with the changes that are being sent, to be checked, failed, pending or applied today,
 * each state in a part with its own buttons. FX thread only.
 */
final class PendingDrawer implements Drawer {
    private final SharedActivity shared;
    private final ActivityViewModel model;
    private final PendingChangesViewModel desk;
    private final SectionContext context;
    private final ChangeText text;
    private final FrameSource frames;
    private final VBox groups = new VBox();
    private final StatePane states;

    /** What is being applied, with Pause: in its part, or above the list where it has none. */
    private final VBox running;

    private final VBox head = new VBox();

    private final VBox view;
    private final Subscription following;

    private final LatestJob looking;
    private final Set<Object> opened = new HashSet<>();
    private Set<ChangeId> expiring = Set.of();

    PendingDrawer(SharedActivity shared, SectionContext context) {
        Messages messages = context.messages();
        this.shared = shared;
        this.context = context;
        this.model = shared.open(context);
        this.desk = model.pending();
        this.text = new ChangeText(messages, new ChangeWords(messages, _ -> Optional.empty()));
        this.frames = context.frames();
        this.looking = new LatestJob(context.tasks());
        this.states =
                new StatePane(messages, context.clock(), scroll())
                        .retry(FailureSubject.OTHER, model::loadChanges);
        VBox.setVgrow(states, Priority.ALWAYS);
        this.running = running(messages);
        head.getStyleClass().add("pending-head");
        head.visibleProperty()
                .bind(Bindings.isNotEmpty(head.getChildren()).and(running.visibleProperty()));
        head.managedProperty().bind(head.visibleProperty());
        this.view = new VBox(head, states);
        this.following =
                model.changesProperty()
                        .subscribe(
                                _ -> {
                                    show();
                                    lookForExpiring();
                                })
                        .and(states.follow(model.stateProperty(), this::nothing))
                        .and(model.stateProperty().subscribe(this::follow))
                        .and(context.connection().subscribe(_ -> show()));
    }

    private ScrollPane scroll() {
        groups.getStyleClass().add("pending-groups");
        ScrollPane scroll = new ScrollPane(groups);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        return scroll;
    }

    /** Progress of a batch being applied, and why it paused. */
    private VBox running(Messages messages) {
        VBox sending = new VBox();
        new SendingBar(desk.flow(), messages, "pending-stop", sending);
        Button drop = ReviewDialog.button("pending-drop", messages.text("desk.drop"));
        drop.setOnAction(_ -> desk.flow().leaveWaiting());
        PausedBar paused = new PausedBar(desk.flow(), context, "pending-resume", drop);
        VBox made = new VBox(sending, paused);
        made.visibleProperty()
                .bind(Bindings.isNotEmpty(sending.getChildren()).or(paused.visibleProperty()));
        made.managedProperty().bind(made.visibleProperty());
        return made;
    }

    /** Where the list can't be loaded, Pause is above what says so. */
    private void follow(LoadState before, LoadState now) {
        if (before instanceof LoadState.Failed != now instanceof LoadState.Failed) {
            show();
        }
    }

    private boolean isListed(List<PendingPart> parts) {
        return !(model.stateProperty().get() instanceof LoadState.Failed)
                && parts.stream().anyMatch(part -> part.kind() == PendingPart.Kind.APPLYING);
    }

    private void show() {
        List<PendingPart> parts = parts();
        Node focused = running.isFocusWithin() ? running.getScene().getFocusOwner() : null;
        groups.getChildren().setAll(parts.stream().map(this::pane).toList());
        if (!isListed(parts)) {
            head.getChildren().setAll(running);
        }
        if (focused != null) {
            // It has moved into another pane.
            focused.requestFocus();
        }
    }

    private PendingPartPane pane(PendingPart part) {
        PendingPartPane pane = new PendingPartPane(part, desk, context.messages());
        if (part.kind() == PendingPart.Kind.APPLYING) {
            pane.getChildren().add(running);
        }
        part.edits()
                .forEach(
                        edit ->
                                pane.getChildren()
                                        .add(
                                                new PendingGroup(
                                                                part.kind(),
                                                                edit,
                                                                text,
                                                                frames,
                                                                opened,
                                                                context)
                                                        .offering(desk, expiring)));
        return pane;
    }

    private List<PendingPart> parts() {
        return PendingPart.of(
                model.changes(), expiring, model.now(), context.connection().getValue().zone());
    }

    private @Nullable EmptyStateText nothing() {
        return parts().isEmpty()
                ? EmptyStateText.of(
                        "fth-check",
                        context.messages().text("pending.none.title"),
                        context.messages().text("pending.none"))
                : null;
    }

    /** Looks which pending recoveries are urgent. */
    private void lookForExpiring() {
        looking.submit(
                Job.of(context.messages().text("job.journal"), _ -> shared.expiring())
                        .onSuccess(
                                found -> {
                                    if (!found.equals(expiring)) {
                                        expiring = found;
                                        show();
                                    }
                                }));
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        model.follow(this);
        frames.renew();
        // Time alone takes changes away, which the same changes loaded again would not show.
        show();
        model.loadChanges();
    }

    @Override
    public void undoLatest(Runnable onUndone) {
        desk.undoLatest(onUndone);
    }

    @Override
    public void hidden() {
        model.pause(this);
    }

    @Override
    public void close() {
        following.unsubscribe();
        looking.cancel();
        frames.close();
        model.pause(this);
        shared.release();
    }
}
