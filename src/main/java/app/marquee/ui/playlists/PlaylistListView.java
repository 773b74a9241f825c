package app.marquee.ui.playlists;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.service.search.ResolvedId;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.PendingMarkers;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TableRow;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** List of playlists with the header above it. FX thread only. */
final class PlaylistListView {
    private final Messages messages;
    private final PlaylistsViewModel model;
    private final DataTable<SourcedPlaylist> table;
    private final StatePane states;
    private final FilterField filter;
    private final Button create;
    private final Runnable onCreate;
    private final Action creation;
    private final Action bulkEdit;
    private final BorderPane content;
    private final SectionContext context;
    private final ExportMenu export;
    private Consumer<List<SourcedPlaylist>> onChosen = _ -> {};
    private boolean isOfList = true;
    private boolean isChoosing;

    /**
     * @param onCreate begins a playlist
     * @param onBulk edits several playlists
     */
    PlaylistListView(
            SectionContext context,
            PlaylistsViewModel model,
            PendingMarkers waiting,
            Runnable onCreate,
            Runnable onBulk,
            SubscriptionGroup life) {
        this.context = context;
        this.messages = context.messages();
        this.model = model;
        this.onCreate = onCreate;
        this.creation = new Action(onCreate);
        this.bulkEdit = new Action(onBulk);
        this.table = PlaylistTable.of(context, id -> mark(waiting, id));
        table.table().setRowFactory(_ -> row(context));
        this.states =
                new StatePane(messages, context.clock(), table)
                        .shaped(SkeletonShape.NAMES)
                        .retry(FailureSubject.PLAYLIST, model::load);
        this.filter =
                new FilterField("playlist-filter", messages.text("filter"), table::filter)
                        .remember(context.memory());
        this.create = WriteButton.opening("playlist-create", messages.text("create"), "fth-plus");
        creation.attach(create);
        create.setTooltip(new Tooltip(messages.text("unofficial.about")));
        filter.addEventFilter(KeyEvent.KEY_PRESSED, this::onFilterKey);
        content = new BorderPane(states);
        content.setTop(waiting.note("playlist-waiting", ItemKind.PLAYLIST));
        waiting.onChange(this::refreshMarks);
        waiting.onProgress(this::refreshMarks);
        table.emptyTextProperty().set(messages.text("filter.none"));
        export =
                new ExportMenu(
                        context,
                        new TableSource(
                                messages.text("section.playlists"),
                                table,
                                new TableSheet(context)));
        follow(life);
    }

    /**
     * Puts the header above a view.
     *
     * @param whole with this list
     */
    ViewFrame framed(Node whole) {
        Button add = Buttons.titled("playlist-add-ids", messages.text("ids.byId"), "fth-hash");
        add.setOnAction(_ -> addById());
        states.replacing(add);
        return new ViewFrame(messages, messages.text("section.playlists"), whole)
                .counting(table.countProperty())
                .narrowing(filter)
                .actions(add, export, create)
                .more(bulk());
    }

    /** Sets the listener for the selected rows. */
    void onChosen(Consumer<List<SourcedPlaylist>> next) {
        onChosen = next;
    }

    ExportMenu export() {
        return export;
    }

    /** The mark of a playlist: pending changes precede unsaved edits. */
    private @Nullable Node mark(PendingMarkers waiting, PlaylistId playlist) {
        Node waits = waiting.mark(playlist);
        if (waits != null || !model.isEdited(playlist)) {
            return waits;
        }
        FontIcon icon = new FontIcon("fth-edit-2");
        icon.setAccessibleText(messages.text("unsaved"));
        return icon;
    }

    private Button bulk() {
        Button bulk = Buttons.titled("playlist-bulk", messages.text("bulk.title"), "fth-edit");
        bulkEdit.attach(bulk);
        return bulk;
    }

