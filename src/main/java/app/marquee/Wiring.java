package app.marquee;

import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.change.ActivityService;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.playlist.LinkService;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.SessionItemDirectory;
import app.marquee.service.session.Session;
import app.marquee.service.video.PictureService;
import app.marquee.start.SettingsViewMemory;
import app.marquee.ui.activity.ActivityCommands;
import app.marquee.ui.activity.ActivitySection;
import app.marquee.ui.cities.GoogleMaps;
import app.marquee.ui.funnels.FunnelSection;
import app.marquee.ui.library.LibraryCommands;
import app.marquee.ui.library.LibrarySection;
import app.marquee.ui.playlists.PlaylistSection;
import app.marquee.ui.referrals.ReferralCommands;
import app.marquee.ui.referrals.ReferralsSection;
import app.marquee.ui.settings.SandboxControls;
import app.marquee.ui.settings.SettingsActions;
import app.marquee.ui.settings.SettingsCommands;
import app.marquee.ui.settings.SettingsSection;
import app.marquee.ui.shell.NetworkStatus;
import app.marquee.ui.shell.Workspace;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.thumbnails.ThumbnailSection;
import app.marquee.ui.trash.TrashSection;
import app.marquee.ui.video.RowPictures;

import javafx.beans.value.ObservableValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;

/**
 * Composition root of the sections of a connection, one line each: remove a section by deleting its
 * package and its line.
 */
record Wiring(
        ConnectionService connections,
        SettingsService settings,
        SettingsActions actions,
        SandboxControls sandbox,
        PictureService pictures,
        LinkService links,
        Executor fxThread) {
    /** What the window shows of one connection. */
    Workspace workspace(
            Session session, ObservableValue<ConnectionSummary> summary, NetworkStatus network) {
        return new Workspace(
                summary,
                network,
                sections(session),
                session.catalogue(),
                IdResolver.of(session),
                PendingChangeReader.of(session));
    }

    /** The sections in the order of the rail. */
    List<SectionDefinition> sections(Session session) {
        List<SectionDefinition> sections = new ArrayList<>();
        sections.add(library(session));
        sections.add(PlaylistSection.definition(session, links));
        sections.add(FunnelSection.definition(session));
        sections.add(ThumbnailSection.definition(session, pictures, fxThread));
        sections.add(TrashSection.definition(session));
        sections.addAll(analytics(session));
        sections.add(referrals(session));
        sections.add(activity(session));
        sections.add(settingsSection());
        return sections;
    }

    private SectionDefinition library(Session session) {
        return new SectionDefinition(
                "library",
                "library",
                "title",
                SectionGroup.CONTENT,
                "fth-folder",
                Set.of(FolderId.class, VideoId.class),
                context ->
                        new LibrarySection(
                                session, new RowPictures.Source(pictures, fxThread), context),
                LibraryCommands.all());
    }

    private List<SectionDefinition> analytics(Session session) {
        return new AnalyticsSections(
                        new SessionReports(session),
                        new SessionItemDirectory(session),
                        new SettingsViewMemory(settings).of(session.id()).under("analytics"),
                        GoogleMaps.of(connections.mapKeys()))
                .definitions();
    }

    private static SectionDefinition referrals(Session session) {
        return new SectionDefinition(
                "referrals",
                "referrals",
                "section.referrals",
                SectionGroup.ANALYTICS,
                "fth-gift",
                Set.of(),
                context -> new ReferralsSection(new SessionReports(session), context),
                ReferralCommands.all());
    }

    private SectionDefinition activity(Session session) {
        return new SectionDefinition(
                "activity",
                "activity",
                "title",
                SectionGroup.APPLICATION,
                "fth-activity",
                Set.of(),
                context -> new ActivitySection(new ActivityService(session), context, fxThread),
                ActivityCommands.all());
    }

    private SectionDefinition settingsSection() {
        return new SectionDefinition(
                "settings",
                "settings",
                "title",
                SectionGroup.APPLICATION,
                "fth-settings",
                Set.of(),
                context -> new SettingsSection(connections, settings, actions, sandbox, context),
                SettingsCommands.all());
    }
}
