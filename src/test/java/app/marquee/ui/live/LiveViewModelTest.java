package app.marquee.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.live.LiveState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeLives;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.Hands;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

/** Following live streams by a clock that the test holds. */
class LiveViewModelTest {
    private static final String ONE = "00000000-0000-4000-8000-000000000001";
    private static final String TWO = "00000000-0000-4000-8000-000000000002";
    private static final Failure LOST = new Failure.LostAnswer("reset");

    private final FakeLives lives = new FakeLives();
    private final FakeThings things = new FakeThings();
    private final FakeMemory memory = new FakeMemory();
    private final Hands hands = new Hands();
    private final Beats beats = new Beats();

    private LiveViewModel model(TaskRunner tasks) {
        return new LiveViewModel(
                new LiveReading(lives, things, hands),
                BackgroundBudget.of(() -> 120),
                tasks,
                Messages.of(List.of("live", "analytics"), Locale.ENGLISH),
                memory,
                beats);
    }

    private void after(long seconds) {
        hands.move(Duration.ofSeconds(seconds));
        beats.beat();
    }

    private static List<LiveId> ids(String... ids) {
        return Stream.of(ids).map(LiveId::new).toList();
    }

    private static LiveContent content(LiveViewModel model) {
        return Objects.requireNonNull(model.contentProperty().get());
    }

    @Test
    void addedStreamsAreReadKeptAndRemembered() {
        lives.minutes(ONE, 5L, 7L);
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        assertThat(lives.asked).isEmpty();
        model.add(ids(ONE, TWO));
        assertThat(lives.asked).containsExactly(ONE, TWO);
        model.add(ids(TWO));
        assertThat(lives.asked).containsExactly(ONE, TWO);
        assertThat(things.added).containsExactly("LIVE " + ONE, "LIVE " + TWO);
        assertThat(content(model).streams().getFirst().figures().peak()).isEqualTo(7);
        model.remove(new LiveId(ONE));
        assertThat(content(model).streams()).hasSize(1);
        assertThat(model(new InlineRunner()).ids()).containsExactly(new LiveId(TWO));
    }

    @Test
    void theFirstStreamIsTheOneThatIsLiveOrTheNewest() {
        things.know(ItemKind.LIVE, TWO, "A");
        things.know(ItemKind.LIVE, ONE, "B");
        LiveViewModel unsure = model(new InlineRunner());
        unsure.shown();
        unsure.search();
        assertThat(lives.asked)
                .as("either may be live, and neither has data, so that the newest is shown")
                .containsExactly("background " + TWO, "background " + ONE, TWO);
        lives.minutes(ONE, 5L);
        lives.kept.put(ONE, lives.load(ReportType.LIVE, question(ONE), _ -> {}));
        lives.asked.clear();
        LiveViewModel model = model(new InlineRunner());
        model.search();
        assertThat(model.ids()).as("not in front").containsExactly(new LiveId(TWO));
        model.shown();
        model.search();
        assertThat(model.ids()).containsExactly(new LiveId(ONE));
        assertThat(lives.asked)
                .as("the one whose state wasn’t known first")
                .containsExactly("background " + TWO, ONE);
        model.add(ids(TWO));
        model.remove(new LiveId(ONE));
        model.search();
        assertThat(model.ids()).as("a choice stays").containsExactly(new LiveId(TWO));
    }

    /** It would be taken away by the one that is newer. */
    @Test
    void aRememberedStreamIsNotLoadedWhereAnotherOpens() {
        things.know(ItemKind.LIVE, ONE, "A");
        things.know(ItemKind.LIVE, TWO, "B");
        lives.minutes(ONE, 5L);
        lives.kept.put(ONE, lives.load(ReportType.LIVE, question(ONE), _ -> {}));
        lives.kept.put(TWO, lives.load(ReportType.LIVE, question(TWO), _ -> {}));
        memory.keep("lives", TWO);
        lives.asked.clear();
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.search();
        assertThat(model.ids()).containsExactly(new LiveId(ONE));
        assertThat(lives.asked).containsExactly(ONE);
        memory.keep("lives", ONE);
        lives.asked.clear();
        LiveViewModel same = model(new InlineRunner());
        same.shown();
        same.search();
        assertThat(lives.asked).containsExactly(ONE);
    }

