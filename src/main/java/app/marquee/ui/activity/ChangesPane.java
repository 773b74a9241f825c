package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PausedBar;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.SendingBar;
import app.marquee.ui.change.StateBadge;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnChoice;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Pane of all changes made on this computer and their results. */
final class ChangesPane extends StackPane {
    private static final Set<ChangeState> WAITING =
            EnumSet.of(ChangeState.STAGED, ChangeState.UNKNOWN);

    private static final double TABLE_SHARE = 0.72;
    private static final String REQUEST = "request";

    private final ActivityViewModel model;
    private final Messages messages;
    private final TableSheet sheets;
    private final StatePane states;
    private final DataTable<ChangeLine> table;
    private final PendingChangesViewModel desk;
    private final ChangesBar bar;
    private final ChangeDetail detail;
    private final ToggleButton request = new ToggleButton();
    private @Nullable Id sought;

    ChangesPane(ActivityViewModel model, SectionContext context) {
        this.model = model;
        this.messages = context.messages();
        this.sheets = new TableSheet(context);
        this.table = table(context);
        ChangeController changes = new ChangeController(model.changeLists().changes(), context);
        this.desk =
                new PendingChangesViewModel(
                        model.changeLists(),
                        changes.flow(),
                        changes.words(),
                        context,
                        model::loadChanges);
        this.detail = new ChangeDetail(messages, desk::copyCurl);
        this.bar = new ChangesBar(messages, desk, this::chosen, () -> !table.selected().isEmpty());
        this.states =
                new StatePane(messages, context.clock(), content(context))
                        .retry(FailureSubject.OTHER, model::loadChanges);
        VBox.setVgrow(states, Priority.ALWAYS);
        Button drop = ReviewDialog.button("changes-drop", messages.text("desk.drop"));
        drop.setOnAction(_ -> desk.flow().leaveWaiting());
        PausedBar paused =
                new PausedBar(
                        desk.flow(),
                        messages,
                        context.connection().getValue().zone(),
                        "changes-resume",
                        drop);
        VBox sending = new VBox();
        new SendingBar(desk.flow(), messages, "changes-stop", sending);
        getChildren().add(new VBox(bar, sending, paused, states));
        desk.onPassword(new PasswordDialog(context, changes.words()));
        bar.onState(_ -> rows());
        bar.adapt();
        table.emptyTextProperty().set(messages.text("changes.none"));
        model.changesProperty().addListener(_ -> rows());
        states.follow(model.stateProperty(), this::nothing);
    }

    /** Selects an item's pending changes as soon as they are loaded. */
    void seek(Id subject) {
        sought = subject;
        table.table().getSelectionModel().clearSelection();
        find();
    }

    private void find() {
        Id wanted = sought;
        List<ChangeLine> rows = table.shownRows();
        IntStream.range(0, wanted == null ? 0 : rows.size())
                .filter(row -> waitsFor(rows.get(row), wanted))
                .findFirst()
                .ifPresent(
                        row -> {
                            sought = null;
                            table.table().getSelectionModel().clearAndSelect(row);
                            table.table().scrollTo(row);
                        });
    }

    private static boolean waitsFor(ChangeLine line, @Nullable Id thing) {
        return thing != null
                && line.state() == ChangeState.STAGED
                && line.subjects().stream()
                        .anyMatch(
                                subject ->
                                        ItemKind.of(thing).equals(Optional.of(subject.kind()))
                                                && thing.value().equals(subject.id()));
    }

    private SplitPane content(SectionContext context) {
        // Later, since a refresh clears and restores the selection: the shown detail stays.
        table.selection()
                .addListener(
                        (ListChangeListener<ChangeLine>)
                                _ ->
                                        FxThread.later(
                                                () -> {
                                                    detail.show(onlyOne(table.selected()));
                                                    bar.adapt();
                                                }));
        SplitPane split = new SplitPane(table);
        split.setOrientation(Orientation.VERTICAL);
        ViewMemory memory = context.memory().under("changes");
        SplitMemory.attach(split, memory, TABLE_SHARE);
        bindRequest(split, memory);
        return split;
    }

    /** Shows the request of the selected change below the table. */
    private void bindRequest(SplitPane split, ViewMemory memory) {
        request.setText(messages.text("desk.request"));
        request.setGraphic(new FontIcon("fth-terminal"));
        request.setId("changes-request-show");
        request.setSelected(Boolean.parseBoolean(memory.recall(REQUEST)));
        request.selectedProperty()
                .subscribe(
                        isShown -> {
                            memory.keep(REQUEST, Boolean.toString(isShown));
                            split.getItems().remove(detail);
                            if (isShown) {
                                split.getItems().add(detail);
                            }
                        });
    }

