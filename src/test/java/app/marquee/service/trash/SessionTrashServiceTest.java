package app.marquee.service.trash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.http.ApiRequest;
import app.marquee.http.budget.Priority;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.model.video.SeenVideo;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.catalog.ConnectionCatalogue;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashedVideo.Place;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What can be learned of the trash from a service that lists it, tells of single videos, or not.
 */
final class SessionTrashServiceTest {
    private static final VideoId A = new VideoId("a1111111-1111-4222-8333-444455556666");
    private static final VideoId B = new VideoId("b1111111-1111-4222-8333-444455556666");
    private static final VideoId C = new VideoId("c1111111-1111-4222-8333-444455556666");
    private static final ProgressListener QUIET = (_, _) -> {};

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private TrashService trash;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        trash = TrashService.of(session);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private static Failure notFound() {
        return new Failure.NotFound(new Answer(404, null, "{}"));
    }

    private static String video(VideoId id, String status, Duration ago) {
        return "{\"id\":\"%s\",\"status\":\"%s\",\"updated_at\":\"%s\"}"
                .formatted(id, status, SessionFixture.NOON.minus(ago));
    }

    /** Moves them there from here. */
    private void moved(VideoId... videos) {
        fixture.transport().answer(200, "");
        apply(
                TrashChange.MOVE.stage(
                        session.staging(), List.of(videos), Map.of(videos[0], "Aula")));
    }

    private void apply(StagedChange change) {
        session.changes().apply(change);
    }

    @Test
    void theTimeIsExactWhereWeMovedItThereAndAnEstimateElsewhere() {
        moved(A, B);
        fixture.transport()
                .answer(
                        200,
                        "{\"videos\":[%s,%s,%s],\"pages\":1}"
                                .formatted(
                                        video(A, "DELETING", Duration.ZERO),
                                        video(B, "DELETING", Duration.ofDays(-1)),
                                        video(C, "DELETING", Duration.ofDays(3))));
        TrashContents contents = trash.read(Set.of(), QUIET);
        assertThat(contents.listed()).isTrue();
        assertThat(contents.videos())
                .extracting(TrashedVideo::id, TrashedVideo::exact, TrashedVideo::place)
                .containsExactly(
                        tuple(A, true, Place.TRASH),
                        tuple(B, false, Place.TRASH),
                        tuple(C, false, Place.TRASH));
    }

    /** By its folder, size and views the user tells which video it is. */
    @Test
    void whatIsKnownHereOfAVideoIsThereWithoutAnotherRequest() {
        FolderId folder = new FolderId("f1111111-1111-4222-8333-444455556666");
        FolderId other = new FolderId("f2111111-1111-4222-8333-444455556666");
        ConnectionCatalogue catalogue = session.catalogue();
        catalogue.remember(
                List.of(
                        catalogue.confirmed(folder, ItemKind.FOLDER, "Courses", ItemSource.LIST),
                        catalogue.confirmed(other, ItemKind.FOLDER, "Lives", ItemSource.LIST)));
        catalogue.inFolders(
                Map.of(A.value(), List.of(other.value()), B.value(), List.of(other.value())));
        catalogue.see(List.of(new SeenVideo(B, null, null, new BigDecimal("75"))));
        fixture.transport().answer(200, "[{\"video_id\":\"%s\",\"views\":1200}]".formatted(A));
        VideoViews.loaded(new SessionReports(session));
        String named =
                video(A, "DELETING", Duration.ZERO)
                        .replace("}", ",\"folder_id\":\"%s\",\"size\":9000}".formatted(folder));
        fixture.transport()
                .answer(
                        200,
                        "{\"videos\":[%s,%s,%s],\"pages\":1}"
                                .formatted(
                                        named,
                                        video(B, "DELETING", Duration.ZERO),
                                        video(C, "DELETING", Duration.ZERO)));
        assertThat(trash.read(Set.of(), QUIET).videos())
                .extracting(TrashedVideo::details)
                .containsExactly(
                        new TrashedDetails("Courses", null, 9000L, 1200L),
                        new TrashedDetails("Lives", new BigDecimal("75"), null, null),
                        TrashedDetails.NONE);
        assertThat(fixture.transport().sent()).hasSize(2);
    }