    /** Down leads from the filter into the list. */
    private void onFilterKey(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN && !table.table().getItems().isEmpty()) {
            table.table().requestFocus();
            if (table.table().getSelectionModel().isEmpty()) {
                select(0);
            }
            event.consume();
        }
    }

    /** Row that stages dropped videos in its playlist and opens it. */
    private TableRow<SourcedPlaylist> row(SectionContext context) {
        TableRow<SourcedPlaylist> row = new TableRow<>();
        new DroppedVideos(
                        context,
                        () -> Optional.ofNullable(row.getItem()).map(item -> new Onto(item.id())))
                .attach(row);
        return row;
    }

    /** Playlist of a row, which opens when videos are dropped on it. */
    private final class Onto implements DroppedVideos.Target {
        private final PlaylistId playlist;

        Onto(PlaylistId playlist) {
            this.playlist = playlist;
        }

        @Override
        public void add(List<PlaylistCandidate> videos) {
            model.select(playlist);
            // The rows are added after the next pulse.
            FxThread.later(() -> model.stage(playlist, videos));
        }

        @Override
        public void undo(List<PlaylistCandidate> videos) {
            model.unstage(playlist, videos);
        }
    }

    private void follow(SubscriptionGroup life) {
        table.selection().addListener((InvalidationListener) _ -> chooseLater());
        life.follow(
                model.rowsProperty(),
                rows -> {
                    bulkEdit.set(Availability.when(!rows.isEmpty(), "empty.listed.title"));
                    table.rows(rows);
                    show(model.stateProperty().get());
                    show(model.selectedProperty().get());
                });
        life.follow(model.stateProperty(), this::show);
        life.follow(model.selectedProperty(), this::show);
        life.follow(model.canCreateProperty(), _ -> allowCreation());
    }

    /** Whether the platform can create playlists is known once it listed them. */
    private void allowCreation() {
        boolean isKnown = model.stateProperty().get() instanceof LoadState.Loaded;
        String reason = isKnown ? "needs.create" : "needs.loaded";
        boolean can = model.canCreateProperty().get();
        creation.set(Availability.when(can, reason));
        create.setAccessibleHelp(can ? null : messages.text(reason));
        Visibility.show(create, can || !isKnown);
    }

    /** Not while rows are being selected: opening a playlist loads it, which replaces the rows. */
    private void chooseLater() {
        if (!isChoosing) {
            isChoosing = true;
            FxThread.later(
                    () -> {
                        isChoosing = false;
                        onChosen.accept(table.selected());
                    });
        }
    }

    /** Selects the row of the open playlist, unless the user selects another or several. */
    private void show(@Nullable PlaylistDetailViewModel selected) {
        if (selected == null) {
            table.table().getSelectionModel().clearSelection();
            return;
        }
        if (isChoosing || table.selected().size() > 1) {
            return;
        }
        List<SourcedPlaylist> shown = table.table().getItems();
        for (int row = 0; row < shown.size(); row++) {
            if (shown.get(row).id().equals(selected.id())) {
                select(row);
                return;
            }
        }
    }

    private void select(int row) {
        var selection = table.table().getSelectionModel();
        if (selection.getSelectedIndex() != row) {
            selection.clearAndSelect(row);
            if (!isInSight(row)) {
                table.table().scrollTo(row);
            }
        }
    }

    /**
     * Whether a row is visible; a visible one does not scroll, so that it stays under the mouse.
     */
    private boolean isInSight(int row) {
        return table.table().getChildrenUnmodifiable().stream()
                .filter(VirtualFlow.class::isInstance)
                .map(part -> (VirtualFlow<?>) part)
                .anyMatch(
                        flow ->
                                flow.getFirstVisibleCell() != null
                                        && flow.getFirstVisibleCell().getIndex() <= row
                                        && row <= flow.getLastVisibleCell().getIndex());
    }

    private void show(LoadState state) {
        boolean isLoaded = state instanceof LoadState.Loaded;
        boolean none = isLoaded && model.rowsProperty().get().isEmpty();
        if (isLoaded && isOfList != model.isListed()) {
            isOfList = model.isListed();
            PlaylistTable.adapt(table, isOfList);
        }
        states.show(state, none ? emptyWords(model.isListed()) : null);
        allowCreation();
    }

    private EmptyStateText emptyWords(boolean listed) {
        return listed
                ? EmptyStateText.of(
                                "fth-list",
                                messages.text("empty.listed.title"),
                                messages.text("empty.listed.text"))
                        .withAction(Buttons.opening(messages.text("create")), onCreate)
                : EmptyStateText.of(
                                "fth-hash",
                                messages.text("empty.ids.title"),
                                messages.text("empty.ids.text"))
                        .withAction(messages.text("ids.byId"), this::addById);
    }

    private void add(List<ResolvedId> found) {
        filter.clear();
        model.add(found.stream().map(id -> new PlaylistId(id.uuid())).toList());
    }

    /** Shows failures to refresh it in the bars of the whole view. */
    void failingIn(RefreshFailures failures) {
        states.failingIn(failures.part(messages.text("refresh.list"), model::load));
    }

    /** The list without its header. */
    Region content() {
        return content;
    }

    StatePane states() {
        return states;
    }

    DataTable<SourcedPlaylist> table() {
        return table;
    }

    /** Begins a playlist, where the platform can create some. */
    Action creation() {
        return creation;
    }

    /** Edits several playlists. */
    Action bulkEdit() {
        return bulkEdit;
    }

    /** Adds playlists by their IDs. */
    void addById() {
        Set<String> listed =
                model.rowsProperty().get().stream()
                        .map(row -> row.id().value().toLowerCase(Locale.ROOT))
                        .collect(Collectors.toSet());
        context.addById()
                .open(
                        messages.text("ids.open"),
                        WantedItems.of(ItemKind.PLAYLIST).without(listed::contains),
                        this::add);
    }

    void focusFilter() {
        filter.requestFocus();
        filter.selectAll();
    }

    /** Redraws the marks of edited playlists. */
    void refreshMarks() {
        table.table().refresh();
    }
}
