package app.marquee.ui.playlists;

import app.marquee.change.ExternalChangeLog;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.video.Video;
import app.marquee.service.playlist.LinkService;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.service.session.Session;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetForm;
import app.marquee.sheet.SheetItem;
import app.marquee.task.Job;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ElsewhereNote;
import app.marquee.ui.change.PreviewCheck;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.rename.BatchRenameDialog;
import app.marquee.ui.change.sheet.SheetDialog;
import app.marquee.ui.change.sheet.SheetSource;
import app.marquee.ui.change.sheet.SheetTask;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.ServiceSheetSource;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Playlists section: the list to the left, the open playlist to the right. FX thread only. */
public final class PlaylistSection implements Section, Exporting {
    private static final double LIST_SHARE = 0.44;

    /** Width of the largest frames, those of the preview. */
    private static final double PREVIEW = 240;

    private final SectionContext context;
    private final Messages messages;
    private final PlaylistService service;
    private final LinkService links;
    private final PlaylistDetailView.Frames frames;
    private final PlaylistsViewModel model;
    private final SubscriptionGroup life = new SubscriptionGroup();
    private final ChangeController changes;
    private final PlaylistListView list;
    private final StatePane nothing;
    private final TwoPanes panes;
    private final BulkEdits bulk;

    /** The pane of several playlists, while it is shown. */
    private Optional<BulkEditPane> several = Optional.empty();

    private final ElsewhereNote elsewhere;
    private final RefreshFailures failures;
    private final ViewFrame whole;
    private Optional<SheetSource> sheets = Optional.empty();
    private @Nullable PlaylistDetailView detail;
    private boolean shown;
    private boolean restored;
    private boolean marked;

    PlaylistSection(
            PlaylistService service,
            LinkService links,
            VideoFrames.Source frames,
            SectionContext context) {
        this(service, links, frames, new ExternalChangeLog(), context);
    }

    private PlaylistSection(
            PlaylistService service,
            LinkService links,
            VideoFrames.Source pictures,
            ExternalChangeLog differences,
            SectionContext context) {
        this.context = context;
        this.messages = context.messages();
        this.service = service;
        this.links = links;
        this.frames =
                new PlaylistDetailView.Frames(
                        new VideoFrames(context.tasks(), pictures, messages),
                        new VideoFrames(context.tasks(), pictures, messages, PREVIEW));
        this.changes = new ChangeController(service, context);
        this.model = new PlaylistsViewModel(service, changes.flow(), context);
        this.list =
                new PlaylistListView(
                        context, model, changes.markers(), this::create, this::bulkEdit, life);
        this.nothing = new StatePane(messages, context.clock(), new Region());
        nothing.getStyleClass().add("playlist-nothing");
        this.bulk =
                new BulkEdits(
                        messages,
                        service,
                        changes.flow(),
                        changes.markers().linesProperty(),
                        context.tasks());
        changes.flow().listen(_ -> several.ifPresent(BulkEditPane::show));
        this.panes =
                new TwoPanes(
                                "list",
                                list.content(),
                                TwoPanes.Position.RIGHT,
                                LIST_SHARE,
                                context.memory(),
                                messages)
                        .openedFrom(list.table().table());
        list.onChosen(this::chosen);
        VBox.setVgrow(panes, Priority.ALWAYS);
        this.elsewhere =
                new ElsewhereNote(
                        "playlists-elsewhere",
                        context,
                        differences,
                        Set.of(ItemKind.PLAYLIST),
                        changes.words());
        this.failures = new RefreshFailures(messages);
        list.failingIn(failures);
        this.whole = list.framed(new VBox(elsewhere, failures, panes, changes.strip()));
        build();
        list.table().onOpen(_ -> rename());
        model.onDeleted(_ -> context.notices().done(messages.text("deleted")));
        model.onCreated(this::created);
        life.follow(model.selectedProperty(), this::show);
        life.follow(model.stateProperty(), this::restore);
        life.follow(model.stateProperty(), _ -> offerDetail());
        life.follow(model.rowsProperty(), _ -> offerDetail());
    }

    /** There is nothing to select in an empty list, and nothing to say before it is loaded. */
    private void offerDetail() {
        boolean none = model.rowsProperty().get().isEmpty();
        LoadState state = model.stateProperty().get();
        boolean loads = none && state instanceof LoadState.Loading;
        panes.offer(loads || !none);
        nothing.show(loads ? state : new LoadState.NotLoaded(), nothing());
    }

    private EmptyStateText nothing() {
        return EmptyStateText.of(
                "fth-list", messages.text("nothing.title"), messages.text("nothing.text"));
    }

    public static SectionDefinition definition(
            Session session, LinkService links, VideoFrames.Source frames) {
        return definition(
                context ->
                        new PlaylistSection(
                                        new SessionPlaylistService(session),
                                        links,
                                        frames,
                                        session.differences(),
                                        context)
                                .with(
                                        ServiceSheetSource.of(session),
                                        ServiceSheetSource.check(session)));
    }

