package app.marquee.ui.trash;

import app.marquee.change.ChangeApplier;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashContents;
import app.marquee.service.trash.TrashService;
import app.marquee.service.trash.TrashedVideo;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.RowPictures;

import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/** Trash section: videos by days left, and the ways to recover them. FX thread only. */
public final class TrashSection implements Section {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeController changes;
    private final TrashViewModel trash;
    private final RowPictures pictures;
    private final TrashTable lines;
    private final DataTable<TrashLine> table;
    private final StatePane states;
    private final FilterField filter;
    private final WriteButton recover;
    private final WriteButton urgent;
    private final Button paste;
    private final Action recovery;
    private final Action groupRecovery;
    private final Action urgentRecovery;
    private final Action adding;
    private final Action forgetting;
    private final Label note = new Label();
    private final ViewFrame frame;
    private boolean shown;

    TrashSection(
            TrashService service,
            ChangeApplier gate,
            RowPictures.Source images,
            SectionContext on) {
        this.on = on;
        this.messages = on.messages();
        this.changes = new ChangeController(gate, on);
        this.trash =
                new TrashViewModel(
                        service, gate, changes.flow(), changes.markers().linesProperty(), on);
        this.pictures = new RowPictures(on.tasks(), images, messages);
        this.lines = new TrashTable(on, changes.markers(), pictures, trash::recover);
        this.table = lines.data();
        this.states =
                new StatePane(messages, on.clock(), noted())
                        .retry(FailureSubject.VIDEO, trash::refresh);
        states.getStyleClass().add("trash-states");
        this.filter =
                new FilterField("trash-filter", messages.text("filter"), table::filter)
                        .remember(on.memory());
        this.recovery = new Action(() -> trash.recover(selected()));
        this.groupRecovery = new Action(() -> trash.recover(lines.groupOfSelection()));
        this.urgentRecovery = new Action(() -> trash.recover(trash.urgent()));
        this.recover =
                WriteButton.opening("trash-recover", messages.text("recover"), "fth-rotate-ccw");
        this.urgent = WriteButton.opening("trash-recover-urgent", "", "fth-alert-triangle");
        this.paste = Buttons.titled("trash-paste", messages.text("ids.byId"), "fth-hash");
        this.adding = new Action(this::addById);
        this.forgetting = new Action(() -> trash.forget(selected()));
        recovery.attach(recover);
        urgentRecovery.attach(urgent);
        urgentRecovery.explain(urgent);
        adding.attach(paste);
        states.replacing(paste);
        adding.explain(paste);
        this.frame = frame();
        table.selectionCommands(recover);
        table.selection().addListener((InvalidationListener) _ -> choice());
        trash.rowsProperty().subscribe(this::showRows);
        trash.stateProperty().subscribe(_ -> show());
        on.connection()
                .addListener(
                        (InvalidationListener)
                                _ -> {
                                    choice();
                                    show();
                                });
    }

    /**
     * @param service of the session
     */
    public static SectionDefinition definition(
            Session session, TrashService service, RowPictures.Source images) {
        return SectionDefinition.of(
                        TrashSection.class,
                        SectionGroup.CONTENT,
                        "fth-trash-2",
                        context -> new TrashSection(service, session.changes(), images, context))
                .opening(Place.Trash.class, Place.ExpiringRecoveries.class)
                .with(TrashCommands.all())
                .with(
                        SectionBadge.number(
                                "badge", Badge.Tone.WARNING, new ExpiringVideos(service, session)));
    }

    /** Videos that are known to be deleted permanently soon. */
    private record ExpiringVideos(TrashService trash, Session session)
            implements SectionBadge.Source {
        @Override
        public long count() {
            Instant now = session.clock().instant();
            return trash.known().stream()
                    .filter(video -> video.isExpiring(TrashedVideo.SOON, now))
                    .count();
        }

        @Override
        public Runnable listen(Runnable listener) {
            return trash.listen(listener);
        }
    }

    /** The table below its note, so that bars are right below the header. */
    private VBox noted() {
        note.setId("trash-note");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        note.getStyleClass().addAll("caption", "trash-note");
        VBox.setVgrow(table, Priority.ALWAYS);
        return new VBox(note, table);
    }