    @Test
    void statesThatNobodyAskedForAreNotLoadedAfterLeaving() {
        things.know(ItemKind.LIVE, ONE, "A");
        things.know(ItemKind.LIVE, TWO, "B");
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.search();
        held.release();
        assertThat(model.list().loadingStatesProperty().get()).isTrue();
        model.hidden();
        held.releaseAll();
        assertThat(lives.asked).isEmpty();
        assertThat(model.list().loadingStatesProperty().get()).isFalse();
    }

    @Test
    void aStreamIsKnownToBeLiveWhileItsSavedCopyIsNew() {
        things.know(ItemKind.LIVE, ONE, "A");
        things.know(ItemKind.LIVE, TWO, "B");
        assertThat(LiveReading.live(lives, things.known(ItemKind.LIVE))).isZero();
        lives.minutes(ONE, 5L);
        lives.save(lives.load(ReportType.LIVE, question(ONE), _ -> {}));
        lives.save(lives.load(ReportType.LIVE, question(TWO), _ -> {}));
        lives.asked.clear();
        assertThat(LiveReading.live(lives, things.known(ItemKind.LIVE)))
                .as("the other has no point")
                .isOne();
        lives.now = FakeShell.NOW.plus(LiveState.RECENT).minusSeconds(60);
        assertThat(LiveReading.live(lives, things.known(ItemKind.LIVE))).isOne();
        lives.now = FakeShell.NOW.plus(LiveState.RECENT).minusSeconds(59);
        assertThat(LiveReading.live(lives, things.known(ItemKind.LIVE)))
                .as("it may have ended")
                .isZero();
        assertThat(lives.asked).isEmpty();
    }

    /** One is shown in place of another, and beside those that are compared. */
    @Test
    void aStreamIsShownInPlaceOfOneAndBesideSeveral() {
        String three = UUID.nameUUIDFromBytes(new byte[3]).toString();
        things.know(ItemKind.LIVE, ONE, "A");
        things.know(ItemKind.LIVE, TWO, "B");
        things.know(ItemKind.LIVE, three, "C");
        LiveViewModel model = model(new InlineRunner());
        model.search();
        model.add(ids(ONE));
        model.show(stream(model, TWO));
        assertThat(model.ids()).containsExactly(new LiveId(TWO));
        model.add(ids(ONE));
        model.show(stream(model, three));
        assertThat(model.ids())
                .containsExactly(new LiveId(TWO), new LiveId(ONE), new LiveId(three));
        model.show(stream(model, ONE));
        assertThat(model.ids()).hasSize(3);
    }