    static SectionDefinition definition(Function<SectionContext, PlaylistSection> create) {
        return SectionDefinition.of(PlaylistSection.class, SectionGroup.CONTENT, "fth-list", create)
                .opening(PlaylistId.class, Place.Playlists.class, Place.AddToPlaylist.class)
                .with(PlaylistCommands.all());
    }

    /** With the present values for tables that are edited in a spreadsheet. */
    PlaylistSection with(SheetSource source, PreviewCheck check) {
        sheets = Optional.of(source);
        changes.checkPreviews(check);
        return this;
    }

    /** Edits the listed playlists in a spreadsheet. */
    void editInSpreadsheet() {
        sheets.ifPresent(
                source ->
                        new SheetDialog(
                                        context,
                                        changes,
                                        new SheetTask(
                                                messages.text("section.playlists"),
                                                SheetForm.of(ItemKind.PLAYLIST),
                                                list.table().shownRows().stream()
                                                        .map(row -> SheetItem.of(row.playlist()))
                                                        .toList(),
                                                FolderPaths.NONE,
                                                source,
                                                proposal -> proposal))
                                .open());
    }

    /** Proposes to create a copy of the open playlist. */
    void duplicate() {
        PlaylistDetailViewModel open = model.selectedProperty().get();
        Optional<SourcedPlaylist> row =
                model.rowsProperty().get().stream()
                        .filter(one -> open != null && one.id().equals(open.id()))
                        .findFirst();
        row.ifPresent(
                one ->
                        context.tasks()
                                .submit(
                                        Job.of(
                                                        messages.text("duplicate.job"),
                                                        _ ->
                                                                new PlaylistDuplication(
                                                                                service, messages)
                                                                        .of(one.playlist()))
                                                .onSuccess(
                                                        copy ->
                                                                copy.ifPresentOrElse(
                                                                        this::propose,
                                                                        this::refuseCopy))));
    }

    private void propose(PlaylistDuplication.Copy copy) {
        changes.flow()
                .propose(
                        Proposal.of(
                                messages.text("duplicate.title", copy.name()),
                                messages.text("duplicate.do"),
                                copy.changes()));
    }

    private void refuseCopy() {
        context.notices().warn(messages.text("duplicate.refused"));
    }

    Availability canDuplicate() {
        return model.canCreateProperty().get()
                ? needsOpen()
                : Availability.when(false, "needs.service");
    }

    Availability canChange() {
        return Availability.when(!context.connection().getValue().readOnly(), "blocked.readOnly");
    }

