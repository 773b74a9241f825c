package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.Id;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PausedBar;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.SendingBar;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pane of all changes made on this computer and their results. */
final class ChangesPane extends StackPane {
    private static final Set<ChangeState> WAITING =
            EnumSet.of(ChangeState.STAGED, ChangeState.UNKNOWN);

    private static final double TABLE_SHARE = 0.62;

    /** Place of the frames, before what changed. */
    private static final int PICTURE = 2;

    private final ActivityViewModel model;
    private final Messages messages;
    private final TableSheet sheets;
    private final StatePane states;
    private final DataTable<ChangeRow> table;
    private final FrameSource frames;
    private final PictureColumn<ChangeRow> picture;

    /** All changes that pass the filter, one a row, as they are exported. */
    private final DataTable<ChangeLine> lines;

    private final Set<Object> open = new HashSet<>();
    private final Action toggle = new Action(this::toggleSelected);
    private final PendingChangesViewModel desk;
    private final ChangesBar bar;
    private final ChangeDetail detail;
    private final DetailSwitch details;
    private final SectionContext context;

    private final ReadOnlyBooleanWrapper filled = new ReadOnlyBooleanWrapper(true);

    /** Changes, as the pending pill counts them. */
    private final ReadOnlyObjectWrapper<@Nullable RowCount> count =
            new ReadOnlyObjectWrapper<>(RowCount.NONE);

    private @Nullable Id sought;

    ChangesPane(ActivityViewModel model, SectionContext context) {
        this.model = model;
        this.context = context;
        this.messages = context.messages();
        this.sheets = new TableSheet(context);
        this.frames = context.frames();
        this.picture = frames.videos(ChangesPane::video);
        ChangeText text = new ChangeText(messages, exact(messages));
        ChangeColumns columns =
                new ChangeColumns(messages, text, context.connection().getValue().zone());
        this.table = table(columns, context);
        this.lines = lines(columns, context);
        this.desk = model.pending();
        this.detail = new ChangeDetail(messages, text, desk::copyCurl);
        this.bar =
                new ChangesBar(
                        context,
                        desk,
                        model.imports(),
                        this::chosen,
                        this::pending,
                        () -> !table.selected().isEmpty());
        ViewMemory memory = context.memory().under("changes");
        TwoPanes panes = content(memory);
        this.details = new DetailSwitch(panes, memory, messages);
        this.states =
                new StatePane(messages, context.clock(), panes)
                        .retry(FailureSubject.OTHER, model::loadChanges);
        VBox.setVgrow(states, Priority.ALWAYS);
        Button drop = ReviewDialog.button("changes-drop", messages.text("desk.drop"));
        drop.setOnAction(_ -> desk.flow().leaveWaiting());
        PausedBar paused = new PausedBar(desk.flow(), context, "changes-resume", drop);
        VBox sending = new VBox();
        new SendingBar(desk.flow(), messages, "changes-stop", sending);
        getChildren().add(new VBox(bar, sending, paused, states));
        bar.onFilter(this::rows);
        bar.adapt();
        table.emptyTextProperty().set(messages.text("changes.none"));
        lines.table().itemsProperty().subscribe(_ -> regroup());
        model.changesProperty()
                .subscribe(
                        _ -> {
                            frames.renew();
                            rows();
                            filled.set(!isEmpty());
                        });
        states.follow(model.stateProperty(), this::nothing);
        filled.subscribe(isFilled -> Visibility.show(bar, isFilled));
        model.stateProperty().subscribe(_ -> filled.set(!isEmpty()));
    }

    /** Selects an item's pending changes as soon as they are loaded. */
    void seek(Id subject) {
        sought = subject;
        table.table().getSelectionModel().clearSelection();
        find();
    }

    private void find() {
        Id wanted = sought;
        if (wanted == null) {
            return;
        }
        List<ChangeRow> rows = table.shownRows();
        IntStream.range(0, rows.size())
                .filter(row -> waitsFor(rows.get(row), wanted))
                .findFirst()
                .ifPresent(row -> found(rows.get(row), row));
    }

    /** Selects the change, after its group was opened. */
    private void found(ChangeRow row, int at) {
        if (row.isHeader()) {
            open.add(row.group().key());
            regroup();
            return;
        }
        sought = null;
        table.table().getSelectionModel().clearAndSelect(at);
        table.table().scrollTo(at);
    }

    /** A closed group, or a change, that has what is sought. */
    private boolean waitsFor(ChangeRow row, Id thing) {
        return !(row.isHeader() && isOpen(row.group())) && row.isPendingOf(thing);
    }

    private TwoPanes content(ViewMemory memory) {
        // Later, since a refresh clears and restores the selection: the shown detail stays.
        table.selection()
                .addListener(
                        (ListChangeListener<ChangeRow>)
                                _ ->
                                        FxThread.later(
                                                () -> {
                                                    showDetail();
                                                    toggle.set(canToggle());
                                                    bar.adapt();
                                                }));
        return new TwoPanes("change", table, TwoPanes.Position.BELOW, TABLE_SHARE, memory, messages)
                .side(detail)
                .closable();
    }

    /** There is no pane without a change to show. */
    private void showDetail() {
        List<ChangeLine> lines = selected();
        detail.show(lines);
        details.offer(!lines.isEmpty());
    }

    /** The commands for the menu of the header. */
    List<ButtonBase> menu() {
        return List.of(details.button());
    }

    ReadOnlyObjectProperty<@Nullable RowCount> count() {
        return count.getReadOnlyProperty();
    }