    private static KnownLive stream(LiveViewModel model, String id) {
        return model.list().streamsProperty().get().stream()
                .filter(stream -> stream.id().equals(new LiveId(id)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theBadgeLooksAtAllStreamsThatAreKnown() {
        for (int stream = 0; stream < 60; stream++) {
            things.know(ItemKind.LIVE, UUID.nameUUIDFromBytes(new byte[stream]).toString(), "A");
        }
        things.know(ItemKind.LIVE, ONE, "Z");
        lives.minutes(ONE, 5L);
        lives.save(lives.load(ReportType.LIVE, question(ONE), _ -> {}));
        LiveBadge badge = new LiveBadge(lives, things);
        badge.count();
        assertThat(badge.count()).isOne();
    }

    @Test
    void theBadgeReadsTheListOfVideosOnce() {
        things.know(ItemKind.LIVE, ONE, "A");
        lives.minutes(ONE, 5L);
        lives.save(lives.load(ReportType.LIVE, question(ONE), _ -> {}));
        LiveBadge badge = new LiveBadge(lives, things);
        int before = things.searches;
        assertThat(badge.count()).isOne();
        assertThat(badge.count()).isOne();
        assertThat(things.searches - before).isOne();
    }

    private static LiveQuestion question(String live) {
        return new LiveQuestion(new LiveId(live));
    }

    @Test
    void followingAsksInTheBackgroundAtItsInterval() {
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        model.follow(true, true);
        assertThat(lives.asked).containsExactly(ONE, "background " + ONE);
        after(14);
        assertThat(lives.asked).hasSize(2);
        after(1);
        assertThat(lives.asked).hasSize(3);
        model.hidden();
        after(100);
        assertThat(lives.asked).hasSize(3);
        model.shown();
        beats.beat();
        assertThat(lives.asked).hasSize(4);
        model.follow(false, true);
        after(100);
        assertThat(lives.asked).hasSize(4);
    }

    @Test
    void itIsKnownWhenAStreamIsBeingAskedFor() {
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.add(ids(ONE));
        held.releaseAll();
        model.follow(true, true);
        assertThat(model.autoRefresh().isLoading()).isTrue();
        held.releaseAll();
        assertThat(model.autoRefresh().isLoading()).isFalse();
    }

    @Test
    void aMachineThatSleptAsksOnce() {
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        model.follow(true, true);
        after(8 * 3_600);
        beats.beat();
        beats.beat();
        assertThat(lives.asked).hasSize(3);
    }

    /** The time of before may be hours away now. */
    @Test
    void aClockThatIsSetBackDoesNotEndFollowing() {
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        model.follow(true, true);
        after(-3 * 3_600);
        assertThat(lives.asked).hasSize(3);
        after(14);
        assertThat(lives.asked).hasSize(3);
        after(1);
        assertThat(lives.asked).hasSize(4);
    }

    @Test
    void onlyOneReadIsUnderWay() {
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.add(ids(ONE));
        held.releaseAll();
        model.follow(true, true);
        after(15);
        after(15);
        assertThat(held.waiting()).hasSize(1);
        held.releaseAll();
        after(15);
        assertThat(held.waiting()).hasSize(1);
    }

    @Test
    void aDisconnectKeepsTheCurveAndWaitsLongerEachTime() {
        lives.minutes(ONE, 5L);
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        model.follow(true, true);
        lives.failure = LOST;
        after(15);
        assertThat(model.autoRefresh().failureProperty().get()).isEqualTo(LOST);
        assertThat(content(model).streams().getFirst().figures().peak()).isEqualTo(5);
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(15));
        after(15);
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(30));
        lives.failure = null;
        lives.minutes(ONE, 5L, 9L);
        after(30);
        assertThat(model.autoRefresh().failureProperty().get()).isNull();
        assertThat(content(model).streams().getFirst().figures().peak()).isEqualTo(9);
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(15));
    }

    @Test
    void aFirstLoadThatFailedIsOvercomeByFollowing() {
        lives.failure = LOST;
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        assertThat(model.phaseProperty().get()).isEqualTo(new LoadState.Failed(LOST));
        lives.failure = null;
        model.follow(true, true);
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }

