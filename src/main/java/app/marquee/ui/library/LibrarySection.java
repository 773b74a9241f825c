package app.marquee.ui.library;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ExternalChangeLog;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.folder.FolderService;
import app.marquee.service.session.Session;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.RecentTargets;
import app.marquee.service.video.VideoMarks;
import app.marquee.service.video.VideoPageService;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.change.sheet.SheetSource;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.ServiceSheetSource;
import app.marquee.ui.video.VideoGallery;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Library section: folders and their videos. FX thread only. */
public final class LibrarySection implements Section, Exporting {
    private final LibraryModels models;
    private final LibraryView view;
    private final Reports reports;
    private final BackgroundLoader loader;
    private final SectionContext on;
    private final SheetSource sheets;
    private final TaskRunner tasks;
    private final Messages messages;
    private final String jobName;
    private final Supplier<Saved> saved;

    /** Saved values of videos, for which no request is sent. Immutable. */
    private record Saved(
            VideoViews views,
            List<RankingQuestion> missing,
            VideoMarks marks,
            RecentTargets recent) {}

    /** Services of the Library on one connection. Immutable. */
    record Services(
            FolderService folders,
            VideoService videos,
            VideoPageService pages,
            CustomFieldService fields,
            RowPictures.Source pictures,
            VideoGallery.Sources thumbnails,
            ExternalChangeLog differences,
            SheetSource sheets) {
        static Services of(Session session, RowPictures.Source pictures) {
            return new Services(
                    FolderService.of(session),
                    VideoService.of(session),
                    VideoPageService.of(session),
                    CustomFieldService.of(session),
                    pictures,
                    VideoGallery.Sources.of(session, pictures),
                    session.differences(),
                    ServiceSheetSource.of(session));
        }
    }

    LibrarySection(
            Services services, ReportSources reports, ChangeApplier gate, SectionContext on) {
        this.models = new LibraryModels(services, gate, on);
        this.on = on;
        this.sheets = services.sheets();
        this.view = new LibraryView(models, services, reports, on);
        this.tasks = on.tasks();
        this.messages = on.messages();
        this.jobName = messages.text("job.videos");
        this.saved =
                () ->
                        new Saved(
                                VideoViews.saved(reports.reports()),
                                reports.reports().savesReports()
                                        ? VideoViews.missing(reports.reports())
                                        : List.of(),
                                services.videos().marks(),
                                services.videos().recent());
        this.reports = reports.reports();
        this.loader = new BackgroundLoader(reports.background(), on.tasks()).in(view);
        new LibraryMemory(on.memory()).attach(models.tree());
        models.changes().onKept(_ -> readSaved());
    }

    public static SectionDefinition definition(
            Session session, ReportSources reports, RowPictures.Source pictures) {
        return definition(
                context -> {
                    LibrarySection made =
                            new LibrarySection(
                                    Services.of(session, pictures),
                                    reports,
                                    session.changes(),
                                    context);
                    made.models().changes().checkPreviews(ServiceSheetSource.check(session));
                    return made;
                });
    }

    static SectionDefinition definition(Function<SectionContext, LibrarySection> create) {
        return SectionDefinition.of(
                        LibrarySection.class, SectionGroup.CONTENT, "fth-folder", create)
                .sharing(ReportSources.TEXTS)
                .opening(FolderId.class, VideoId.class, Place.Library.class, Place.TitleOf.class)
                .with(LibraryCommands.all());
    }

    LibraryModels models() {
        return models;
    }

    /** Videos and folders edited in a spreadsheet. */
    SpreadsheetEdits spreadsheets() {
        return new SpreadsheetEdits(models, on, sheets);
    }

    /** Moves the selected videos into a new folder. */
    void moveToNewFolder() {
        new NewFolderMove(models, on, view.videos().selected()).open("");
    }

    /** Whether the selected videos can be moved into a new folder, or why not. */
    Availability canMoveToNewFolder() {
        List<Video> some = view.videos().selected();
        FolderActionsViewModel folders = models.actions();
        Optional<String> blocked =
                models.videoActions()
                        .blocked(some)
                        .or(() -> Optional.of("needs.videos").filter(_ -> some.isEmpty()))
                        .or(() -> folders.blockedPlace(folders.newParent().orElse(null)));
        if (blocked.isPresent()) {
            return Availability.refused(blocked.get());
        }
        return Availability.when(
                folders.canCreate() && models.videoActions().canUpdate(), "needs.service");
    }

    /** Whether something may be changed, or why not. */
    Availability canChange() {
        return Availability.when(!on.connection().getValue().readOnly(), "blocked.readOnly");
    }

    /** The video whose page is shown, or the only selected one. */
    Optional<VideoId> oneVideo() {
        if (view.isPageShown()) {
            return view.page().flatMap(page -> Optional.ofNullable(page.video()));
        }
        List<Video> selected = view.videos().selected();
        return selected.size() == 1 ? Optional.of(selected.getFirst().id()) : Optional.empty();
    }

    void copyVideoId() {
        oneVideo().ifPresent(video -> on.desk().copy(video.value()));
    }

    /** Its view with the actions on what is shown. */
    LibraryView content() {
        return view;
    }

    @Override
    public Optional<ExportMenu> exports() {
        return view.exports();
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        loader.shown();
        models.renewPictures();
        readSaved();
        if (models.tree().stateProperty().get() instanceof LoadState.NotLoaded) {
            models.tree().refresh();
        }
        models.videos().shownAgain();
    }

    @Override
    public void hidden() {
        loader.hidden();
        view.hidden();
    }

    private void readSaved() {
        tasks.submit(
                Job.of(jobName, _ -> saved.get())
                        .onSuccess(
                                read -> {
                                    models.videos().views(read.views());
                                    view.videos().marks(read.marks());
                                    view.videos().actions().offer(read.recent());
                                    loadViews(read.missing());
                                }));
    }

    /** Views and their change are there from the start, from one or two requests. */
    private void loadViews(List<RankingQuestion> missing) {
        loader.load(
                new BackgroundLoader.Work(
                        missing,
                        messages.text("views.job"),
                        missing.stream().map(this::loading).toList(),
                        this::readSaved));
    }

    private BackgroundLoader.Step loading(RankingQuestion question) {
        return () -> reports.save(reports.loadInBackground(ReportType.RANKING, question));
    }

    @Override
    public void refresh() {
        if (view.isPageShown()) {
            view.refreshPage();
            return;
        }
        models.renewPictures();
        readSaved();
        models.tree().refresh();
        models.videos().refresh();
    }

    @Override
    public void open(Id subject) {
        if (subject instanceof FolderId folder) {
            view.reveal(folder);
        } else if (subject instanceof VideoId video) {
            view.reveal(video);
        }
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.TitleOf(VideoId video)) {
            view.editTitle(video);
        }
    }

    @Override
    public boolean takeFocus() {
        return view.takeFocus();
    }

    @Override
    public void focusFilter() {
        view.focusFilter();
    }

    @Override
    public List<UnsavedEdit> unsavedEdits() {
        List<UnsavedEdit> edits = new ArrayList<>(models.changes().unsaved());
        models.edit().unsaved(models.changes()).ifPresent(edits::add);
        view.unsavedFields()
                .ifPresent(way -> edits.add(UnsavedEdit.kept(messages.text("fields.custom"), way)));
        return edits;
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return view.states().fetchedAtProperty();
    }

    @Override
    public void close() {
        view.close();
        models.close();
    }
}
