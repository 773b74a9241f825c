package app.marquee.ui.trash;

import app.marquee.model.ItemKind;
import app.marquee.model.VideoId;
import app.marquee.service.IdFinder.FoundId;
import app.marquee.service.Session;
import app.marquee.service.TrashService;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeGate;
import app.marquee.ui.change.ChangeStrip;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.About;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.DataTable;
import app.marquee.ui.control.EmptyWords;
import app.marquee.ui.control.FailureText;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.KnownIdsInput;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.StatePane;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.shell.Section;
import app.marquee.ui.shell.SectionContext;
import app.marquee.ui.shell.SectionDefinition;
import app.marquee.ui.shell.SectionGroup;

import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Videos in the trash by days left, and the ways to recover them. */
public final class TrashSection implements Section {
    private static final double TITLE = 300;
    private static final double STATE = 240;

    private final SectionContext on;
    private final Messages messages;
    private final TrashViewModel trash;
    private final DataTable<TrashRow> table;
    private final StatePane states;
    private final FilterField filter;
    private final Button recover;
    private final Button urgent;
    private final ToggleButton paste;
    private final ViewFrame frame;
    private boolean shown;

    TrashSection(TrashService service, ChangeGate gate, SectionContext on) {
        this.on = on;
        this.messages = on.messages();
        ChangeWords words = new ChangeWords(messages, _ -> Optional.empty());
        ChangeFlowViewModel flow = new ChangeFlowViewModel(on.tasks(), gate, words, messages);
        this.trash = new TrashViewModel(service, flow, on);
        this.table = new DataTable<>("trash-table", messages, on.tasks());
        buildTable();
        this.states = new StatePane(messages, on.clock(), table);
        this.filter = new FilterField("trash-filter", messages.text("filter"), table::filter);
        this.recover = new Button(messages.text("recover"), new FontIcon("fth-rotate-ccw"));
        this.urgent = new Button(messages.text("urgent"), new FontIcon("fth-alert-triangle"));
        this.paste = new ToggleButton(messages.text("paste"), new FontIcon("fth-hash"));
        buildTools();
        new ReviewDialog(flow, words, on.dialogs(), messages);
        flow.onNews(on.notices()::warn);
        this.frame = frame(flow);
        trash.rowsProperty().subscribe(rows -> show(rows));
        trash.stateProperty().subscribe(this::show);
        on.connection().addListener((InvalidationListener) _ -> choice());
    }

    /** Its place in the window. */
    public static SectionDefinition definition(Session session) {
        return new SectionDefinition(
                "trash",
                "trash",
                "title",
                SectionGroup.CONTENT,
                "fth-trash-2",
                Set.of(),
                context ->
                        new TrashSection(
                                TrashService.of(session),
                                ChangeGate.of(session.changes()),
                                context),
                TrashCommands.all());
    }

    private void buildTable() {
        table.columns(
                        Column.<TrashRow>text("title", messages.text("column.title"), TrashRow::title)
                                .width(TITLE),
                        Column.<TrashRow, Long>of(
                                        "left",
                                        messages.text("column.left"),
                                        TrashRow::left,
                                        this::left)
                                .width(STATE)
                                .graphic(this::badge),
                        Column.<TrashRow>time(
                                "deleted",
                                messages.text("column.deleted"),
                                TrashRow::deletedAt,
                                messages.formats(),
                                on.connection().getValue().zone()),
                        Column.<TrashRow>text(
                                        "state",
                                        messages.text("column.state"),
                                        row -> messages.text("state." + row.state().name()))
                                .width(STATE),
                        Column.<TrashRow>text(
                                "id", messages.text("column.id"), row -> row.id().value()))
                .named(messages.text("table"))
                .keyedBy(TrashRow::id)
                .remember(on.memory());
        table.emptyTextProperty().set(messages.text("table.none"));
        table.selection().addListener((InvalidationListener) _ -> choice());
    }

    private String left(long days) {
        return days < 0 ? messages.text("left.expired") : messages.plural("left.some", days);
    }