    private void build() {
        panes.side(nothing);
        panes.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        // The table would take F2 for itself.
        list.table().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void show(@Nullable PlaylistDetailViewModel selected) {
        if (detail != null) {
            detail.close();
        }
        detail = selected == null ? null : view(selected);
        if (several.isEmpty()) {
            panes.side(detail == null ? nothing : detail);
        }
        if (selected != null) {
            context.memory().keep("selected", selected.id().value());
        }
    }

    private PlaylistDetailView view(PlaylistDetailViewModel selected) {
        PlaylistDetailView view =
                new PlaylistDetailView(
                        context, changes, selected, links, frames, new OpenWays(selected));
        view.header().with(new AccessMenu(context, changes, selected, view.life()));
        view.failingIn(failures);
        view.life().follow(selected.editor().draftProperty(), _ -> mark(selected));
        view.life().follow(selected.videos().stagedProperty(), _ -> mark(selected));
        return view;
    }

    /**
     * Redraws the marks only when the edited state changes, since doing so on each key is too slow.
     */
    private void mark(PlaylistDetailViewModel selected) {
        if (marked != selected.isEdited()) {
            marked = selected.isEdited();
            list.refreshMarks();
        }
    }

    private void restore(LoadState state) {
        if (restored || !(state instanceof LoadState.Loaded)) {
            return;
        }
        restored = true;
        if (model.selectedProperty().get() != null) {
            return;
        }
        String kept = context.memory().recall("selected");
        model.rowsProperty().get().stream()
                .filter(row -> row.id().value().equals(kept))
                .findFirst()
                .or(this::first)
                .ifPresent(row -> model.select(row.id()));
    }

    /** The first playlist of the list, where there is room for it beside the list. */
    private Optional<SourcedPlaylist> first() {
        return panes.narrowProperty().get()
                ? Optional.empty()
                : list.table().shownRows().stream().findFirst();
    }

    PlaylistListView list() {
        return list;
    }

    /** The open playlist; empty when none is, or while several are edited. */
    Optional<PlaylistDetailView> detail() {
        return several.isPresent() ? Optional.empty() : Optional.ofNullable(detail);
    }

    /** Edits the selected playlists, or all that are listed while there aren't several. */
    private void bulkEdit() {
        DataTable<SourcedPlaylist> table = list.table();
        if (table.selected().size() < 2) {
            table.table().getSelectionModel().selectAll();
        }
        chosen(table.selected());
        panes.open();
        several.ifPresent(BulkEditPane::takeFocus);
    }

    /** Opens the selected playlist; several are edited in its place. */
    private void chosen(List<SourcedPlaylist> rows) {
        if (rows.size() > 1) {
            edit(rows);
            panes.fill();
            return;
        }
        if (several.isPresent()) {
            leaveSeveral();
        }
        if (!rows.isEmpty()) {
            model.select(rows.getFirst().id());
            panes.fill();
        }
    }

    private void edit(List<SourcedPlaylist> rows) {
        BulkEditPane pane =
                several.orElseGet(() -> new BulkEditPane(context, bulk, links, new SeveralWays()));
        several = Optional.of(pane);
        pane.show(rows);
        panes.side(pane);
    }

    private void leaveSeveral() {
        several.ifPresent(BulkEditPane::close);
        several = Optional.empty();
        panes.side(detail == null ? nothing : detail);
    }

    /** Ways from the pane of several playlists. */
    private final class SeveralWays implements BulkEditPane.Ways {
        @Override
        public void rename(List<SourcedPlaylist> chosen) {
            new BatchRenameDialog(
                            context, changes, bulk.renaming(chosen, model.rowsProperty().get()))
                    .open();
        }

        @Override
        public void close() {
            TableView<SourcedPlaylist> table = list.table().table();
            int row = table.getSelectionModel().getSelectedIndex();
            leaveSeveral();
            table.getSelectionModel().clearAndSelect(Math.max(0, row));
            table.requestFocus();
        }
    }

    /** Ways from an open playlist. */
    private final class OpenWays implements PlaylistDetailView.Ways {
        private final PlaylistDetailViewModel open;

        OpenWays(PlaylistDetailViewModel open) {
            this.open = open;
        }

        @Override
        public void add() {
            new AddVideosDialog(context, service, frames.rows(), open.videos()::add).open();
        }

        @Override
        public void forget() {
            model.forget(open.id());
        }
    }

    private void create() {
        new CreatePlaylistDialog(context, changes, model).open();
    }

    private void created(ChangeLine line) {
        String name = line.subject().title();
        context.notices().done(messages.text("created", name == null ? "" : name));
    }

    Availability needsOpen() {
        return Availability.when(detail().isPresent(), "needs.playlist");
    }

    void rename() {
        detail().ifPresent(
                        open -> {
                            panes.open();
                            open.editName();
                        });
    }

    private void onKey(KeyEvent event) {
        if (PlaylistCommands.RENAME.isPressed(event)) {
            rename();
            event.consume();
        } else if (PlaylistCommands.DELETE.isPressed(event) && isInList(event)) {
            detail().ifPresent(open -> open.header().deletion().run());
            event.consume();
        }
    }

    private boolean isInList(KeyEvent event) {
        return Stream.iterate((Node) event.getTarget(), Objects::nonNull, Node::getParent)
                .anyMatch(list.table()::equals);
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(list.export());
    }

    @Override
    public Region view() {
        return whole;
    }

    @Override
    public void shown() {
        frames.renew();
        if (!shown) {
            shown = true;
            model.load();
        }
    }

    @Override
    public void refresh() {
        frames.renew();
        model.refresh();
    }

    @Override
    public void open(Id subject) {
        if (subject instanceof PlaylistId playlist) {
            restored = true;
            model.select(playlist);
            panes.open();
        }
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.AddToPlaylist(List<Video> videos)) {
            new PlaylistPicker(context, model, playlist -> stage(playlist, videos))
                    .open(videos.size());
        }
    }

    private void stage(PlaylistId playlist, List<Video> videos) {
        open(playlist);
        model.stage(
                playlist,
                videos.stream()
                        .map(video -> new PlaylistCandidate(video.id(), video.title().orNull()))
                        .toList());
    }

    @Override
    public void focusFilter() {
        list.focusFilter();
    }

    @Override
    public List<UnsavedEdit> unsavedEdits() {
        return Stream.concat(changes.unsaved().stream(), model.edited().stream().map(this::unsaved))
                .toList();
    }

    private UnsavedEdit unsaved(PlaylistDetailViewModel edited) {
        return edited.proposal()
                .map(
                        all ->
                                UnsavedEdit.kept(
                                        edited.name(),
                                        (kept, failed) ->
                                                changes.keep(
                                                        all,
                                                        () -> {
                                                            edited.kept();
                                                            kept.run();
                                                        },
                                                        failed)))
                .orElseGet(() -> UnsavedEdit.lost(edited.name()));
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return list.states().fetchedAtProperty();
    }

    @Override
    public void close() {
        several.ifPresent(BulkEditPane::close);
        if (detail != null) {
            detail.close();
        }
        changes.close();
        elsewhere.close();
        frames.close();
        life.close();
    }
}