    @Test
    void whatTheServiceNamedAsAWaitHolds() {
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        model.follow(true, true);
        lives.failure = new Failure.RateLimited(new Answer(429, null, ""), Duration.ofSeconds(90));
        after(15);
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(90));
        lives.failure = new Failure.ServerError(new Answer(503, null, ""), Duration.ofSeconds(150));
        after(90);
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(150));
    }

    @Test
    void oneStreamThatFailsDoesNotTakeTheOthersAway() {
        lives.minutes(ONE, 5L);
        lives.minutes(TWO, 6L);
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE, TWO));
        lives.failures.put(TWO, LOST);
        model.refresh();
        List<LiveStream> streams = content(model).streams();
        assertThat(streams.get(0).failure()).isNull();
        assertThat(streams.get(1).failure()).isEqualTo(LOST);
        assertThat(streams.get(1).figures().peak()).isEqualTo(6);
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }

    @Test
    void whatWasKeptIsThereAtOnceAndStaysWithoutANetwork() {
        lives.keeps = true;
        lives.minutes(ONE, 5L, 8L);
        LiveViewModel first = model(new InlineRunner());
        first.shown();
        first.add(ids(ONE));
        assertThat(lives.kept).containsOnlyKeys(ONE);
        lives.failure = LOST;
        HeldRunner held = new HeldRunner();
        LiveViewModel next = model(held);
        next.shown();
        next.search();
        held.release();
        held.releaseNewest();
        assertThat(content(next).streams().getFirst().figures().peak()).isEqualTo(8);
        assertThat(next.phaseProperty().get()).isInstanceOf(LoadState.Stale.class);
        held.releaseAll();
        assertThat(next.phaseProperty().get()).isEqualTo(new LoadState.Failed(LOST));
        assertThat(content(next).streams().getFirst().figures().peak()).isEqualTo(8);
    }

    @Test
    void oneThatFailsIsShownAsItWasKept() {
        lives.keeps = true;
        lives.minutes(ONE, 5L);
        lives.minutes(TWO, 6L);
        LiveViewModel first = model(new InlineRunner());
        first.shown();
        first.add(ids(ONE, TWO));
        lives.failures.put(TWO, LOST);
        LiveViewModel next = model(new InlineRunner());
        next.shown();
        LiveStream two = content(next).streams().get(1);
        assertThat(two.remark()).isEqualTo(LiveRemark.OLDER);
        assertThat(two.figures().peak()).isEqualTo(6);
    }

    @Test
    void oneThatWasTakenAwayDoesNotComeBackWithAnAnswerThatWasOnItsWay() {
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.add(ids(ONE, TWO));
        held.releaseAll();
        model.refresh();
        model.remove(new LiveId(ONE));
        held.releaseAll();
        assertThat(content(model).streams())
                .extracting(LiveStream::id)
                .containsOnly(new LiveId(TWO));
        model.refresh();
        model.remove(new LiveId(TWO));
        held.releaseAll();
        assertThat(content(model).streams()).isEmpty();
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }

    /** The longer of both: the server's wish, and the backoff after failures. */
    @Test
    void aShortWishOfTheServerDoesNotShortenTheBackoff() {
        Instant now = FakeShell.NOW;
        Duration interval = Duration.ofSeconds(30);
        FollowPlan plan = FollowPlan.at(now);
        assertThat(plan.failed(now, interval, limited(Duration.ofSeconds(1))).next())
                .isEqualTo(now.plusSeconds(30));
        FollowPlan twice =
                plan.failed(now, interval, limited(null))
                        .failed(now, interval, limited(Duration.ofSeconds(31)));
        assertThat(twice.next()).isEqualTo(now.plusSeconds(60));
        assertThat(plan.failed(now, interval, limited(Duration.ofMinutes(5))).next())
                .isEqualTo(now.plus(Duration.ofMinutes(5)));
    }

    private static Failure limited(@Nullable Duration wait) {
        return new Failure.RateLimited(new Answer(429, null, ""), wait);
    }

    /** The state of a stream in the list. */
    private static @Nullable LiveRemark remark(LiveViewModel model, String id) {
        return stream(model, id).remark();
    }

    @Test
    void aFirstLoadThatFailedIsAFailureOfEachStreamInTheListOfThem() {
        lives.failure = LOST;
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE, TWO));
        assertThat(remark(model, ONE)).isEqualTo(LiveRemark.NOT_READ);
        assertThat(remark(model, TWO)).isEqualTo(LiveRemark.NOT_READ);
    }

    /** What was loaded before stays, and is older now. */
    @Test
    void aLaterLoadThatFailsIsNoFailureOfAStreamThatWasLoaded() {
        lives.minutes(ONE, 5L);
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        lives.failure = LOST;
        model.refresh();
        assertThat(model.phaseProperty().get()).isEqualTo(new LoadState.Failed(LOST));
        assertThat(remark(model, ONE)).isNull();
    }

    /** A saved copy is shown and the load is under way. */
    @Test
    void oneThatIsRemovedWhileCopiesAreShownIsNotLoaded() {
        lives.keeps = true;
        lives.minutes(ONE, 5L);
        lives.minutes(TWO, 6L);
        LiveViewModel first = model(new InlineRunner());
        first.shown();
        first.add(ids(ONE, TWO));
        lives.kept.remove(TWO);
        lives.asked.clear();
        HeldRunner held = new HeldRunner();
        LiveViewModel next = model(held);
        next.shown();
        held.releaseNewest();
        assertThat(next.phaseProperty().get()).isInstanceOf(LoadState.Stale.class);
        next.remove(new LiveId(TWO));
        held.releaseAll();
        assertThat(lives.asked).containsExactly(ONE);
        assertThat(next.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }

    @Test
    void copiesAreNotShownInPlaceOfWhatIsThere() {
        lives.keeps = true;
        lives.minutes(ONE, 5L);
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.add(ids(ONE));
        held.releaseAll();
        model.refresh();
        assertThat(held.waiting()).hasSize(1);
    }

    /** Loading by hand puts the next automatic load off. */
    @Test
    void aLoadByHandIsFollowedByTheNextOneAfterAnInterval() {
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE));
        model.follow(true, true);
        after(14);
        model.refresh();
        assertThat(lives.asked).hasSize(3);
        after(1);
        assertThat(lives.asked).as("a second after the load by hand").hasSize(3);
        after(14);
        assertThat(lives.asked).hasSize(4);
    }

    @Test
    void onlyStreamsWithoutPointsAreRemovedTogether() {
        lives.minutes(ONE, 5L);
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE, TWO));
        model.removeEmpty();
        assertThat(model.ids()).containsExactly(new LiveId(ONE));
    }

    @Test
    void manyStreamsStayWithinTheBudget() {
        Duration usual = AutoRefresh.USUAL;
        assertThat(FollowPlan.interval(usual, 1, 120)).isEqualTo(usual);
        assertThat(FollowPlan.interval(usual, 20, 120)).isEqualTo(Duration.ofSeconds(40));
        assertThat(FollowPlan.interval(usual, 2, 1)).isEqualTo(Duration.ofMinutes(2));
    }

    @Test
    void theWaitThatTheServerNamesForOneStreamHolds() {
        lives.minutes(ONE, 5L);
        lives.minutes(TWO, 6L);
        LiveViewModel model = model(new InlineRunner());
        model.shown();
        model.add(ids(ONE, TWO));
        model.follow(true, true);
        lives.failures.put(
                TWO, new Failure.ServerError(new Answer(503, null, ""), Duration.ofSeconds(150)));
        after(15);
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(150));
    }

    @Test
    void aRefreshThatWasCancelledIsDueLater() {
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.add(ids(ONE));
        held.releaseAll();
        model.follow(true, true);
        held.cancelNewest();
        held.releaseAll();
        assertThat(model.autoRefresh().isLoading()).isFalse();
        assertThat(model.autoRefresh().untilNext()).isEqualTo(Duration.ofSeconds(15));
        beats.beat();
        assertThat(held.waiting()).isEmpty();
    }

    @Test
    void aRefreshOfOtherStreamsIsNotShown() {
        lives.minutes(ONE, 5L);
        lives.minutes(TWO, 6L);
        HeldRunner held = new HeldRunner();
        LiveViewModel model = model(held);
        model.shown();
        model.add(ids(ONE, TWO));
        held.releaseAll();
        model.follow(true, true);
        model.remove(new LiveId(TWO));
        held.releaseAll();
        assertThat(content(model).streams())
                .extracting(LiveStream::id)
                .containsExactly(new LiveId(ONE));
    }

    @Test
    void aFailureNeverShortensALongInterval() {
        Duration interval = Duration.ofMinutes(5);
        assertThat(FollowPlan.at(FakeShell.NOW).failed(FakeShell.NOW, interval, LOST).next())
                .isEqualTo(FakeShell.NOW.plus(interval));
    }

    @Test
    void streamsWithoutDataAreTheLast() {
        lives.minutes(ONE, 5L);
        KnownLive known =
                KnownLive.of(
                        LiveStream.of(
                                new LiveId(ONE),
                                "A",
                                lives.load(ReportType.LIVE, question(ONE), _ -> {})));
        KnownLive empty = KnownLive.titled(new LiveId(TWO), "B");
        assertThat(
                        Stream.of(empty, known)
                                .sorted(LiveReading.order(FakeShell.NOW.plus(Duration.ofDays(9))))
                                .toList())
                .containsExactly(known, empty);
    }
}
