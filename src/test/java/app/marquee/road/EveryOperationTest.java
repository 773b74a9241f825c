package app.marquee.road;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.marquee.api.EveryApi;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.Rows;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.video.VideoFilter;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.SeedFunnel;
import app.marquee.sandbox.account.VideoStatus;
import app.marquee.sandbox.shape.Shape;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Every operation of the contract through the real client against the sandbox, in every shape of
 * answer that is allowed, and without any extension. Both sides were written from the contract on
 * their own, so that a mistake of one is seen here.
 */
class EveryOperationTest {
    private static final AnalyticsQuery WEEK =
            new AnalyticsQuery(LocalDate.of(2026, 6, 8), LocalDate.of(2026, 6, 14), null);

    @TempDir private Path home;

    private Road road(Shape shape) {
        return Road.to(SandboxOptions.builder().shape(shape).extensions(false), home);
    }

    @ParameterizedTest
    @EnumSource
    void funnels(Shape shape) {
        try (Road road = road(shape)) {
            EveryApi gateways = new EveryApi(road.session().transport());
            List<SeedFunnel> seeds = road.account().funnels();
            assertThat(gateways.funnels().list())
                    .extracting(Funnel::id)
                    .containsExactlyInAnyOrderElementsOf(
                            seeds.stream()
                                    .map(seed -> new FunnelId(seed.id().toString()))
                                    .toList());
            SeedFunnel seed = fullest(seeds);
            FunnelId id = new FunnelId(seed.id().toString());
            assertThat(videosOf(gateways.funnels().funnel(id)))
                    .containsExactlyElementsOf(
                            seed.videoIds().stream()
                                    .map(video -> new VideoId(video.toString()))
                                    .toList());
            VideoId gone = new VideoId(seed.videoIds().getFirst().toString());
            done(
                    road,
                    FunnelVideoRemoval.TYPE.stage(
                            staging(road), id, null, List.of(gone), Map.of()));
            assertThat(videosOf(gateways.funnels().funnel(id))).doesNotContain(gone);
            done(road, NewFunnel.TYPE.stage(staging(road), new FunnelName("Abc")));
            assertThat(gateways.funnels().list()).hasSize(seeds.size() + 1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void foldersAndRecovery(Shape shape) {
        try (Road road = road(shape)) {
            Folder folder =
                    Folder.known(new FolderId(road.account().folders().getLast().id().toString()));
            done(
                    road,
                    FolderEdit.TYPE.stage(
                            staging(road), folder, FolderUpdate.rename("x".repeat(255))));
            done(road, FolderEdit.TYPE.stage(staging(road), folder, FolderUpdate.moveToRoot()));
            done(road, FolderEdit.TYPE.stage(staging(road), folder, FolderUpdate.setActive(false)));
            FolderUpdate intoItself = FolderUpdate.moveTo(folder.id());
            ChangeOutcome refused =
                    road.apply(FolderEdit.TYPE.stage(staging(road), folder, intoItself));
            assertThat(refused).isInstanceOf(ChangeOutcome.Failed.class);
            assertThat(((ChangeOutcome.Failed) refused).failure())
                    .isInstanceOf(Failure.Invalid.class);
            VideoId trashed =
                    road.account()
                            .videos()
                            .filter(video -> video.status() == VideoStatus.DELETING)
                            .map(video -> new VideoId(video.id().toString()))
                            .findFirst()
                            .orElseThrow();
            done(road, TrashChange.RECOVER.stage(staging(road), List.of(trashed), Map.of()));
            assertThat(
                            road.apply(
                                    TrashChange.RECOVER.stage(
                                            staging(road), List.of(trashed), Map.of())))
                    .isInstanceOf(ChangeOutcome.Failed.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void playlists(Shape shape) {
        assumeThat(shape).isNotEqualTo(Shape.PLURAL);
        try (Road road = road(shape)) {
            Playlist playlist = playlist(road);
            done(
                    road,
                    PlaylistEdit.TYPE.stage(
                            staging(road), playlist, locked(new Secret("canary-pw"))));
            VideoId video = new VideoId(road.account().videoId(5).toString());
            done(
                    road,
                    PlaylistAddition.TYPE.stage(
                            staging(road),
                            playlist,
                            List.of(
                                    new PlaylistEntry(video, 0),
                                    new PlaylistEntry(
                                            new VideoId(road.account().videoId(6).toString()),
                                            null)),
                            Map.of()));
            done(road, PlaylistDeletion.TYPE.stage(staging(road), playlist));
            ChangeOutcome again = road.apply(PlaylistDeletion.TYPE.stage(staging(road), playlist));
            assertThat(((ChangeOutcome.Failed) again).failure())
                    .isInstanceOf(Failure.NotFound.class);
            assertThat(road.session().exchanges().all().toString()).doesNotContain("canary-pw");
        }
    }

    @ParameterizedTest
    @EnumSource
    void figuresAgree(Shape shape) {
        try (Road road = road(shape)) {
            EveryApi gateways = new EveryApi(road.session().transport());
            Rows<RankingRow> ranking = gateways.analytics().ranking(WEEK);
            Rows<CityRow> cities = gateways.analytics().cities(new CityQuery(WEEK, null, null));
            assertThat(ranking.rows()).hasSizeGreaterThan(100);
            assertThat(cities.rows()).hasSizeGreaterThan(300);
            assertThat(gateways.analytics().referrers(WEEK).rows()).hasSizeGreaterThan(10);
            VideoId top = Objects.requireNonNull(ranking.rows().getFirst().videoId());
            assertThat(gateways.analytics().browsers(top, WEEK).rows()).hasSizeGreaterThan(2);
            assertThat(views(cities.rows().stream().map(CityRow::counters)))
                    .isEqualTo(views(ranking.rows().stream().map(RankingRow::counters)));
            assertThat(
                            views(
                                    gateways.analytics().browsers(top, WEEK).rows().stream()
                                            .map(row -> row.counters())))
                    .isEqualTo(ranking.rows().getFirst().counters().views());
            assertThat(cities.rows().stream().filter(row -> row.city() != null).count())
                    .as("nearly every row names its city")
                    .isGreaterThan(300);
        }
    }

    @ParameterizedTest
    @EnumSource
    void daysOfARegionAddUp(Shape shape) {
        try (Road road = road(shape)) {
            EveryApi gateways = new EveryApi(road.session().transport());
            CityRow known =
                    gateways.analytics().cities(new CityQuery(WEEK, "BR", null)).rows().stream()
                            .filter(row -> row.region() != null)
                            .findFirst()
                            .orElseThrow();
            AnalyticsQuery days = new AnalyticsQuery(WEEK.start(), WEEK.end(), Granularity.DAY);
            Rows<CityRow> total =
                    gateways.analytics().cities(new CityQuery(WEEK, "BR", known.region()));
            Rows<CityRow> daily =
                    gateways.analytics().cities(new CityQuery(days, "BR", known.region()));
            assertThat(daily.rows()).isNotEmpty().allMatch(row -> row.bucket() != null);
            assertThat(views(daily.rows().stream().map(CityRow::counters)))
                    .isEqualTo(views(total.rows().stream().map(CityRow::counters)));
            assertThatThrownBy(() -> gateways.analytics().cities(new CityQuery(days, "BR", null)))
                    .isInstanceOfSatisfying(
                            FailureException.class,
                            e -> assertThat(e.failure()).isInstanceOf(Failure.Refused.class));
        }
    }

    @ParameterizedTest
    @EnumSource
    void readsOfOneThing(Shape shape) {
        try (Road road = road(shape)) {
            EveryApi gateways = new EveryApi(road.session().transport());
            VideoId withFields =
                    road.account()
                            .videos()
                            .filter(video -> video.customFields().size() > 1)
                            .map(video -> new VideoId(video.id().toString()))
                            .findFirst()
                            .orElseThrow();
            assertThat(gateways.videos().customFields(withFields))
                    .hasSizeGreaterThan(1)
                    .allMatch(field -> field.key() != null && field.value() != null);
            assertThat(gateways.thumbnails().thumbnails(withFields).generated().orNull())
                    .isNotEmpty()
                    .allMatch(picture -> picture.url() != null);
            LiveId live =
                    road.account()
                            .lives()
                            .skip(2)
                            .map(seed -> new LiveId(seed.id().toString()))
                            .findFirst()
                            .orElseThrow();
            assertThat(gateways.analytics().viewersHistoric(live).rows())
                    .hasSizeGreaterThan(10)
                    .allMatch(point -> point.at() != null);
            assertThat(gateways.referrals().summary().link()).startsWith("http");
            assertThat(gateways.referrals().summary().balance()).isNotNull();
            assertThat(gateways.referrals().transactions())
                    .extracting(ReferralTransaction::status)
                    .contains(
                            ReferralStatus.PENDING,
                            ReferralStatus.CONFIRMED,
                            ReferralStatus.LIMIT_REACHED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsReadWithExtensionsToo(Shape shape) {
        try (Road road = Road.to(SandboxOptions.builder().shape(shape), home)) {
            EveryApi gateways = new EveryApi(road.session().transport());
            assertThat(gateways.folders().list())
                    .hasSize(road.account().folders().size())
                    .extracting(Folder::id)
                    .doesNotHaveDuplicates();
            assertThat(gateways.playlists().list()).hasSize(road.account().playlists().size());
            assertThat(gateways.videos().list(VideoFilter.ALL, 1, 50).items()).hasSize(50);
            assertThat(gateways.videos().allTrashed(_ -> {})).hasSize(12);
            PlaylistId playlist = playlist(road).id();
            assertThat(gateways.playlists().playlist(playlist).id()).isEqualTo(playlist);
            assertThat(gateways.playlists().videos(playlist))
                    .hasSize(road.account().playlists().getFirst().videoIds().size());
        }
    }

    private static Playlist playlist(Road road) {
        return Playlist.known(
                new PlaylistId(road.account().playlists().getFirst().id().toString()));
    }

    private static PlaylistUpdate locked(Secret password) {
        return new PlaylistUpdate(
                Member.of("Nome novo 🎬"),
                Member.of(""),
                Member.of(AccessType.ANYONE_WITH_PASSWORD),
                Member.of(password),
                Member.of(true),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    private static JournalEntryFactory staging(Road road) {
        return road.session().staging();
    }

    private static void done(Road road, StagedChange change) {
        ChangeOutcome outcome = road.apply(change);
        assertThat(outcome).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(road.session().changes().find(outcome.line().id()))
                .hasValueSatisfying(line -> assertThat(line.state()).isEqualTo(ChangeState.DONE));
    }

    private static SeedFunnel fullest(List<SeedFunnel> seeds) {
        return seeds.stream()
                .reduce((a, b) -> a.videoIds().size() >= b.videoIds().size() ? a : b)
                .orElseThrow();
    }

    private static List<VideoId> videosOf(Funnel funnel) {
        return funnel.videos().toOptional().orElseThrow().stream().map(FunnelVideo::id).toList();
    }

    /** The sum of what is known. */
    private static long views(Stream<Counters> counters) {
        return counters.map(Counters::views).filter(Objects::nonNull).mapToLong(v -> v).sum();
    }
}