    private ViewFrame frame() {
        VBox.setVgrow(states, Priority.ALWAYS);
        return new ViewFrame(messages, messages.text("title"), new VBox(states, changes.strip()))
                .counting(table.countProperty())
                .narrowing(filter)
                .actions(paste, urgent);
    }

    /** Takes listed IDs too, in order to select them. */
    private void addById() {
        on.addById().open(messages.text("ids.videos"), WantedItems.only(ItemKind.VIDEO), this::add);
    }

    private void add(List<ResolvedId> found) {
        List<VideoId> videos = found.stream().map(id -> new VideoId(id.uuid())).toList();
        trash.paste(videos);
        select(videos);
    }

    /** Selects the pasted videos, to be recovered next. */
    private void select(List<VideoId> videos) {
        Set<VideoId> wanted = Set.copyOf(videos);
        lines.expandAll();
        List<TrashLine> items = table.table().getItems();
        int[] found =
                IntStream.range(0, items.size())
                        .filter(
                                at ->
                                        items.get(at) instanceof TrashRow row
                                                && wanted.contains(row.id()))
                        .toArray();
        table.table().getSelectionModel().clearSelection();
        if (found.length > 0) {
            table.table().getSelectionModel().selectIndices(found[0], found);
        }
        table.table().requestFocus();
    }

    private void showRows(List<TrashRow> rows) {
        table.rows(rows);
        show();
        choice();
    }

    private void choice() {
        int soon = trash.urgent().size();
        recovery.set(availability(selected().stream().anyMatch(TrashRow::isOpen), closed()));
        groupRecovery.set(availability(!lines.groupOfSelection().isEmpty(), "needs.group"));
        urgent.name(messages.plural("urgent", soon));
        Visibility.show(urgent, soon > 0);
        urgentRecovery.set(availability(soon > 0, messages.text("needs.urgent")));
        adding.set(availability(true, ""));
        forgetting.set(
                Availability.when(selected().stream().anyMatch(trash::canForget), "needs.pasted"));
    }

    /** Why none of the selected videos can be recovered. */
    private String closed() {
        return IdRule.blocked(messages, selected().stream().map(TrashRow::id).toList())
                .orElse("needs.videos");
    }

    /** Being read-only comes first, since it blocks everything. */
    private Availability availability(boolean ready, String reason) {
        return on.connection().getValue().readOnly()
                ? Availability.refused(messages.text("blocked.readOnly"))
                : Availability.when(ready, reason);
    }

    /** The selected videos; all of a group for its header. */
    private List<TrashRow> selected() {
        return table.selected().stream().map(TrashLine::row).filter(Objects::nonNull).toList();
    }

    Action recovery() {
        return recovery;
    }

    Action groupRecovery() {
        return groupRecovery;
    }

    Action urgentRecovery() {
        return urgentRecovery;
    }

    Action adding() {
        return adding;
    }

    /** Removes IDs that only the user added from the list. */
    Action forgetting() {
        return forgetting;
    }

    private void show() {
        TrashContents read = trash.contents().orElse(null);
        LoadState state = trash.stateProperty().get();
        if (read != null && state instanceof LoadState.Loaded) {
            String key = read.listed() ? "listed" : read.tells() ? "told" : "unlisted";
            note.setText(messages.text("note." + key));
        }
        boolean none = trash.rowsProperty().get().isEmpty();
        EmptyStateText nothing = none && read != null ? nothing(read.listed()) : null;
        states.show(state, nothing);
    }

    private EmptyStateText nothing(boolean listed) {
        boolean isRefused = adding.availability() instanceof Availability.Refused;
        String more = messages.text(isRefused ? "blocked.readOnly" : "unlisted.paste");
        EmptyStateText words =
                listed
                        ? words(messages.text("empty.title"), messages.text("empty.text"))
                        : words(
                                messages.text("unlisted.title"),
                                messages.text("unlisted.text") + " " + more);
        return isRefused ? words : words.withAction(messages.text("ids.byId"), adding::run);
    }

    private static EmptyStateText words(String title, String text) {
        return EmptyStateText.of("fth-trash-2", title, text);
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
    public void open(Place place) {
        if (place instanceof Place.ExpiringRecoveries) {
            trash.recoverExpiring();
        }
    }

    @Override
    public void refresh() {
        pictures.renew();
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
        // Its jobs end with their context.
        pictures.close();
        changes.close();
    }
}