    /** Whether the request of the selected change is shown, for the menu of the header. */
    ToggleButton request() {
        return request;
    }

    ColumnChoice columns() {
        return table.columnChoice();
    }

    ReadOnlyObjectProperty<@Nullable RowCount> count() {
        return table.countProperty();
    }

    private static @Nullable ChangeLine onlyOne(List<ChangeLine> selected) {
        return selected.size() == 1 ? selected.getFirst() : null;
    }

    /**
     * The selected changes. When none is selected, those that are pending or unknown: finished ones
     * are applied again or undone only when the user selected them or filtered by their state.
     */
    private List<ChangeLine> chosen() {
        List<ChangeLine> selected = table.selected();
        if (!selected.isEmpty()) {
            return selected;
        }
        return table.shownRows().stream()
                .filter(line -> bar.isNarrowed() || WAITING.contains(line.state()))
                .toList();
    }

    private void rows() {
        table.rows(model.changes().stream().filter(bar::shows).toList());
        bar.adapt();
        find();
    }

    private DataTable<ChangeLine> table(SectionContext context) {
        ChangeText text = new ChangeText(messages, exact(messages));
        ZoneId zone = context.connection().getValue().zone();
        DataTable<ChangeLine> lines =
                new DataTable<ChangeLine>("activity-changes-table", messages, context.tasks())
                        .columns(
                                Column.<ChangeLine>time(
                                                "when",
                                                messages.text("column.time"),
                                                line -> line.origin().stagedAt(),
                                                messages.formats(),
                                                zone)
                                        .width(190),
                                Column.<ChangeLine>text(
                                                "state", messages.text("field.status"), text::state)
                                        .badge(line -> StateBadge.tone(line.state()))
                                        .width(100),
                                Column.<ChangeLine>text(
                                                "what",
                                                messages.text("column.change"),
                                                text::sentence)
                                        .width(300)
                                        .takesRoom(),
                                Column.<ChangeLine>text(
                                                "operation",
                                                messages.text("column.operation"),
                                                text::operation)
                                        .width(215)
                                        .hidden(),
                                Column.<ChangeLine>text(
                                                "subject",
                                                messages.text("field.item"),
                                                text::subject)
                                        .width(170)
                                        .hidden(),
                                Column.<ChangeLine>text(
                                                "change",
                                                messages.text("column.values"),
                                                text::members)
                                        .width(220),
                                Column.<ChangeLine>text(
                                                "answer",
                                                messages.text("column.outcome"),
                                                text::answer)
                                        .width(150),
                                Column.<ChangeLine>text(
                                                "author",
                                                messages.text("column.author"),
                                                line -> line.origin().author())
                                        .width(85),
                                Column.<ChangeLine>text(
                                                "request",
                                                messages.text("request"),
                                                ChangeText::request)
                                        .hidden(),
                                Column.<ChangeLine>text(
                                                "note",
                                                messages.text("column.note"),
                                                line -> line.origin().note())
                                        .hidden())
                        .named(messages.text("section.changes"))
                        .keyedBy(ChangeLine::id)
                        .remember(context.memory());
        lines.setId("changes-list");
        return lines;
    }

    private @Nullable EmptyStateText nothing() {
        return model.stateProperty().get() instanceof LoadState.Loaded && model.changes().isEmpty()
                ? EmptyStateText.of(
                        "fth-edit-3",
                        messages.text("changes.empty.title"),
                        messages.text("changes.empty.text"))
                : null;
    }

    /** The changes as they are listed. */
    TableSource export() {
        return new TableSource(messages.text("section.changes"), table, sheets);
    }

    ChangesBar bar() {
        return bar;
    }

    ChangeDetail detail() {
        return detail;
    }

    ChangeFlowViewModel flow() {
        return desk.flow();
    }

    void filter(String typed) {
        table.filter(typed);
    }

    ObservableValue<@Nullable Instant> fetchedAt() {
        return states.fetchedAtProperty();
    }

    /** In the activity log a folder is its ID, whatever its current name. */
    private static ChangeWords exact(Messages messages) {
        return new ChangeWords(messages, Optional::of);
    }
}