    /** Where the trash can't be listed, each is recognized as well. */
    @Test
    void whatIsKnownOfAVideoThatIsLoadedAloneIsThereToo() {
        moved(A, B);
        FolderId folder = new FolderId("f1111111-1111-4222-8333-444455556666");
        ConnectionCatalogue catalogue = session.catalogue();
        catalogue.remember(
                List.of(catalogue.confirmed(folder, ItemKind.FOLDER, "Courses", ItemSource.LIST)));
        catalogue.inFolders(Map.of(A.value(), List.of(folder.value())));
        catalogue.see(List.of(new SeenVideo(B, null, null, new BigDecimal("75"))));
        String named = video(A, "DELETING", Duration.ZERO).replace("}", ",\"size\":9000}");
        fixture.transport()
                .fail(notFound())
                .answer(200, named)
                .answer(200, video(B, "DELETING", Duration.ZERO));
        assertThat(trash.read(List.of(A, B), QUIET).videos())
                .extracting(TrashedVideo::id, TrashedVideo::details)
                .containsExactly(
                        tuple(A, new TrashedDetails("Courses", null, 9000L, null)),
                        tuple(B, new TrashedDetails(null, new BigDecimal("75"), null, null)));
    }

    private static final Duration SOON = Duration.ofDays(3);

    private List<VideoId> expiring() {
        return trash.known().stream()
                .filter(video -> video.isExpiring(SOON, SessionFixture.NOON))
                .map(TrashedVideo::id)
                .toList();
    }

    private static String one() {
        return "{\"videos\":[%s],\"pages\":1}".formatted(video(A, "DELETING", Duration.ofDays(29)));
    }

    @Test
    void aListenerHearsOfALoadAtOnce() {
        List<Integer> heard = new ArrayList<>();
        Runnable unlisten = trash.listen(() -> heard.add(trash.known().size()));
        fixture.transport().answer(200, one());
        trash.read(List.of(), QUIET);
        assertThat(heard).containsExactly(1);
        unlisten.run();
        fixture.transport().answer(200, one());
        trash.read(List.of(), QUIET);
        assertThat(heard).hasSize(1);
    }

    @Test
    void whatExpiresSoonIsKnownFromTheLastListWithoutARequest() {
        assertThat(trash.known()).as("nothing was loaded").isEmpty();
        fixture.transport()
                .answer(
                        200,
                        "{\"videos\":[%s,%s,%s],\"pages\":1}"
                                .formatted(
                                        video(A, "DELETING", Duration.ofDays(28)),
                                        video(B, "DELETING", Duration.ofDays(27)),
                                        video(C, "DELETING", Duration.ofDays(29))));
        trash.read(Set.of(), QUIET);
        assertThat(expiring()).as("B has three days left").containsExactly(A, C);
        fixture.transport().answer(200, "");
        apply(trash.stageRecover(List.of(A), Map.of()));
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        apply(trash.stageRecover(List.of(C), Map.of()));
        assertThat(expiring()).as("A was recovered since, and C wasn’t").containsExactly(C);
        assertThat(fixture.transport().sent()).hasSize(3);
    }

    @Test
    void aRecoveryCanBeUndoneWhereTheTrashIsListed() {
        assertThat(trash.stageRecover(List.of(A), Map.of()).line().reversible())
                .isEqualTo(Reversible.UNKNOWN);
        fixture.transport().answer(200, one());
        trash.read(Set.of(), QUIET);
        assertThat(trash.stageRecover(List.of(A), Map.of()).line().reversible())
                .isEqualTo(Reversible.YES);
    }

    @Test
    void whatIsListedAgainAfterItsRecoveryExpires() {
        fixture.transport().answer(200, one()).answer(200, "").answer(200, one());
        trash.read(Set.of(), QUIET);
        apply(trash.stageRecover(List.of(A), Map.of()));
        assertThat(expiring()).isEmpty();
        trash.read(Set.of(), QUIET);
        assertThat(expiring()).as("the list is later than the recovery").containsExactly(A);
    }

    @Test
    void whatIsNoLongerInTheTrashDoesNotExpire() {
        fixture.transport()
                .fail(notFound())
                .answer(200, video(A, "CONVERTED", Duration.ofDays(29)))
                .answer(200, video(B, "DELETING", Duration.ofDays(29)))
                .answer(200, video(C, "DELETING", Duration.ofDays(31)));
        trash.read(List.of(A, B, C), QUIET);
        assertThat(expiring()).as("C is gone already").containsExactly(B);
    }

    @Test
    void whatWasMovedThereFromHereIsKnownBeforeAnythingIsLoaded() {
        moved(A, B);
        fixture.transport().answer(200, "");
        apply(trash.stageRecover(List.of(B), Map.of()));
        assertThat(trash.known())
                .extracting(TrashedVideo::id, TrashedVideo::place)
                .containsExactly(tuple(A, Place.MOVED_HERE));
    }