    /**
     * The selected changes. When none is selected, those that are pending or unknown: finished ones
     * are applied again or undone only when the user selected them or filtered by their state.
     */
    private List<ChangeLine> chosen() {
        List<ChangeLine> selected = selected();
        if (!selected.isEmpty()) {
            return selected;
        }
        return lines.shownRows().stream()
                .filter(line -> bar.isNarrowed() || WAITING.contains(line.state()))
                .toList();
    }

    private List<ChangeLine> pending() {
        return lines.shownRows().stream()
                .filter(line -> line.state() == ChangeState.STAGED)
                .toList();
    }

    /** The changes of the selected rows; those of a group once, however it is selected. */
    private List<ChangeLine> selected() {
        return table.selected().stream().flatMap(row -> row.lines().stream()).distinct().toList();
    }

    private Availability canToggle() {
        return Availability.when(
                table.selected().stream().anyMatch(ChangeRow::isHeader), "needs.group");
    }

    private void rows() {
        lines.rows(model.changes().stream().filter(bar::shows).toList());
    }

    private void regroup() {
        List<ChangeLine> shown = lines.shownRows();
        List<ChangeGroup> groups = ChangeGroup.of(shown);
        count.set(new RowCount(shown.size(), model.changes().size()));
        List<ChangeRow> rows =
                groups.stream().flatMap(group -> ChangeRow.of(group, isOpen(group))).toList();
        table.rows(rows);
        frames.show(picture, rows.stream().flatMap(row -> Stream.ofNullable(video(row))).toList());
        bar.adapt();
        find();
    }

    private static @Nullable Id video(ChangeRow row) {
        ChangeLine line = row.line();
        return line == null ? null : line.subject().video();
    }

    private DataTable<ChangeRow> table(ChangeColumns columns, SectionContext context) {
        DataTable<ChangeRow> rows =
                new DataTable<ChangeRow>("activity-changes-table", messages, context.tasks());
        columns.ofRows(this::mark).forEach(rows::columns);
        rows.table().getColumns().add(PICTURE, picture);
        ChangeColumns.keep(rows);
        rows.named(messages.text("section.changes"))
                .keyedBy(ChangeRow::key)
                .onOpen(this::toggle)
                .remember(context.memory());
        rows.setId("changes-list");
        columns.showDays(rows, context.clock());
        return rows;
    }

    private DataTable<ChangeLine> lines(ChangeColumns columns, SectionContext context) {
        DataTable<ChangeLine> all =
                new DataTable<>("activity-changes-lines", messages, context.tasks());
        columns.ofLines().forEach(all::columns);
        return all;
    }

    /** Shows or hides the changes of a header; the room before a change that belongs to one. */
    private Node mark(ChangeRow row) {
        if (!row.isHeader()) {
            Region room = new Region();
            room.getStyleClass().add(row.isInside() ? "change-inside" : "change-alone");
            return room;
        }
        boolean isOpen = row.isOpen();
        int size = row.lines().size();
        Button toggle =
                Buttons.icon(
                        "changes-toggle",
                        isOpen ? "fth-chevron-down" : "fth-chevron-right",
                        messages.text(isOpen ? "group.hide" : "group.show", size));
        toggle.getStyleClass().addAll("flat", "change-toggle");
        toggle.setFocusTraversable(false);
        toggle.setOnAction(_ -> toggle(row));
        return toggle;
    }

    private boolean isOpen(ChangeGroup group) {
        return open.contains(group.key());
    }

    private void toggle(ChangeRow row) {
        if (!row.group().isSingle()) {
            Object key = row.group().key();
            if (!open.remove(key)) {
                open.add(key);
            }
            regroup();
        }
    }

    /** Shows or hides the changes of the selected groups, whatever part of them is selected. */
    private void toggleSelected() {
        List.copyOf(table.selected()).stream()
                .filter(ChangeRow::isHeader)
                .findFirst()
                .ifPresent(this::toggle);
    }

    private @Nullable EmptyStateText nothing() {
        if (!isEmpty()) {
            return null;
        }
        EmptyStateText words =
                EmptyStateText.of(
                        "fth-edit-3",
                        messages.text("changes.empty.title"),
                        messages.text("changes.empty.text"));
        Place next = new Place.Library();
        return context.navigation().canOpen(next.getClass())
                ? words.withAction(
                        messages.text("changes.empty.open"), () -> context.navigation().open(next))
                : words;
    }

    /** Whether there is no change at all, so that nothing can be filtered or done. */
    private boolean isEmpty() {
        return model.stateProperty().get() instanceof LoadState.Loaded && model.changes().isEmpty();
    }

    /** Whether there is anything to filter or export. */
    ReadOnlyBooleanProperty filledProperty() {
        return filled.getReadOnlyProperty();
    }

    /** The changes as they are listed. */
    TableSource export() {
        return new TableSource(messages.text("section.changes"), lines, sheets);
    }

    ChangesBar bar() {
        return bar;
    }

    ChangeDetail detail() {
        return detail;
    }

    /** Shows or hides the changes of the selected group. */
    Action toggle() {
        return toggle;
    }

    ChangeFlowViewModel flow() {
        return desk.flow();
    }

    void filter(String typed) {
        lines.filter(typed);
    }

    void close() {
        frames.close();
    }

    ObservableValue<@Nullable Instant> fetchedAt() {
        return states.fetchedAtProperty();
    }

    /** In the activity log a folder is its ID, whatever its current name. */
    private static ChangeWords exact(Messages messages) {
        return new ChangeWords(messages, Optional::of);
    }
}