    private @Nullable Node badge(TrashRow row) {
        if (!row.isUrgent()) {
            return null;
        }
        Label badge = new Label("!");
        badge.getStyleClass().add("badge");
        badge.pseudoClassStateChanged(PseudoClass.getPseudoClass("danger"), true);
        return badge;
    }

    private void buildTools() {
        recover.setId("trash-recover");
        recover.setMinWidth(Region.USE_PREF_SIZE);
        recover.setOnAction(_ -> trash.recover(table.selected()));
        urgent.setId("trash-recover-urgent");
        urgent.setMinWidth(Region.USE_PREF_SIZE);
        urgent.setOnAction(_ -> trash.recover(urgentRows()));
        paste.setId("trash-paste");
        paste.setMinWidth(Region.USE_PREF_SIZE);
    }

    private List<TrashRow> urgentRows() {
        return trash.rowsProperty().get().stream()
                .filter(TrashRow::isUrgent)
                .filter(TrashRow::isOpen)
                .toList();
    }

    private ViewFrame frame(ChangeFlowViewModel flow) {
        KnownIdsInput ids =
                new KnownIdsInput(
                        messages,
                        on.tasks(),
                        found -> trash.isKnown(new VideoId(found.uuid())),
                        this::add);
        ids.getStyleClass().add("trash-paste-pane");
        BorderPane pasting = new BorderPane();
        paste.selectedProperty().subscribe(open -> pasting.setCenter(open ? ids : null));
        Label note = new Label(messages.text("note"));
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        note.getStyleClass().addAll("caption", "trash-note");
        HBox tools = new HBox(recover, urgent, paste);
        tools.getStyleClass().add("trash-tools");
        ChangeStrip strip =
                new ChangeStrip(
                        flow,
                        messages,
                        on.connection().getValue().zone(),
                        (gesture, why) -> on.notices().failed(gesture.title(), why, About.VIDEO));
        VBox.setVgrow(states, Priority.ALWAYS);
        return new ViewFrame(
                        messages.text("title"), new VBox(tools, note, pasting, states, strip))
                .narrowing(filter);
    }

    /** An id that stands in the address of something else is no video. */
    private void add(List<FoundId> found) {
        List<VideoId> videos =
                found.stream()
                        .filter(
                                id ->
                                        id.guess().isEmpty()
                                                || id.guess().equals(Optional.of(ItemKind.VIDEO)))
                        .map(id -> new VideoId(id.uuid()))
                        .toList();
        trash.paste(videos, Map.of());
        paste.setSelected(false);
    }

    private void show(List<TrashRow> rows) {
        table.rows(rows);
        show(trash.stateProperty().get());
        choice();
    }

    private void choice() {
        boolean readOnly = on.connection().getValue().readOnly();
        recover.setDisable(readOnly || table.selected().stream().noneMatch(TrashRow::isOpen));
        urgent.setDisable(readOnly || urgentRows().isEmpty());
        paste.setDisable(readOnly);
    }

    private void show(TrashViewModel.State state) {
        switch (state) {
            case TrashViewModel.State.Loading _ -> states.loading();
            case TrashViewModel.State.Cancelled _ -> states.cancelled();
            case TrashViewModel.State.Failed(var failure) ->
                    states.failed(
                            new FailureText(messages).of(failure, About.VIDEO), trash::refresh);
            case TrashViewModel.State.Shown(var at, var listed) -> shown(at, listed);
        }
    }

    private void shown(Instant at, boolean listed) {
        if (!trash.rowsProperty().get().isEmpty()) {
            states.full(at);
            return;
        }
        String key = listed ? "empty" : "unlisted";
        states.empty(
                EmptyWords.of(
                                "fth-trash-2",
                                messages.text(key + ".title"),
                                messages.text(key + ".text"))
                        .withAction(messages.text("paste"), () -> paste.setSelected(true)),
                at);
    }

    @Override
    public Region view() {
        return frame;
    }

    @Override
    public void shown() {
        if (!shown) {
            shown = true;
            trash.refresh();
        }
    }

    @Override
    public void refresh() {
        trash.refresh();
    }

    @Override
    public void focusFilter() {
        filter.requestFocus();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return states.fetchedAtProperty();
    }

    @Override
    public void close() {
        // Its jobs end with the context they were submitted through.
    }
}
