package app.marquee.compatibility;

import app.marquee.Run;
import app.marquee.analytics.Period;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.engine.ChangeLists;
import app.marquee.change.engine.ChangeService;
import app.marquee.change.engine.ObjectLocks;
import app.marquee.change.engine.ScriptedTransport;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.command.WindowRequest;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ListedChange;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.FileLine;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportStyle;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.AlertSettings;
import app.marquee.model.settings.AnswerKeeping;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Budget;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.DeveloperDetails;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Motion;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReferrerRules;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.OpenTransport;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.ChangeListFile;
import app.marquee.store.Memberships;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.store.report.TemplateFile;
import app.marquee.store.settings.ConnectionsFile;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Writer of a home directory with something of everything, at fixed times and with fixed IDs.
 *
 * <p>{@link #main} makes a new fixture; see {@code docs/measuring.md}.
 */
final class SampleHome {
    private static final Instant BEGIN = Instant.parse("2026-11-02T09:00:00Z");
    private static final ConnectionId ACME = new ConnectionId("acme");
    private static final ConnectionId STUDIO = new ConnectionId("estudio");
    static final Clock NOW = Clock.fixed(BEGIN.plusSeconds(3600), ZoneOffset.UTC);
    static final String PASSWORD = "not-a-real-password";

    private static final FolderId LESSONS = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
    private static final FolderId ARCHIVE = new FolderId("77c1a1d4-2f0d-4c2e-9b0a-3c6b7e8f9a33");
    private static final PlaylistId COURSE = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");
    private static final PlaylistId OLD = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b12");
    private static final PlaylistId FRESH = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b13");
    private static final FunnelId FUNNEL = new FunnelId("5a1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b21");
    private static final FunnelId LEADS = new FunnelId("5a1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b22");
    private static final LiveId LIVE = new LiveId("4b1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b31");
    private static final CustomFieldId FIELD =
            new CustomFieldId("3c1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b41");
    private static final CustomFieldId NEW_FIELD =
            new CustomFieldId("3c1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b42");

    private static VideoId video(int number) {
        return new VideoId("c2d3e4f5-1111-4222-8333-44445555%04d".formatted(number));
    }

    private static String title(int number) {
        return "Aula " + number + (number == 2 ? " – “Ações” 🎬" : "");
    }

    private final TickingClock clock = new TickingClock();
    private final AtomicInteger ids = new AtomicInteger();
    private final ScriptedTransport transport = new ScriptedTransport();
    private final Path home;
    private final Stores stores;

    /** Clock that advances by a second each time it is read. */
    private static final class TickingClock extends Clock {
        private Instant now = BEGIN;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            now = now.plusSeconds(1);
            return now;
        }
    }

    private SampleHome(Path home) {
        this.home = home;
        this.stores = Stores.open(Home.in(home), clock, _ -> {}, _ -> {});
    }

    /**
     * Writes a fixture into a directory that doesn't exist yet.
     *
     * @param arguments the directory
     */
    public static void main(String... arguments) throws IOException, TimeoutException {
        Path fixture = Path.of(arguments[0]).toAbsolutePath();
        Path home = Files.createDirectories(fixture.resolve("home"));
        make(home, Files.createDirectories(fixture.resolve("interrupted")));
        arrange(home);
        Path copy = Files.createTempDirectory("home");
        HomeFiles.copy(home, copy);
        Path texts = Files.createDirectories(fixture.resolve("text"));
        try (HomeText text = new HomeText(copy, NOW)) {
            for (Map.Entry<String, List<String>> part : text.parts().entrySet()) {
                Files.write(texts.resolve(part.getKey()), part.getValue());
            }
        }
        System.exit(0); // JavaFX would go on.
    }

    /** Leaves the window as the test expects it. */
    private static void arrange(Path home) throws TimeoutException {
        Toolkit.start();
        try (Run run = Run.open(new WindowRequest(home, null, false), NOW);
                TourWindow window = TourWindow.open(run)) {
            window.section("library");
            window.press("library-folders");
            window.select("folder-tree", 2);
            window.rest();
            window.type("video-filter", "curso");
            window.pause(5);
            window.see(root -> sort((TableView<?>) root.lookup("#video-table")));
            window.section("ranking");
            window.type("ranking-filter", "a");
            window.pause(5);
            window.see(root -> sort((TableView<?>) root.lookup("#ranking-table")));
            window.select("ranking-table", 3);
            window.pause(5);
        }
    }

    private static <T> boolean sort(TableView<T> table) {
        return table.getColumns().stream()
                .filter(column -> column.getId().equals("title"))
                .findFirst()
                .map(column -> table.getSortOrder().setAll(List.of(column)))
                .orElseThrow();
    }

    static void make(Path home, Path interrupted) throws IOException {
        SampleHome made = new SampleHome(home);
        try {
            made.settings();
            made.reports();
            made.catalogue();
            made.journal();
            made.snapshots();
            made.files();
            made.stores
                    .settings()
                    .update(now -> now.withLastConnection(new ConnectionId("sandbox")));
        } finally {
            made.stores.close();
        }
        interrupted(interrupted);
    }

    /** A journal of a process that was killed while it sent a change. */
    private static void interrupted(Path home) {
        SampleHome made = new SampleHome(home);
        try {
            JournalEntryFactory lines = made.lines(acme(), "maria", 900);
            ChangeLine line =
                    made.stores
                            .journal()
                            .add(
                                    FolderEdit.TYPE
                                            .stage(lines, folder(), FolderUpdate.rename("Cursos"))
                                            .line());
            made.stores.journal().update(line.sending(made.clock.instant()));
        } finally {
            made.stores.close();
        }
    }

    private static Connection acme() {
        return new Connection(
                ACME,
                "Acme – produção",
                ConnectionKind.PRODUCTION,
                URI.create("https://api.acme.example/v1"),
                URI.create("https://data.acme.example"),
                new Connection.Routes(
                        Map.of(Operation.GET_CITY, HostRole.BASE),
                        Map.of(Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}")),
                new Connection.Terms(
                        false,
                        90,
                        ZoneId.of("America/Sao_Paulo"),
                        new ConnectionNetwork(false, null)));
    }

    private static Connection studio() {
        return new Connection(
                STUDIO,
                "Estúdio",
                ConnectionKind.TEST,
                URI.create("https://api.studio.example"),
                URI.create("https://data.studio.example/analytics"),
                Connection.Routes.USUAL,
                new Connection.Terms(
                        true,
                        120,
                        ZoneOffset.UTC,
                        new ConnectionNetwork(
                                true,
                                new Authority(
                                        "Studio Test CA",
                                        Instant.parse("2126-01-01T00:00:00Z"),
                                        """
                                        -----BEGIN CERTIFICATE-----
                                        MIIBiDCCAS+gAwIBAgIUSMwZqlaLn+fBt8doBxW0N2XaBagwCgYIKoZIzj0EAwIw
                                        GTEXMBUGA1UEAwwOU3R1ZGlvIFRlc3QgQ0EwIBcNMjYxMTIzMDUxNTI3WhgPMjEy
                                        NjEwMzAwNTE1MjdaMBkxFzAVBgNVBAMMDlN0dWRpbyBUZXN0IENBMFkwEwYHKoZI
                                        zj0CAQYIKoZIzj0DAQcDQgAE00MAND508lAIE+A9E4sPfUyySRUsAWyPYPg9Bc9j
                                        vEyx65mT3G7yvlk+yNnJ9XVygJXQtbeUPmTurSCan1xww6NTMFEwHQYDVR0OBBYE
                                        FA9vjFHRVY/p1MyLRraqwpPFdvN0MB8GA1UdIwQYMBaAFA9vjFHRVY/p1MyLRraq
                                        wpPFdvN0MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgLrccZsSo
                                        9tqw75iFjEMhTtFDSpb1vm2toYF6vn366RcCIFjPv98QqTaKf+C/sCbRpl7dA8UX
                                        1iKQMl4g2SQua16+
                                        -----END CERTIFICATE-----
                                        """))));
    }

    private void settings() {
        List<ReferrerRule> rules =
                List.of(
                        new ReferrerRule("*.blog.example", "Nosso blog"),
                        new ReferrerRule("utm_source=news", "Boletim “semanal”"));
        stores.settings()
                .update(
                        now ->
                                now.withAppearance(
                                                new Appearance(
                                                        Theme.DARK,
                                                        Density.COMPACT,
                                                        new TextSize(125),
                                                        Motion.REDUCED,
                                                        DeveloperDetails.ON))
                                        .withLanguage(Language.BRAZILIAN_PORTUGUESE)
                                        .withConnection(acme())
                                        .withConnection(studio())
                                        .withAnswers(new AnswerKeeping(800, 256, 5, 64))
                                        .withBudget(
                                                ACME, new Budget(new BigDecimal("120.50"), "BRL"))
                                        .withAlerts(ACME, alerts())
                                        .withAnsweredHost(
                                                ACME, Operation.GET_RANKING, HostRole.BASE)
                                        .withAnsweredHost(
                                                ACME, Operation.GET_REFERRER, HostRole.DATA)
                                        .withAnsweredHost(
                                                STUDIO, Operation.GET_THUMBS, HostRole.DATA)
                                        .withView(
                                                "connection.acme.referrers.rules",
                                                new ReferrerRules().write(rules))
                                        .withView("connection.acme.library.filter", "aula")
                                        .withView("window.place", "60 40 1000 700 normal"));
    }

    private static AlertSettings alerts() {
        return AlertSettings.USUAL
                .with(AlertKind.SPIKE, new AlertRule(false, 900))
                .with(AlertKind.TRASH, new AlertRule(true, 48))
                .withLoads(true)
                .withDesktop(true)
                .withAnnounced(new LinkedHashSet<>(List.of("spike one", "trash two")));
    }

    private void reports() {
        ReportTemplate report =
                ReportTemplate.of(
                                "00000000-0000-4000-8000-00000000beef",
                                ACME,
                                new ReportTitle("Mensal", "Escola da Ana", "Até já", "Um bom mês"),
                                Locale.forLanguageTag("pt-BR"))
                        .over("last-week")
                        .with(
                                new ReportStyle(
                                        Locale.forLanguageTag("pt-BR"),
                                        0x1f7a4d,
                                        new PictureData("logo".getBytes(StandardCharsets.UTF_8))))
                        .choosing(BlockType.GUIDE, false)
                        .moving(BlockType.MAP, 1);
        new TemplateFile(Home.in(home).reportsFile(), clock).write(List.of(report));
    }

    private void catalogue() {
        List<KnownItem> items = new ArrayList<>();
        for (int i = 1; i <= 12; i++) {
            items.add(
                    new KnownItem(
                            ItemKind.VIDEO, video(i).value(), title(i), ItemSource.LIST, BEGIN));
        }
        items.add(
                new KnownItem(
                        ItemKind.VIDEO,
                        video(99).value(),
                        null,
                        ItemSource.PERSON,
                        null,
                        new FileLine("vídeos.csv", 7)));
        items.add(new KnownItem(ItemKind.FOLDER, LESSONS.value(), "Aulas", ItemSource.LIST, BEGIN));
        items.add(
                new KnownItem(
                        ItemKind.FOLDER, ARCHIVE.value(), "Arquivo", ItemSource.CHANGE, BEGIN));
        items.add(
                new KnownItem(
                        ItemKind.PLAYLIST, COURSE.value(), "Curso", ItemSource.ANSWER, BEGIN));
        items.add(new KnownItem(ItemKind.PLAYLIST, OLD.value(), null, ItemSource.PERSON, null));
        items.add(new KnownItem(ItemKind.FUNNEL, FUNNEL.value(), "Vendas", ItemSource.LIST, BEGIN));
        items.add(new KnownItem(ItemKind.LIVE, LIVE.value(), "Ao vivo", ItemSource.LIST, BEGIN));
        stores.catalogue().remember(ACME, items);
        stores.catalogue()
                .rememberFrames(ACME, Map.of(video(1).value(), "https://img.acme.example/1.jpg"));
        stores.catalogue()
                .see(
                        ACME,
                        List.of(
                                new SeenVideo(video(1), null, null, new BigDecimal("61.250")),
                                new SeenVideo(video(2), VideoStatus.FAILED, null),
                                SeenVideo.withCustom(video(3), false)));
        stores.catalogue().keepFrameSearch(ACME, video(4).value(), BEGIN);
        Memberships members = stores.catalogue().members();
        for (Memberships.Kind kind : Memberships.Kind.values()) {
            members.keepItems(
                    ACME, kind, "of " + kind, List.of(video(1).value(), video(2).value()));
        }
        stores.catalogue()
                .remember(
                        STUDIO,
                        List.of(
                                new KnownItem(
                                        ItemKind.VIDEO,
                                        video(1).value(),
                                        "Another account’s title",
                                        ItemSource.LIST,
                                        BEGIN)));
    }

    private JournalEntryFactory lines(Connection connection, String author, int first) {
        ids.set(first);
        return new JournalEntryFactory(
                connection,
                clock,
                () ->
                        new ChangeId(
                                "00000000-0000-4000-8000-%012d".formatted(ids.incrementAndGet())),
                author);
    }

    private static Folder folder() {
        return Folder.known(LESSONS)
                .withName(Member.of("Aulas"))
                .withParent(Member.ofNull())
                .withActive(Member.of(true));
    }

    private static Playlist playlist() {
        Playlist known = Playlist.known(COURSE);
        return new Playlist(
                COURSE,
                Member.of("Curso"),
                Member.ofNull(),
                Member.of(AccessType.PUBLIC),
                Member.of(false),
                Member.of("Ana"),
                Member.of(new ExternalButton(ButtonSize.SMALL, "Comprar", "https://acme.example")),
                known.imageId(),
                known.videosQuantity(),
                known.duration(),
                known.updatedAt(),
                UnknownMembers.NONE);
    }

    private static Video known(int number) {
        return Video.known(video(number)).withTitle(Member.of(title(number)));
    }

    private static Video inLessons(int number) {
        Video known = known(number);
        return new Video(
                known.id(),
                known.title(),
                known.description(),
                known.status(),
                Member.of(LESSONS),
                known.liveId(),
                known.externalId(),
                known.createdAt(),
                known.updatedAt(),
                known.storageSize(),
                known.length(),
                known.width(),
                known.height(),
                known.playable(),
                known.player(),
                known.hls(),
                known.preview(),
                known.thumbnail(),
                UnknownMembers.NONE);
    }

    private static Answer said(int status, String words) {
        return new Answer(status, words, "{\"message\":\"" + words + "\"}");
    }

    private void journal() {
        JournalEntryFactory lines = lines(acme(), "maria", 0);
        ChangeService changes =
                new ChangeService(
                        lines,
                        transport,
                        stores.journal(),
                        new ObjectLocks(),
                        (_, _) -> true,
                        _ -> {});
        JournalEntryFactory staging = lines;
        applied(changes, staging);
        failed(changes, staging);
        pending(changes, staging);
        taken(changes);
        JournalEntryFactory other = lines(studio(), "joão", 800);
        new ChangeService(
                        other,
                        transport,
                        stores.journal(),
                        new ObjectLocks(),
                        (_, _) -> true,
                        _ -> {})
                .lists()
                .keep(List.of(FolderCreation.TYPE.stage(other, new FolderDraft("Novo", null))));
    }

    private ChangeLine apply(ChangeService changes, StagedChange change, int status, String body) {
        transport.answer(status, body);
        return changes.apply(change).line();
    }

    private ChangeLine fails(ChangeService changes, StagedChange change, Failure failure) {
        transport.fail(failure);
        return changes.apply(change).line();
    }

    private void applied(ChangeService changes, JournalEntryFactory staging) {
        ChangeLine renamed =
                apply(
                        changes,
                        FolderEdit.TYPE
                                .stage(staging, folder(), FolderUpdate.rename("Lições"))
                                .because("Novo nome do curso"),
                        200,
                        "{}");
        apply(changes, changes.inverse(renamed).orElseThrow(), 200, "{}");
        apply(
                changes,
                PlaylistEdit.TYPE.stage(
                        staging,
                        playlist(),
                        new PlaylistUpdate(
                                Member.of("Curso completo"),
                                Member.of("Tudo em\num só lugar"),
                                Member.of(AccessType.PRIVATE),
                                Member.absent(),
                                Member.of(true),
                                Member.of("Ana & João"),
                                Member.of(
                                        new ExternalButton(
                                                ButtonSize.LARGE,
                                                "Assinar",
                                                "https://acme.example/a")),
                                Member.absent())),
                200,
                "{}");
        apply(
                changes,
                PlaylistAddition.TYPE.stage(
                        staging,
                        playlist(),
                        List.of(new PlaylistEntry(video(1), 0), new PlaylistEntry(video(2), null)),
                        Map.of(video(1), title(1), video(2), title(2))),
                200,
                "{}");
        apply(changes, PlaylistDeletion.TYPE.stage(staging, Playlist.known(OLD)), 204, "");
        apply(
                changes,
                PlaylistCreation.TYPE.stage(
                        staging, new PlaylistDraft("Nova", AccessType.PUBLIC, "Ana")),
                201,
                "{\"id\":\"" + FRESH + "\"}");
        apply(
                changes,
                NewFunnel.TYPE.stage(staging, new FunnelName("Leads")),
                201,
                "{\"id\":\"" + LEADS + "\",\"name\":\"Leads\"}");
        ChangeLine trashed =
                apply(
                        changes,
                        TrashChange.MOVE.stage(
                                staging,
                                List.of(video(3), video(4)),
                                Map.of(video(3), title(3), video(4), title(4))),
                        200,
                        "");
        apply(changes, changes.inverse(trashed).orElseThrow(), 200, "");
        apply(
                changes,
                FieldCreation.TYPE.stage(
                        staging, video(5), title(5), new CustomFieldDraft("nivel", "básico")),
                201,
                "{\"id\":\"" + NEW_FIELD + "\",\"key\":\"nivel\",\"value\":\"básico\"}");
        apply(changes, FieldDeletion.TYPE.stage(staging, video(5), title(5), field()), 204, "");
        ChangeLine moved =
                fails(
                        changes,
                        VideoEdit.TYPE.stage(staging, inLessons(6), VideoUpdate.moveTo(ARCHIVE)),
                        new Failure.TimedOut(
                                Failure.TimedOut.Phase.HEADERS, Duration.ofSeconds(30), true));
        changes.lists().settle(StateCheck.already(moved));
        ChangeLine notRenamed =
                fails(
                        changes,
                        VideoEdit.TYPE.stage(
                                staging, known(7), VideoUpdate.rename("Aula 7, revista")),
                        new Failure.LostAnswer("reset"));
        changes.lists().settle(StateCheck.asExpected(notRenamed));
    }

    private static CustomField field() {
        return new CustomField(FIELD, video(5), "autor", "Ana", null, null, UnknownMembers.NONE);
    }

    private void failed(ChangeService changes, JournalEntryFactory staging) {
        fails(
                changes,
                FolderCreation.TYPE.stage(staging, new FolderDraft("Aulas", ARCHIVE)),
                new Failure.Conflict(said(409, "Já existe")));
        fails(
                changes,
                FunnelVideoRemoval.TYPE.stage(
                        staging, FUNNEL, "Vendas", List.of(video(8)), Map.of(video(8), title(8))),
                new Failure.ServerError(said(502, "Bad gateway")));
        fails(
                changes,
                FolderEdit.TYPE.stage(staging, folder(), FolderUpdate.setActive(false)),
                new Failure.LostAnswer("reset"));
        StagedChange removed =
                ThumbnailRemoval.TYPE.stage(
                        staging,
                        video(9),
                        title(9),
                        new Thumbnails(
                                Member.of(
                                        new Thumbnail(
                                                null,
                                                "https://cdn.acme.example/9.jpg",
                                                UnknownMembers.NONE)),
                                Member.absent(),
                                UnknownMembers.NONE));
        fails(changes, removed, new Failure.NotFound(said(404, "Sem miniatura")));
        // A second attempt.
        fails(changes, removed, new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "no"));
    }

    private void pending(ChangeService changes, JournalEntryFactory staging) {
        ChangeLists lists = changes.lists();
        lists.keep(
                List.of(
                        VideoEdit.TYPE
                                .stage(staging, known(1), VideoUpdate.moveTo(ARCHIVE))
                                .because("Fim do semestre"),
                        VideoEdit.TYPE.stage(staging, known(2), VideoUpdate.moveToRoot()),
                        TrashChange.RECOVER.stage(staging, List.of(video(10)), Map.of())));
        lists.keep(
                List.of(
                        PlaylistEdit.TYPE.stage(
                                staging,
                                playlist(),
                                new PlaylistUpdate(
                                        Member.absent(),
                                        Member.absent(),
                                        Member.of(AccessType.ANYONE_WITH_PASSWORD),
                                        Member.of(new Secret(PASSWORD)),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent()))));
        lists.keep(
                List.of(
                        ThumbnailReplacement.TYPE.stage(
                                staging,
                                video(11),
                                title(11),
                                new Thumbnails(
                                        Member.ofNull(), Member.absent(), UnknownMembers.NONE),
                                PictureUpload.of(
                                        new PictureData(
                                                "GIF87a, almost".getBytes(StandardCharsets.UTF_8)),
                                        "Capa de João.gif",
                                        "image/gif",
                                        640,
                                        360))));
        fails(
                changes,
                FieldEdit.TYPE.stage(
                        staging, video(5), title(5), field(), CustomFieldUpdate.value("Bia")),
                new Failure.RateLimited(said(429, "Devagar"), Duration.ofSeconds(30)));
        fails(
                changes,
                PlaylistCreation.TYPE.stage(
                        staging, new PlaylistDraft("Sem token", AccessType.PRIVATE, "Ana")),
                new Failure.NoToken());
        List<ChangeLine> dropped =
                lists.keep(
                        List.of(
                                FolderEdit.TYPE.stage(
                                        staging, folder(), FolderUpdate.moveTo(ARCHIVE)),
                                NewFunnel.TYPE.stage(staging, new FunnelName("Descartado"))));
        lists.giveUp(dropped.stream().map(ChangeLine::id).toList());
        StagedChange creation =
                FolderCreation.TYPE.stage(staging, new FolderDraft("Bônus", LESSONS));
        FolderId created = new FolderId(creation.line().id().value());
        lists.keep(
                List.of(
                        creation,
                        FolderEdit.TYPE
                                .stage(staging, folder(), FolderUpdate.moveTo(created))
                                .needing(creation)));
    }

    /** Changes imported from another user's file. */
    private void taken(ChangeService changes) {
        JournalEntryFactory staging = lines(acme(), "joão", 500);
        ChangeList list =
                new ChangeList(
                        new ChangeListId("00000000-0000-4000-8000-00000000feed"),
                        BEGIN,
                        "Acme",
                        ConnectionKind.PRODUCTION,
                        acme().baseUrl(),
                        List.of(
                                ListedChange.of(
                                        PlaylistAddition.TYPE
                                                .stage(
                                                        staging,
                                                        playlist(),
                                                        List.of(new PlaylistEntry(video(12), 3)),
                                                        Map.of(video(12), title(12)))
                                                .because("Faltava esta")
                                                .line()),
                                ListedChange.of(
                                        VideoEdit.TYPE
                                                .stage(
                                                        staging,
                                                        known(12),
                                                        VideoUpdate.rename("Aula 12b"))
                                                .line())));
        Optional<?> refused = changes.lists().take(list, _ -> {});
        if (refused.isPresent()) {
            throw new AssertionError(refused);
        }
    }

    private static Counters counters(long views) {
        return new Counters(views, views / 2, views / 3, null);
    }

    private static <Q extends ReportQuestion, R> Report<Q, R> report(
            ReportType<Q, R> type, Q question, Instant asked, List<R> rows) {
        return report(type, question, asked, rows, Counters.UNKNOWN);
    }

    private static <Q extends ReportQuestion, R> Report<Q, R> report(
            ReportType<Q, R> type, Q question, Instant asked, List<R> rows, Counters total) {
        return new Report<>(
                type,
                question,
                "data.acme.example",
                asked,
                acme().zone(),
                rows,
                total,
                UnknownMembers.NONE);
    }

    private void snapshots() {
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                _ -> new OpenTransport(transport, () -> {}),
                                stores,
                                new Tokens(),
                                clock,
                                "maria"));
        try (Session session = connections.open(ACME)) {
            Reports reports = new SessionReports(session);
            Period week = new Period(LocalDate.of(2026, 10, 25), LocalDate.of(2026, 10, 31));
            Instant today = BEGIN.plusSeconds(600);
            reports.save(ranking(week, BEGIN.minus(Duration.ofDays(2)), 900));
            reports.save(ranking(week, today, 1000));
            reports.save(ranking(Period.of(LocalDate.of(2026, 10, 30)), today, 70));
            CityQuestion all = new CityQuestion(week, Granularity.TOTAL, null, null);
            CityQuestion bahia = new CityQuestion(week, Granularity.DAY, "Brazil", "Bahia");
            reports.save(cities(all, today, null));
            reports.save(cities(bahia, today, "2026-10-25"));
            reports.save(
                    report(
                            ReportType.REFERRERS,
                            new ReferrerQuestion(week, Granularity.HOUR),
                            today,
                            List.of(
                                    new ReferrerRow(
                                            "https://www.blog.example/a?utm_source=news",
                                            "2026-10-25 07:00",
                                            counters(44),
                                            UnknownMembers.NONE),
                                    new ReferrerRow(
                                            null,
                                            null,
                                            Counters.UNKNOWN,
                                            new UnknownMembers(Map.of("kind", "\"direct\"")))),
                            counters(45)));
            reports.save(
                    report(
                            ReportType.BROWSERS,
                            new BrowserQuestion(video(1), week, Granularity.TOTAL),
                            today,
                            List.of(
                                    new BrowserRow(
                                            "Chrome Mobile",
                                            null,
                                            counters(31),
                                            UnknownMembers.NONE),
                                    new BrowserRow(null, null, counters(2), UnknownMembers.NONE))));
            reports.save(
                    report(
                            ReportType.LIVE,
                            new LiveQuestion(LIVE),
                            today,
                            List.of(
                                    new ViewersPoint(
                                            "2026-11-01T20:00:00-03:00",
                                            Instant.parse("2026-11-01T23:00:00Z"),
                                            12L,
                                            UnknownMembers.NONE),
                                    new ViewersPoint(
                                            "soon",
                                            null,
                                            null,
                                            new UnknownMembers(Map.of("x", "[1]"))))));
            referrals(reports, today);
        }
    }

    private static Report<RankingQuestion, RankingRow> ranking(
            Period period, Instant asked, long views) {
        return new Report<>(
                ReportType.RANKING,
                new RankingQuestion(period),
                "data.acme.example",
                asked,
                acme().zone(),
                List.of(
                        new RankingRow(
                                video(1),
                                title(1),
                                counters(views),
                                views / 4,
                                new BigDecimal("12.340"),
                                "BRL",
                                UnknownMembers.NONE),
                        new RankingRow(
                                video(2),
                                title(2),
                                counters(views / 10),
                                null,
                                null,
                                null,
                                new UnknownMembers(Map.of("score", "0.5"))),
                        new RankingRow(
                                null,
                                null,
                                Counters.UNKNOWN,
                                null,
                                new BigDecimal("0"),
                                "USD",
                                UnknownMembers.NONE)),
                counters(views * 2),
                new UnknownMembers(Map.of("generated", "\"2026-11-01\"")));
    }

    private static Report<CityQuestion, CityRow> cities(
            CityQuestion question, Instant asked, @Nullable String bucket) {
        return report(
                ReportType.CITIES,
                question,
                asked,
                List.of(
                        new CityRow(
                                "Brazil",
                                "Bahia",
                                "Salvador",
                                -12.9714,
                                -38.5014,
                                bucket,
                                counters(321),
                                UnknownMembers.NONE),
                        new CityRow(
                                "Brazil",
                                null,
                                null,
                                null,
                                null,
                                bucket,
                                counters(5),
                                new UnknownMembers(Map.of("asn", "64500")))),
                counters(326));
    }

    private static void referrals(Reports reports, Instant today) {
        Instant before = today.minus(Duration.ofDays(3));
        ReferralTransaction pending =
                new ReferralTransaction(
                        "t-1",
                        ReferralStatus.PENDING,
                        new BigDecimal("25.00"),
                        "BRL",
                        Instant.parse("2026-10-20T10:00:00Z"),
                        UnknownMembers.NONE);
        reports.save(
                report(
                        ReportType.REFERRALS,
                        new ReferralQuestion(),
                        today,
                        List.of(
                                new ReferralSummary(
                                        "https://acme.example/r/ana",
                                        new BigDecimal("25.00"),
                                        new BigDecimal("100.5"),
                                        new BigDecimal("75.50"),
                                        "BRL",
                                        new UnknownMembers(Map.of("level", "2"))))));
        reports.save(
                report(
                        ReportType.TRANSACTIONS,
                        new ReferralQuestion(),
                        today,
                        List.of(
                                new SeenTransaction(pending, before),
                                new SeenTransaction(
                                        new ReferralTransaction(
                                                "t-2",
                                                ReferralStatus.CONFIRMED,
                                                new BigDecimal("100.5"),
                                                "BRL",
                                                Instant.parse("2026-09-01T10:00:00.123Z"),
                                                UnknownMembers.NONE),
                                        null),
                                new SeenTransaction(
                                        new ReferralTransaction(
                                                null,
                                                new ReferralStatus("refunded"),
                                                null,
                                                null,
                                                null,
                                                new UnknownMembers(
                                                        Map.of("why", "\"chargeback\""))),
                                        null))));
    }

    /** Files exported by the user. */
    private void files() throws IOException {
        Path exported = Files.createDirectories(home.resolve("exported"));
        new ConnectionsFile()
                .write(
                        exported.resolve("connections.json"),
                        stores.settings().current().connections());
        JournalEntryFactory lines = lines(acme(), "maria", 0);
        ChangeList list =
                new ChangeService(
                                lines,
                                transport,
                                stores.journal(),
                                new ObjectLocks(),
                                (_, _) -> true,
                                _ -> {})
                        .lists()
                        .list(stores.journal().newest(ACME, 1000));
        new ChangeListFile()
                .write(
                        exported.resolve("changes.json"),
                        new ChangeList(
                                new ChangeListId("00000000-0000-4000-8000-00000000cafe"),
                                BEGIN.plusSeconds(900),
                                list.account(),
                                list.kind(),
                                list.address(),
                                list.changes()));
        new ReferrerRules()
                .save(
                        exported.resolve("naming-rules.json"),
                        List.of(new ReferrerRule("*.blog.example", "Nosso blog")));
    }
}
