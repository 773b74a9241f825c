package app.marquee;

import app.marquee.http.ContentClient;
import app.marquee.http.LinkClient;
import app.marquee.http.PictureClient;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.service.alert.AlertService;
import app.marquee.service.alert.DesktopNotifications;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.connection.BudgetService;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.connection.SandboxControls;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.overview.OverviewService;
import app.marquee.service.playlist.LinkService;
import app.marquee.service.report.ReportFrames;
import app.marquee.service.report.ReportService;
import app.marquee.service.report.SessionReportService;
import app.marquee.service.report.TemplateBook;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.KnownItems;
import app.marquee.service.session.Capability;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;
import app.marquee.service.video.CachedPictures;
import app.marquee.service.video.FrameSearch;
import app.marquee.service.video.PictureService;
import app.marquee.start.SettingsViewMemory;
import app.marquee.store.PictureFiles;
import app.marquee.store.damage.DamageLog;
import app.marquee.store.report.TemplateFile;
import app.marquee.ui.activity.ActivitySection;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.browsers.BrowsersSection;
import app.marquee.ui.cities.CitiesSection;
import app.marquee.ui.funnels.FunnelSection;
import app.marquee.ui.library.LibrarySection;
import app.marquee.ui.live.LiveSection;
import app.marquee.ui.overview.OverviewSection;
import app.marquee.ui.playlists.PlaylistSection;
import app.marquee.ui.ranking.RankingSection;
import app.marquee.ui.referrals.ReferralsSection;
import app.marquee.ui.referrers.ReferrersSection;
import app.marquee.ui.reports.ReportsSection;
import app.marquee.ui.settings.SettingsSection;
import app.marquee.ui.shell.NetworkStatus;
import app.marquee.ui.shell.SettingsActions;
import app.marquee.ui.shell.Workspace;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionStock;
import app.marquee.ui.thumbnails.ThumbnailSection;
import app.marquee.ui.trash.TrashSection;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.value.ObservableValue;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Composition root of the sections of a connection, one line each: remove a section by deleting its
 * package and its line.
 */
record Wiring(
        ConnectionService connections,
        SettingsService settings,
        SettingsActions actions,
        SandboxControls sandbox,
        PictureFiles images,
        TemplateFile templates,
        DesktopNotifications desktop,
        DamageLog damage,
        Executor fxThread) {
    private static final Duration PATIENCE_WITH_IMAGES = Duration.ofSeconds(30);

    /** Services of URLs in the data of one connection. */
    private record Content(PictureService pictures, LinkService links) {}

    /** Sources that several sections of one connection share. */
    private record Shown(ReportSources sources, VideoFrames.Source frames, Content content) {}

    /** What the window shows of one connection. */
    Workspace workspace(
            Session session,
            ContentClient client,
            ObservableValue<ConnectionSummary> summary,
            NetworkStatus network) {
        TrashService trash = TrashService.of(session);
        app.marquee.ui.activity.SharedActivity activity =
                new app.marquee.ui.activity.SharedActivity(
                        session, trash, damage::changesLostAt, fxThread);
        AlertCenter alerts =
                new AlertCenter(
                        AlertService.of(session, trash, settings), desktop, session.clock());
        Content content =
                new Content(
                        new CachedPictures(new PictureClient(client, PATIENCE_WITH_IMAGES), images),
                        new LinkClient(client, LinkClient.patience())::check);
        ReportSources sources =
                ReportSources.of(session, new SettingsViewMemory(settings).of(session.id()));
        FrameSearch search = new FrameSearch(session, sources.background());
        VideoFrames.Source frames =
                new VideoFrames.Source(
                        new RowPictures.Source(content.pictures(), fxThread, search::find),
                        search::known,
                        search::title);
        return new Workspace(
                summary,
                network,
                sections(session, trash, alerts, activity, new Shown(sources, frames, content)),
                KnownItems.of(session),
                (tasks, messages) -> new VideoFrames(tasks, frames, messages),
                IdResolver.of(session),
                PendingChangeReader.of(session, trash),
                alerts,
                ActivitySection.drawer(activity));
    }

    /** The sections in the order of the rail. */
    private List<SectionDefinition> sections(
            Session session,
            TrashService trash,
            AlertCenter alerts,
            app.marquee.ui.activity.SharedActivity activity,
            Shown shown) {
        ReportSources sources = shown.sources();
        VideoFrames.Source frames = shown.frames();
        Content content = shown.content();
        return List.of(
                OverviewSection.definition(
                        sources,
                        OverviewService.of(session, trash),
                        frames,
                        BudgetService.of(settings, session.id()),
                        alerts),
                LibrarySection.definition(session, sources, frames.pictures()),
                PlaylistSection.definition(session, content.links(), frames)
                        .with(known(session, Operation.LIST_PLAYLISTS, ItemKind.PLAYLIST)),
                FunnelSection.definition(session, frames, sources.background()),
                ThumbnailSection.definition(session, frames),
                TrashSection.definition(session, trash, frames.pictures())
                        .with(new KnownStock(session, Operation.LIST_TRASH, trash::known)),
                CitiesSection.definition(sources, connections.mapKeys()),
                RankingSection.definition(sources, frames),
                ReferrersSection.definition(sources),
                BrowsersSection.definition(sources, frames),
                LiveSection.definition(sources, frames)
                        .with(known(session, Operation.LIST_VIDEOS, ItemKind.LIVE)),
                ReportsSection.definition(
                        reports(session, sources, content.pictures()),
                        new TemplateBook(templates, session.id()),
                        sources.background()),
                ReferralsSection.definition(sources),
                ActivitySection.definition(activity),
                SettingsSection.definition(connections, settings, actions, sandbox, alerts));
    }

    private static SectionStock known(Session session, Operation list, ItemKind kind) {
        return new KnownStock(session, list, () -> session.catalogue().all(kind));
    }

    /**
     * Stock of a section that needs a list which a platform may not have. It is empty once the
     * platform has said so, until an item is known.
     *
     * @param known the known items of the section
     */
    private record KnownStock(
            Session session, Operation list, Supplier<? extends Collection<?>> known)
            implements SectionStock {
        @Override
        public boolean isEmpty() {
            return session.capabilities().of(list) == Capability.NO && known.get().isEmpty();
        }

        @Override
        public Runnable listen(Runnable listener) {
            Runnable learned = session.capabilities().listen(listener);
            Runnable items = session.catalogue().listen(listener);
            return () -> {
                learned.run();
                items.run();
            };
        }
    }

    private ReportService reports(Session session, ReportSources sources, PictureService pictures) {
        return new SessionReportService(
                sources.reports(),
                new SessionReportService.Known(
                        () -> session.catalogue().all(ItemKind.LIVE),
                        sources.rules()::grouping,
                        new ReportFrames(session.catalogue()::frame, pictures),
                        BudgetService.of(settings, session.id())::current));
    }
}
