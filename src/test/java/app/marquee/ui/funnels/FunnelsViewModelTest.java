package app.marquee.ui.funnels;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.funnel.FunnelRemoval;
import app.marquee.service.funnel.FunnelService;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.trash.TrashListing;
import app.marquee.task.HeldRunner;
import app.marquee.task.LoadState;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.library.FakeGate;
import app.marquee.ui.library.LibraryFixture;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The list of funnels, the chosen one and the matrix, without a window. */
class FunnelsViewModelTest {
    private static final VideoId TITLED = new VideoId("10000000-0000-4000-8000-000000000001");
    private static final VideoId UNTITLED = new VideoId("10000000-0000-4000-8000-000000000002");
    private static final VideoId LOOSE = new VideoId("10000000-0000-4000-8000-000000000003");

    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture changes = new LibraryFixture(held);
    private final FakeFunnels service = new FakeFunnels();
    private final BackgroundLoader loader =
            new BackgroundLoader(BackgroundBudget.of(() -> 60_000), held);
    private final FunnelsViewModel model =
            new FunnelsViewModel(
                    service,
                    loader,
                    changes.flow,
                    new FakeShell(held, Locale.ENGLISH).context("funnels"));

    private static FunnelId id(int number) {
        return new FunnelId("20000000-0000-4000-8000-%012d".formatted(number));
    }

    private static Funnel funnel(int number, String name, @Nullable List<FunnelVideo> videos) {
        return new Funnel(
                id(number),
                name,
                null,
                null,
                null,
                videos == null ? Member.absent() : Member.of(videos),
                UnknownMembers.NONE);
    }

    private static FunnelVideo video(VideoId id, @Nullable String title) {
        return new FunnelVideo(id, title, UnknownMembers.NONE);
    }

    private void some() {
        service.list = List.of(funnel(1, "One", null), funnel(2, "Two", null));
        service.whole.put(
                id(1),
                funnel(1, "One (read)", List.of(video(TITLED, "Aula"), video(UNTITLED, null))));
        service.whole.put(id(2), funnel(2, "Two", List.of()));
        service.titles.put(TITLED, "Old title");
        service.titles.put(UNTITLED, "Known here");
        service.titles.put(LOOSE, "Loose");
        service.known = List.of(TITLED, LOOSE);
    }

    private void choose(int number) {
        model.refreshList();
        held.releaseAll();
        model.choose(listed(number));
        held.releaseAll();
    }