    @Test
    void theImagesOfTheListAreKeptForOtherViews() {
        String one = video(A, "DELETING", Duration.ZERO);
        fixture.transport()
                .answer(
                        200,
                        "{\"videos\":[%s],\"pages\":1}"
                                .formatted(
                                        one.replace(
                                                "{",
                                                "{\"thumbnail\":\"https://cdn.example/1.jpg\",")));
        trash.read(Set.of(), QUIET);
        assertThat(session.catalogue().frame(A)).contains("https://cdn.example/1.jpg");
    }

    @Test
    void whatTheListDoesNotNameIsNotInTheTrashAndIsNotAskedFor() {
        fixture.transport().answer(200, "{\"videos\":[],\"pages\":0}");
        assertThat(trash.read(List.of(A), QUIET).videos())
                .extracting(TrashedVideo::place)
                .containsExactly(Place.ELSEWHERE);
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    @Test
    void withoutAListWhatWeMovedThereIsAskedForOneByOne() {
        moved(A, B);
        fixture.transport()
                .fail(notFound())
                .answer(200, video(A, "DELETING", Duration.ZERO))
                .answer(200, video(B, "CONVERTED", Duration.ZERO))
                .fail(notFound());
        TrashContents contents = trash.read(List.of(A, B, C), QUIET);
        assertThat(contents.listed()).isFalse();
        assertThat(contents.tells()).isTrue();
        assertThat(contents.videos())
                .extracting(TrashedVideo::id, TrashedVideo::title, TrashedVideo::place)
                .containsExactly(
                        tuple(A, null, Place.TRASH),
                        tuple(B, null, Place.ELSEWHERE),
                        tuple(C, null, Place.MISSING));
    }

    @Test
    void withoutAnyReadItIsKnownFromTheJournalAndTheRestIsUnknown() {
        moved(A, B);
        fixture.transport().answer(200, "");
        apply(trash.stageRecover(List.of(B), Map.of()));
        session.catalogue()
                .remember(
                        List.of(
                                session.catalogue()
                                        .confirmed(C, ItemKind.VIDEO, "Outra", ItemSource.ANSWER)));
        fixture.transport().fail(notFound()).fail(notFound());
        TrashContents contents = trash.read(List.of(C), QUIET);
        assertThat(contents.tells()).isFalse();
        assertThat(contents.videos())
                .extracting(
                        TrashedVideo::id,
                        TrashedVideo::title,
                        TrashedVideo::exact,
                        TrashedVideo::place)
                .containsExactly(
                        tuple(C, "Outra", false, Place.UNKNOWN),
                        tuple(A, "Aula", true, Place.MOVED_HERE));
        assertThat(fixture.transport().sent().getLast().operation())
                .as("one refusal is enough to know that single videos are not told of")
                .isEqualTo(Operation.GET_VIDEO);
    }

    /** What was pasted once is known, and its title may be unknown still. */
    @Test
    void aMissingTitleStaysUnknown() {
        session.catalogue().add(ItemKind.VIDEO, List.of(C));
        fixture.transport().answer(200, "{\"videos\":[],\"pages\":0}");
        assertThat(trash.read(List.of(C), QUIET).videos())
                .extracting(TrashedVideo::title)
                .containsExactly((String) null);
    }

    @Test
    void aVideoThatNoRequestMayNameIsNotAskedFor() {
        VideoId unusable = new VideoId("v-9");
        fixture.transport().fail(notFound()).answer(200, video(A, "DELETING", Duration.ZERO));
        assertThat(trash.read(List.of(unusable, A), QUIET).videos())
                .extracting(TrashedVideo::id, TrashedVideo::place)
                .containsExactly(tuple(unusable, Place.UNKNOWN), tuple(A, Place.TRASH));
        assertThat(fixture.transport().sent())
                .extracting(ApiRequest::pathVariables)
                .noneMatch(names -> names.containsValue("v-9"));
    }

    @Test
    void aLostAnswerLeavesItInDoubt() {
        fixture.transport().fail(new Failure.LostAnswer("cut"));
        apply(TrashChange.MOVE.stage(session.staging(), List.of(A), Map.of()));
        fixture.transport().fail(notFound()).fail(notFound());
        assertThat(trash.read(Set.of(), QUIET).videos())
                .extracting(TrashedVideo::place)
                .containsExactly(Place.UNKNOWN);
    }

    @Test
    void aVideoThatIsListedIsNotAlsoElsewhere() {
        fixture.transport()
                .answer(
                        200,
                        "{\"videos\":[%s],\"pages\":1}"
                                .formatted(video(A, "DELETING", Duration.ZERO)));
        assertThat(trash.read(List.of(A), QUIET).videos())
                .extracting(TrashedVideo::place)
                .containsExactly(Place.TRASH);
    }

    @Test
    void singleVideosAreAskedForInTheBackgroundAndAFailureIsNoAnswer() {
        fixture.transport()
                .fail(notFound())
                .fail(new Failure.ServerError(new Answer(500, null, "{}")))
                .fail(new Failure.ServerError(new Answer(500, null, "{}")));
        assertThatThrownBy(() -> trash.read(List.of(A, B), QUIET))
                .isInstanceOf(FailureException.class);
        assertThat(fixture.transport().sent()).hasSize(3);
        assertThat(fixture.transport().sent().getLast().priority()).isEqualTo(Priority.BACKGROUND);
    }

    @Test
    void aFailureOfOneVideoLeavesTheOthers() {
        fixture.transport()
                .fail(notFound())
                .fail(new Failure.ServerError(new Answer(500, null, "{}")))
                .answer(200, video(B, "DELETING", Duration.ZERO));
        assertThat(trash.read(List.of(A, B), QUIET).videos())
                .extracting(TrashedVideo::id, TrashedVideo::place)
                .containsExactly(tuple(A, Place.UNKNOWN), tuple(B, Place.TRASH));
    }

    @Test
    void whatTheOthersWouldMeetEndsTheAsking() {
        fixture.transport()
                .fail(notFound())
                .answer(200, video(A, "DELETING", Duration.ZERO))
                .fail(new Failure.Unauthorized(new Answer(401, null, "{}")));
        assertThatThrownBy(() -> trash.read(List.of(A, B, C), QUIET))
                .isInstanceOf(FailureException.class);
        assertThat(fixture.transport().sent()).hasSize(3);
    }

    @Test
    void manyAreAskedForInParts() {
        List<VideoId> many = many(40);
        fixture.transport().fail(notFound());
        answer(many.subList(0, 30), "DELETING");
        assertThat(places(trash.read(many, QUIET)))
                .containsEntry(Place.TRASH, 30L)
                .containsEntry(Place.UNKNOWN, 10L);
        answer(many.subList(30, 40), "DELETING");
        answer(many.subList(0, 20), "CONVERTED");
        assertThat(places(trash.read(many, QUIET)))
                .as("the new ones first, then the oldest answers; the rest as before")
                .containsEntry(Place.TRASH, 20L)
                .containsEntry(Place.ELSEWHERE, 20L);
    }

    @Test
    void anAnswerBeforeAChangeIsOutOfDate() {
        List<VideoId> many = many(31);
        fixture.transport().fail(notFound());
        answer(many.subList(0, 30), "CONVERTED");
        trash.read(many, QUIET);
        fixture.transport().answer(200, "");
        VideoId last = many.get(29);
        apply(TrashChange.MOVE.stage(session.staging(), List.of(last), Map.of()));
        answer(List.of(many.get(30)), "CONVERTED");
        answer(List.of(last), "DELETING");
        answer(many.subList(0, 28), "CONVERTED");
        assertThat(trash.read(many, QUIET).videos())
                .filteredOn(video -> video.id().equals(last))
                .extracting(TrashedVideo::place)
                .containsExactly(Place.TRASH);
    }

    private static List<VideoId> many(int videos) {
        return IntStream.range(0, videos)
                .mapToObj(n -> new VideoId("00000000-0000-4000-8000-%012d".formatted(n)))
                .toList();
    }

    private void answer(List<VideoId> videos, String status) {
        videos.forEach(one -> fixture.transport().answer(200, video(one, status, Duration.ZERO)));
    }

    private static Map<Place, Long> places(TrashContents contents) {
        return contents.videos().stream()
                .collect(Collectors.groupingBy(TrashedVideo::place, Collectors.counting()));
    }

    @Test
    void theImageOfAVideoThatTheListDoesNotNameIsThatOfItsRecord() {
        session.catalogue()
                .listed(
                        List.of(
                                new PlaylistVideo(
                                        A,
                                        null,
                                        null,
                                        null,
                                        "https://cdn.example/one.jpg",
                                        UnknownMembers.NONE)));
        fixture.transport().answer(200, "{\"videos\":[],\"pages\":0}");
        assertThat(trash.read(List.of(A, B), QUIET).videos())
                .extracting(TrashedVideo::id, TrashedVideo::thumbnail)
                .containsExactlyInAnyOrder(tuple(A, "https://cdn.example/one.jpg"), tuple(B, null));
    }
}
