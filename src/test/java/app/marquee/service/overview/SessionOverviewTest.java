package app.marquee.service.overview;

import static app.marquee.service.session.SessionFixture.NOON;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.change.video.TrashChange;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.service.video.ThumbnailService;
import app.marquee.store.keychain.Tokens;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** What the journal and the catalog of a session say without a request. */
final class SessionOverviewTest {
    private static final VideoId A = new VideoId("a1111111-1111-4222-8333-444455556666");

    @TempDir Path home;
    private volatile Instant now = NOON;
    private SessionFixture fixture;
    private Session session;
    private TrashService trash;
    private OverviewService overview;

    @BeforeEach
    void open() {
        fixture =
                new SessionFixture(
                        home, new Tokens(), ((InstantSource) () -> now).withZone(ZoneOffset.UTC));
        session = fixture.session("acme");
        trash = TrashService.of(session);
        overview = OverviewService.of(session, trash);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private void moveToTrash() {
        session.changes()
                .apply(TrashChange.MOVE.stage(session.staging(), List.of(A), Map.of(A, "Aula")));
    }

    @Test
    void aFreshConnectionNeedsNothing() {
        assertThat(overview.attention(List.of(A)))
                .isEqualTo(
                        new Attention(
                                ChangeCounts.NONE,
                                List.of(),
                                List.of(),
                                List.of(),
                                new Attention.Unread(true, true)));
        assertThat(overview.liveStreams()).isEmpty();
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void aChangeOfWhichNobodyKnowsTheOutcomeIsCounted() {
        fixture.transport().fail(new Failure.ServerError(new Answer(502, null, "")));
        moveToTrash();
        assertThat(session.changes().inState(ChangeState.UNKNOWN)).hasSize(1);
        assertThat(overview.attention(List.of()).changes())
                .isEqualTo(new ChangeCounts(0, 1, 0, 0, 0));
    }

    @Test
    void aFailedChangeIsCounted() {
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        moveToTrash();
        assertThat(overview.attention(List.of()).changes().failed()).isEqualTo(1);
    }

    @Test
    void aChangeThatFailedEightDaysAgoIsNotCountedAnyMore() {
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        moveToTrash();
        now = NOON.plus(Duration.ofDays(7)).minusSeconds(1);
        assertThat(overview.attention(List.of()).changes().failed()).isEqualTo(1);
        now = NOON.plus(Duration.ofDays(8));
        assertThat(session.changes().inState(ChangeState.FAILED)).hasSize(1);
        assertThat(overview.attention(List.of()).changes()).isEqualTo(ChangeCounts.NONE);
    }

    @Test
    void aRecoveryThatIsOnlySavedIsCountedWhileItsVideoExpires() {
        fixture.transport().answer(200, "");
        moveToTrash();
        session.changes()
                .keep(
                        List.of(
                                TrashChange.RECOVER.stage(
                                        session.staging(), List.of(A), Map.of(A, "Aula"))));
        assertThat(overview.attention(List.of()).changes())
                .as("there is time")
                .isEqualTo(new ChangeCounts(0, 0, 1, 0, 0));
        now = NOON.plus(Duration.ofDays(28));
        assertThat(overview.attention(List.of()).changes())
                .isEqualTo(new ChangeCounts(0, 0, 1, 1, 1));
        now = NOON.plus(Duration.ofDays(30));
        assertThat(overview.attention(List.of()).changes())
                .as("it is too late")
                .isEqualTo(new ChangeCounts(0, 0, 1, 0, 0));
    }

    @Test
    void whatWasLoadedIsKnown() {
        seen(VideoStatus.CONVERTED);
        assertThat(overview.attention(List.of()).unread())
                .isEqualTo(new Attention.Unread(false, true));
        fixture.transport().answer(200, "{\"videos\":[]}");
        trash.read(List.of(), (_, _) -> {});
        assertThat(overview.attention(List.of()).unread())
                .isEqualTo(new Attention.Unread(false, false));
    }

    @Test
    void whoListensIsToldOfLoadedVideosAndOfChangesUntilLetGo() {
        AtomicInteger told = new AtomicInteger();
        Runnable letGo = overview.listen(told::incrementAndGet);
        seen(VideoStatus.CONVERTED);
        assertThat(told).hasValue(1);
        fixture.transport().answer(200, "");
        moveToTrash();
        assertThat(told).hasValueGreaterThan(1);
        int before = told.get();
        letGo.run();
        seen(VideoStatus.FAILED);
        assertThat(told).hasValue(before);
    }

    private void seen(VideoStatus status) {
        session.catalogue().add(ItemKind.VIDEO, List.of(A));
        session.catalogue().see(List.of(new SeenVideo(A, status, null)));
    }

    private List<String> titlesOf(Function<Attention, List<KnownItem>> kind) {
        return kind.apply(overview.attention(List.of(A))).stream().map(KnownItem::id).toList();
    }

    @Test
    void aVideoThatCouldNotBeProcessedNeedsAttentionUntilItIsInTheTrash() {
        seen(VideoStatus.FAILED);
        assertThat(titlesOf(Attention::broken)).containsExactly(A.value());
        assertThat(titlesOf(Attention::processing)).isEmpty();
        fixture.transport().answer(200, "");
        moveToTrash();
        assertThat(titlesOf(Attention::broken)).isEmpty();
    }

    @Test
    void aVideoIsProcessingUntilItIsLoadedOtherwise() {
        seen(VideoStatus.CONVERTING);
        assertThat(titlesOf(Attention::processing)).containsExactly(A.value());
        seen(VideoStatus.CONVERTED);
        assertThat(titlesOf(Attention::processing)).isEmpty();
    }

    @Test
    void aTopVideoWithoutACustomThumbnailIsNamedOnlyWhereThatIsKnown() {
        session.catalogue().add(ItemKind.VIDEO, List.of(A));
        assertThat(titlesOf(Attention::bare)).isEmpty();
        seen(VideoStatus.CONVERTED);
        assertThat(titlesOf(Attention::bare)).as("the status says nothing of it").isEmpty();
        fixture.transport().answer(200, "{\"active\":null,\"generated\":[]}");
        ThumbnailService.of(session).inBackground(A);
        assertThat(titlesOf(Attention::bare)).containsExactly(A.value());
        assertThat(overview.attention(List.of()).bare()).isEmpty();
        session.catalogue().see(List.of(SeenVideo.withCustom(A, true)));
        assertThat(titlesOf(Attention::bare)).isEmpty();
    }

    @Test
    void anAppliedChangeBelongsToItsDay() {
        fixture.transport().answer(200, "");
        moveToTrash();
        LocalDate today =
                LocalDate.ofInstant(session.clock().instant(), session.connection().zone());
        assertThat(overview.appliedOn(Period.of(today))).containsOnly(Map.entry(today, 1L));
        assertThat(overview.appliedOn(Period.of(today.minusDays(1)))).isEmpty();
    }

    @Test
    void knownStreamsAreListedWithoutARequest() {
        session.catalogue().add(ItemKind.LIVE, List.of(new LiveId("abc")));
        assertThat(overview.liveStreams()).extracting(KnownItem::id).containsExactly("abc");
        assertThat(fixture.transport().sent()).isEmpty();
    }
}