    private Funnel listed(int number) {
        return Objects.requireNonNull(model.list().value()).stream()
                .filter(funnel -> funnel.id().equals(id(number)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theListLearnsTheVideosOfTheShownFunnelAndNothingElse() {
        some();
        choose(1);
        assertThat(listed(1).videos().orNull()).hasSize(2);
        assertThat(listed(1).name()).as("as listed").isEqualTo("One");
        assertThat(listed(2).videos().isAbsent()).isTrue();
        model.refreshList();
        held.releaseAll();
        assertThat(listed(1).videos().orNull()).as("known from before").hasSize(2);
    }

    @Test
    void noListIsNotAnEmptyOne() {
        assertThat(model.isEmpty()).isFalse();
        model.refreshList();
        assertThat(held.waiting()).containsExactly("Loading funnels", "Loading views");
        held.releaseAll();
        assertThat(model.isEmpty()).isTrue();
        some();
        model.refreshList();
        assertThat(held.waiting()).containsExactly("Refreshing funnels", "Loading views");
        held.releaseAll();
        assertThat(model.isEmpty()).isFalse();
    }

    @Test
    void titlesThatCameAreUsedBeforeThoseKnownHere() {
        some();
        assertThat(model.titles()).isEmpty();
        choose(1);
        assertThat(model.titles())
                .containsOnly(Map.entry(TITLED, "Aula"), Map.entry(UNTITLED, "Known here"));
        assertThat(service.asked).contains("titles [" + UNTITLED + "]");
    }

    @Test
    void theVideosOfTheLastFunnelAreGoneAtOnce() {
        some();
        choose(1);
        model.choose(listed(2));
        assertThat(model.videos().value()).isNull();
        assertThat(model.titles()).isEmpty();
        held.releaseAll();
        service.asked.clear();
        model.choose(listed(2));
        held.releaseAll();
        assertThat(service.asked).as("it is shown already").isEmpty();
    }

    @Test
    void onlyTheWantedFunnelEndsTheWish() {
        some();
        model.select(id(2));
        choose(1);
        assertThat(model.wantedProperty().get()).isEqualTo(id(2));
        model.choose(listed(2));
        assertThat(model.wantedProperty().get()).isNull();
    }

    @Test
    void theMatrixHasTheVideosOfNoFunnelAndTitlesKnownHere() {
        some();
        service.contents =
                new FunnelContents(List.of(funnel(1, "One", List.of(video(UNTITLED, null)))));
        service.trash = TrashListing.of(Set.of(LOOSE));
        model.readMatrix();
        held.releaseAll();
        FunnelMatrix matrix = Objects.requireNonNull(model.matrix().value());
        assertThat(matrix.rows())
                .extracting(FunnelMatrix.Row::title)
                .containsExactlyInAnyOrder("Known here", "Old title", "Loose");
        assertThat(matrix.count(FunnelMatrix.Shown.ORPHANS)).isOne();
        assertThat(matrix.count(FunnelMatrix.Shown.TRASHED)).isOne();
    }

    @Test
    void aNameThatTheContractRefusesIsNotProposed() {
        assertThat(model.creation("ab")).isEmpty();
        assertThat(model.creation("x".repeat(51))).isEmpty();
        assertThat(model.creation("🎬".repeat(50))).as("characters, not halves").isPresent();
    }

    private void create() {
        changes.flow.send(model.creation("Three").orElseThrow());
        held.releaseAll();
    }

    /** A lost response may belong to a funnel that exists now. */
    @Test
    void theListIsRefreshedAfterACreationThatWasMadeOrMayHaveBeen() {
        create();
        assertThat(service.asked).containsExactly("list");
        changes.gate.nextIsUnknown();
        create();
        assertThat(service.asked).containsExactly("list", "list");
        changes.gate.nextFails();
        create();
        assertThat(service.asked).as("there is no new one").hasSize(2);
    }

    @Test
    void aCreatedFunnelIsToBeSelected() {
        changes.gate.next(
                line ->
                        new ChangeOutcome.Done(
                                FakeGate.end(line.withCreated(id(3).value()), ChangeState.DONE),
                                new WriteResponse.Nothing()));
        create();
        assertThat(model.wantedProperty().get()).isEqualTo(id(3));
    }

    @Test
    void aFailureLeavesTheListAndTheVideos() {
        some();
        choose(1);
        service.failure = new Failure.LostAnswer("reset");
        model.refresh();
        held.releaseAll();
        assertThat(model.list().state()).isInstanceOf(LoadState.Failed.class);
        assertThat(model.videos().state()).isInstanceOf(LoadState.Failed.class);
        assertThat(listed(1).videos().orNull()).hasSize(2);
        assertThat(model.titles()).hasSize(2);
    }

    private static VideoViews views(Map<VideoId, Long> of) {
        return new VideoViews(Period.of(LocalDate.of(2026, 3, 1)), of, Map.of());
    }

    /** Of the second video nobody knows the views, so the sum is what there is at least. */
    @Test
    void aFunnelAddsUpTheViewsThatAreKnown() {
        some();
        service.saved = views(Map.of(TITLED, 5L, LOOSE, 7L));
        choose(1);
        assertThat(model.views().of(listed(1))).isEqualTo(new Sum(BigInteger.valueOf(5), 1, 1));
        assertThat(model.views().of(listed(2)).isKnown())
                .as("its videos were never loaded")
                .isFalse();
        assertThat(model.views().missing(List.of(listed(1), listed(2)))).containsExactly(listed(2));
    }

    @Test
    void withoutARankingAllViewsAreUnknown() {
        some();
        choose(1);
        assertThat(model.views().isKnown()).isFalse();
        assertThat(model.views().of(listed(1)).isKnown()).isFalse();
    }

    @Test
    void theRankingIsLoadedWithOneRequestAndOnlyWhenAsked() {
        some();
        service.ranking = views(Map.of(TITLED, 5L));
        choose(1);
        assertThat(service.asked).doesNotContain("ranking");
        model.views().load(List.of());
        assertThat(model.views().loadingProperty().get()).isTrue();
        held.releaseAll();
        assertThat(service.asked).containsOnlyOnce("ranking");
        assertThat(model.views().loadingProperty().get()).isFalse();
        assertThat(model.views().views().of(TITLED)).isEqualTo(5);
        model.views().refresh();
        held.releaseAll();
        assertThat(model.views().isKnown()).as("it isn't saved, but stays").isTrue();
    }

    @Test
    void aRankingThatCannotBeLoadedMayBeAskedForAgain() {
        some();
        choose(1);
        service.failure = new Failure.LostAnswer("reset");
        model.views().load(List.of());
        held.releaseAll();
        assertThat(service.asked).contains("ranking");
        assertThat(model.views().isKnown()).isFalse();
        assertThat(model.views().loadingProperty().get()).isFalse();
        service.failure = null;
        service.ranking = views(Map.of(TITLED, 5L));
        model.views().load(List.of());
        held.releaseAll();
        assertThat(model.views().isKnown()).isTrue();
    }

    @Test
    void onlyTheFunnelsThatAreMissingAreLoaded() {
        some();
        service.saved = views(Map.of(TITLED, 5L));
        choose(1);
        service.asked.clear();
        service.whole.put(id(2), funnel(2, "Two", List.of(video(TITLED, null))));
        model.views().load(List.of(listed(1), listed(2)));
        held.releaseAll();
        assertThat(service.asked).containsExactly("read " + id(2));
        assertThat(model.views().of(listed(2)).known()).isEqualTo(5);
        assertThat(model.views().count(listed(2))).isOne();
    }

    /** The chosen one is being loaded already. */
    @Test
    void whileTheSectionIsInFrontWhatIsMissingIsLoadedQuietlyAndOnce() {
        some();
        service.list =
                List.of(funnel(1, "One", null), funnel(2, "Two", null), funnel(3, "Three", null));
        service.whole.put(id(3), funnel(3, "Three", List.of(video(TITLED, null))));
        service.ranking = views(Map.of(TITLED, 5L));
        service.broken = id(2);
        choose(1);
        service.asked.clear();
        model.refreshList();
        held.releaseAll();
        assertThat(service.asked).as("the section isn't in front").containsExactly("list");
        loader.shown();
        model.refreshList();
        held.releaseAll();
        assertThat(service.asked)
                .containsExactly("list", "list", "ranking", "read " + id(2), "read " + id(3));
        assertThat(model.views().of(listed(3)).known()).isEqualTo(5);
        assertThat(model.views().requests(List.of(listed(2), listed(3))))
                .as("for the button")
                .isOne();
        model.refreshList();
        held.releaseAll();
        assertThat(service.asked).as("it failed before").hasSize(6);
    }

    @Test
    void whatWasLoadedBeforeAFailureIsLearned() {
        some();
        service.list = List.of(funnel(1, "One", null), funnel(2, "Two", null));
        service.broken = id(1);
        model.refreshList();
        held.releaseAll();
        model.views().load(List.of(listed(2), listed(1)));
        service.saved = views(Map.of(TITLED, 5L));
        held.releaseAll();
        held.releaseAll();
        assertThat(listed(2).videos().orNull()).as("an empty one").isEmpty();
        assertThat(listed(1).videos().isAbsent()).isTrue();
        assertThat(model.views().missing(List.of(listed(1), listed(2)))).containsExactly(listed(1));
        assertThat(model.views().isKnown()).as("refreshed after the failure").isTrue();
    }

    private static Funnel counted(String videos) {
        return new Funnel(
                id(3),
                "Three",
                null,
                null,
                null,
                Member.absent(),
                new UnknownMembers(Map.of("videos_count", videos)));
    }

    /** Videos that were loaded before came or went since, if the list has another number. */
    @Test
    void videosOfAnEarlierLoadCountWhileTheListHasTheirNumber() {
        service.members.put(id(3), Set.of(TITLED));
        service.saved = views(Map.of(TITLED, 5L));
        model.refreshList();
        held.releaseAll();
        assertThat(model.views().of(counted("1")).known()).isEqualTo(5);
        assertThat(model.views().of(counted("2")).isKnown()).isFalse();
        assertThat(model.views().count(counted("2"))).isEqualTo(2);
        assertThat(model.views().count(counted("\"3\""))).as("in quotes").isEqualTo(3);
        assertThat(model.views().missing(List.of(counted("0"), counted("2")))).hasSize(1);
    }

    @Test
    void theListLearnsTheVideosOfTheMatrix() {
        some();
        model.refreshList();
        held.releaseAll();
        service.contents =
                new FunnelContents(List.of(funnel(2, "Two", List.of(video(TITLED, null)))));
        model.readMatrix();
        held.releaseAll();
        assertThat(listed(2).videos().orNull()).hasSize(1);
        assertThat(listed(1).videos().isAbsent()).isTrue();
    }

    @Test
    void whatIsMissingIsNotedOnlyWhereItIsKnown() {
        some();
        service.whole.put(
                id(1),
                funnel(
                        1,
                        "One",
                        List.of(
                                new FunnelVideo(
                                        TITLED,
                                        " ",
                                        new UnknownMembers(Map.of("description", "\"\""))),
                                video(UNTITLED, null))));
        service.seen =
                Map.of(TITLED, new SeenVideo(TITLED, VideoStatus.DELETING, false, BigDecimal.TEN));
        choose(1);
        FunnelsViewModel.Read read = Objects.requireNonNull(model.videos().value());
        VideoNotes notes = read.notes(read.videos().getFirst());
        assertThat(notes.status()).isEqualTo(VideoStatus.DELETING);
        assertThat(notes.lacks()).containsExactlyInAnyOrder(VideoNotes.Lack.values());
        assertThat(notes.isSerious()).isTrue();
        assertThat(read.length(read.videos().getFirst())).isEqualTo(BigDecimal.TEN);
        assertThat(read.notes(read.videos().get(1))).isEqualTo(VideoNotes.NONE);
    }

    /** Funnels in memory, of which the list names no videos. */
    private static final class FakeFunnels implements FunnelService {
        private final List<String> asked = new ArrayList<>();
        private final Map<FunnelId, Funnel> whole = new HashMap<>();
        private final Map<VideoId, String> titles = new LinkedHashMap<>();
        private List<Funnel> list = List.of();
        private List<VideoId> known = List.of();
        private FunnelContents contents = new FunnelContents(List.of());
        private TrashListing trash = TrashListing.NONE;
        private Map<VideoId, SeenVideo> seen = Map.of();
        private VideoViews saved = VideoViews.NONE;
        private VideoViews ranking = VideoViews.NONE;
        private final Map<FunnelId, Set<VideoId>> members = new HashMap<>();
        private @Nullable Failure failure;
        private @Nullable FunnelId broken;
        private int number;

        private void ask(String what) {
            asked.add(what);
            if (failure != null) {
                throw new FailureException(failure);
            }
        }

        @Override
        public List<Funnel> list() {
            ask("list");
            return list;
        }

        @Override
        public Funnel read(FunnelId funnel) {
            ask("read " + funnel);
            if (funnel.equals(broken)) {
                throw new FailureException(new Failure.LostAnswer("reset"));
            }
            Funnel read = Objects.requireNonNull(whole.get(funnel));
            members.put(
                    funnel,
                    read.videos().toOptional().orElse(List.of()).stream()
                            .map(FunnelVideo::id)
                            .collect(Collectors.toSet()));
            return read;
        }

        @Override
        public Map<VideoId, String> titles(Collection<VideoId> videos) {
            asked.add("titles " + videos);
            Map<VideoId, String> found = new HashMap<>(titles);
            found.keySet().retainAll(videos);
            return found;
        }

        @Override
        public Map<VideoId, SeenVideo> seen(Collection<VideoId> videos) {
            return seen;
        }

        @Override
        public Funnel readInBackground(FunnelId funnel) {
            return read(funnel);
        }

        @Override
        public VideoViews views() {
            return saved;
        }

        @Override
        public VideoViews loadViews() {
            ask("ranking");
            return ranking;
        }

        @Override
        public Map<FunnelId, Set<VideoId>> members() {
            return members;
        }

        @Override
        public List<VideoId> knownVideos() {
            return known;
        }

        @Override
        public TrashListing trash() {
            return trash;
        }

        @Override
        public FunnelContents contents(ProgressListener steps) {
            return contents;
        }

        @Override
        public StagedChange stageCreate(FunnelName name) {
            return NewFunnel.TYPE.stage(lines(), name);
        }

        private JournalEntryFactory lines() {
            Connection connection =
                    new Connection(
                            new ConnectionId("c"),
                            "Test",
                            ConnectionKind.TEST,
                            URI.create("https://api.example"),
                            URI.create("https://data.example"),
                            Connection.Routes.USUAL,
                            new Connection.Terms(
                                    false,
                                    120,
                                    ZoneId.of("America/Sao_Paulo"),
                                    ConnectionNetwork.USUAL));
            Clock clock = Clock.fixed(FakeShell.NOW, ZoneOffset.UTC);
            return new JournalEntryFactory(
                    connection, clock, () -> new ChangeId("change-" + ++number), "Ana");
        }

        @Override
        public FunnelRemoval.Plan plan(
                Funnel funnel, List<VideoId> videos, ProgressListener steps) {
            throw new AssertionError("Nothing is removed here");
        }

        @Override
        public FunnelRemoval.Report remove(FunnelRemoval.Plan plan, ProgressListener steps) {
            throw new AssertionError("Nothing is removed here");
        }
    }
}
