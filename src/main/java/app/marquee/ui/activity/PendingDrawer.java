package app.marquee.ui.activity;

import app.marquee.change.engine.ChangeLists;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.service.change.ChangeCounts;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PausedBar;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.SendingBar;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.section.Drawer;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Drawer with the changes that are pending, being sent, failed, of unknown outcome or just applied,
 * by batch, with what can be done about them. FX thread only.
 */
final class PendingDrawer implements Drawer {
    /** A change that ended this recently can be undone from here. */
    private static final Duration RECENT = Duration.ofMinutes(10);

    private final SharedActivity shared;
    private final ActivityViewModel model;
    private final PendingChangesViewModel desk;
    private final SectionContext context;
    private final ChangeText text;
    private final FrameSource frames;
    private final VBox groups = new VBox();
    private final Button apply;
    private final Button discard;
    private final StatePane states;
    private final VBox view;
    private final Subscription following;

    /** The groups in sight, with those of their changes that matter. */
    private List<ChangeGroup> shown = List.of();

    PendingDrawer(SharedActivity shared, SectionContext context) {
        Messages messages = context.messages();
        this.shared = shared;
        this.context = context;
        this.model = shared.open(context);
        this.desk = model.pending();
        this.text = new ChangeText(messages, new ChangeWords(messages, _ -> Optional.empty()));
        this.frames = context.frames();
        this.apply = Buttons.titled("pending-apply", "");
        apply.getStyleClass().add("accent");
        apply.setOnAction(_ -> desk.apply(open()));
        this.discard = Buttons.titled("pending-discard", messages.text("pending.discard.all"));
        discard.setOnAction(_ -> desk.giveUpAll(open(), "pending.discard"));
        this.states =
                new StatePane(messages, context.clock(), scroll())
                        .retry(FailureSubject.OTHER, model::loadChanges);
        VBox.setVgrow(states, Priority.ALWAYS);
        this.view = new VBox(actions(messages), running(messages), states);
        this.following =
                model.changesProperty()
                        .subscribe(_ -> show())
                        .and(states.follow(model.stateProperty(), this::nothing))
                        .and(context.connection().subscribe(_ -> allow()));
    }

    private ScrollPane scroll() {
        groups.getStyleClass().add("pending-groups");
        ScrollPane scroll = new ScrollPane(groups);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        return scroll;
    }

    private OverflowBar actions(Messages messages) {
        Button all = Buttons.titled("pending-all", messages.text("activity.open"));
        all.getStyleClass().add("flat");
        all.setOnAction(_ -> context.navigation().open(new Place.PendingChanges()));
        OverflowBar actions = new OverflowBar("pending-more", messages);
        actions.addKept(apply);
        actions.add(discard);
        actions.rightSlot().add(all);
        actions.getStyleClass().add("pending-head");
        return actions;
    }

    /** Progress of a batch being applied, and why it paused. */
    private VBox running(Messages messages) {
        VBox sending = new VBox();
        new SendingBar(desk.flow(), messages, "pending-stop", sending);
        Button drop = ReviewDialog.button("pending-drop", messages.text("desk.drop"));
        drop.setOnAction(_ -> desk.flow().leaveWaiting());
        return new VBox(
                sending,
                new PausedBar(
                        desk.flow(),
                        messages,
                        context.connection().getValue().zone(),
                        "pending-resume",
                        drop));
    }

    private void show() {
        shown = batches();
        groups.getChildren()
                .setAll(
                        shown.stream()
                                .map(
                                        group ->
                                                new PendingGroup(
                                                        whole(group),
                                                        group,
                                                        desk,
                                                        text,
                                                        frames,
                                                        context))
                                .toList());
        allow();
    }

    private void allow() {
        List<ChangeLine> open = open();
        Messages messages = context.messages();
        apply.setText(
                open.isEmpty()
                        ? messages.text("desk.apply")
                        : messages.plural("changes.review", open.size()));
        apply.setDisable(!desk.canApply(open));
        discard.setDisable(!PendingChangesViewModel.hasState(open, ChangeState.STAGED));
    }

    private @Nullable EmptyStateText nothing() {
        return batches().isEmpty()
                ? EmptyStateText.of(
                        "fth-check",
                        context.messages().text("pending.none.title"),
                        context.messages().text("pending.none"))
                : null;
    }

    /** The pending changes; those that failed are applied again in their own group. */
    private List<ChangeLine> open() {
        return shown.stream()
                .flatMap(group -> group.lines().stream())
                .filter(ChangeLists::isOpen)
                .filter(line -> line.state() != ChangeState.FAILED)
                .toList();
    }

    /** The groups in the order made: what failed or is unknown, what is pending, what is over. */
    private List<ChangeGroup> batches() {
        Instant now = model.now();
        return model.groups().reversed().stream()
                .flatMap(group -> group.only(line -> isShown(line, now)).stream())
                .sorted(
                        Comparator.comparing((ChangeGroup group) -> !needsAttention(group))
                                .thenComparing(ChangeGroup::isOver)
                                .thenComparing(group -> !group.isPending()))
                .toList();
    }

    /** All changes of a group, as Activity counts them. */
    private ChangeGroup whole(ChangeGroup some) {
        return model.groups().stream()
                .filter(group -> group.key().equals(some.key()))
                .findFirst()
                .orElse(some);
    }

    private static boolean needsAttention(ChangeGroup group) {
        return group.lines().stream()
                .anyMatch(
                        line ->
                                line.state() == ChangeState.FAILED
                                        || line.state() == ChangeState.UNKNOWN);
    }

    private static boolean isShown(ChangeLine line, Instant now) {
        return switch (line.state()) {
            case STAGED, SENDING, UNKNOWN -> true;
            case FAILED -> ChangeCounts.isRecent(line, now);
            case DONE -> hasJustEnded(line, now);
            case CANCELLED -> false;
        };
    }

    private static boolean hasJustEnded(ChangeLine line, Instant now) {
        Instant ended = line.progress().endedAt();
        return ended != null && ended.isAfter(now.minus(RECENT));
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
    public void hidden() {
        model.pause(this);
    }

    @Override
    public void close() {
        following.unsubscribe();
        frames.close();
        model.pause(this);
        shared.release();
    }
}
