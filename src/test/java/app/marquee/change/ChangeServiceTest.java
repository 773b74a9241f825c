package app.marquee.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.AccessType;
import app.marquee.model.Answer;
import app.marquee.model.ChangeAnswer;
import app.marquee.model.ChangeLine;
import app.marquee.model.ChangeState;
import app.marquee.model.Failure;
import app.marquee.model.FailureException;
import app.marquee.model.FolderUpdate;
import app.marquee.model.FunnelName;
import app.marquee.model.ItemKind;
import app.marquee.model.Member;
import app.marquee.model.Operation;
import app.marquee.model.PlaylistDraft;
import app.marquee.model.Reversible;
import app.marquee.model.Secret;
import app.marquee.model.VideoId;
import app.marquee.model.VideoUpdate;
import app.marquee.store.Journal;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

final class ChangeServiceTest {
    private static final Answer SAID = new Answer(400, "No, because", "{}");

    @TempDir Path directory;
    private final ScriptedTransport transport = new ScriptedTransport();
    private final List<ChangeOutcome.Done> done = new ArrayList<>();
    private final Lines lines = Things.lines(Things.CONNECTION);
    private final Staging staging = new Staging(lines);
    private final ObjectLocks writers = new ObjectLocks();
    private Journal journal;
    private ChangeService changes;
    private Set<Operation> offered = Set.of(Operation.values());

    @BeforeEach
    void open() {
        journal = Journal.open(directory.resolve("journal.db"), Clock.systemUTC());
        changes =
                new ChangeService(
                        lines, transport, journal, writers, op -> offered.contains(op), done::add);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private StagedChange rename() {
        return staging.updateFolder(Things.folder(Member.ofNull()), FolderUpdate.rename("Lições"));
    }

    private ChangeLine recorded(ChangeLine line) {
        return journal.find(line.id()).orElseThrow();
    }

    @Test
    void recordsBeforeTheSendAndAfterTheAnswer() {
        StagedChange change = rename();
        List<ChangeState> whileSending = new ArrayList<>();
        transport.answer(200, "{\"id\":\"" + Things.FOLDER + "\",\"name\":\"Lições\"}");
        transport.whileSending(
                _ -> {
                    // A second look at the file, as after a kill: it has to be there by now.
                    try (Journal other =
                            Journal.open(directory.resolve("journal.db"), Clock.systemUTC())) {
                        whileSending.add(other.find(change.line().id()).orElseThrow().state());
                    }
                });
        ChangeOutcome outcome = changes.apply(change);
        assertThat(whileSending).containsExactly(ChangeState.SENDING);
        assertThat(outcome).isInstanceOf(ChangeOutcome.Done.class);
        ChangeOutcome.Done answered = (ChangeOutcome.Done) outcome;
        assertThat(answered.folder().orElseThrow().name()).isEqualTo(Member.of("Lições"));
        assertThat(recorded(change.line())).isEqualTo(outcome.line());
        assertThat(outcome.line().state()).isEqualTo(ChangeState.DONE);
        assertThat(outcome.line().attempts()).isEqualTo(1);
        assertThat(outcome.line().answer()).isEqualTo(new ChangeAnswer(200, null, null, null));
        assertThat(done).containsExactly(answered);
    }

    static Stream<Arguments> endings() {
        return Stream.of(
                Arguments.of(new Failure.Invalid(SAID), ChangeState.FAILED),
                Arguments.of(new Failure.NotFound(SAID), ChangeState.FAILED),
                Arguments.of(new Failure.Conflict(SAID), ChangeState.FAILED),
                Arguments.of(
                        new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "no"),
                        ChangeState.FAILED),
                Arguments.of(new Failure.ReadOnly(Operation.UPDATE_FOLDER), ChangeState.FAILED),
                Arguments.of(timedOut(false), ChangeState.FAILED),
                Arguments.of(timedOut(true), ChangeState.UNKNOWN),
                Arguments.of(new Failure.ServerError(SAID), ChangeState.UNKNOWN),
                Arguments.of(new Failure.LostAnswer("reset"), ChangeState.UNKNOWN),
                Arguments.of(new Failure.Unexpected(SAID), ChangeState.UNKNOWN),
                Arguments.of(new Failure.TooLarge(1), ChangeState.UNKNOWN),
                Arguments.of(new Failure.Cancelled(true), ChangeState.UNKNOWN),
                Arguments.of(new Failure.Cancelled(false), ChangeState.CANCELLED),
                Arguments.of(new Failure.Unauthorized(SAID), ChangeState.STAGED),
                Arguments.of(new Failure.Forbidden(SAID), ChangeState.STAGED),
                Arguments.of(new Failure.NoToken(), ChangeState.STAGED),
                Arguments.of(new Failure.RateLimited(SAID, null), ChangeState.STAGED));
    }

    private static Failure timedOut(boolean sent) {
        return new Failure.TimedOut(Failure.TimedOut.Phase.HEADERS, Duration.ofSeconds(30), sent);
    }

    @ParameterizedTest
    @MethodSource("endings")
    void endsAsTheFailureSays(Failure failure, ChangeState state) {
        transport.fail(failure);
        ChangeOutcome outcome = changes.apply(rename());
        Class<?> expected =
                switch (state) {
                    case FAILED -> ChangeOutcome.Failed.class;
                    case UNKNOWN -> ChangeOutcome.Unsettled.class;
                    case STAGED -> ChangeOutcome.Paused.class;
                    case CANCELLED -> ChangeOutcome.Cancelled.class;
                    case SENDING, DONE -> throw new AssertionError(state);
                };
        assertThat(outcome).isInstanceOf(expected);
        ChangeLine line = recorded(outcome.line());
        assertThat(line).isEqualTo(outcome.line());
        assertThat(line.state()).isEqualTo(state);
        assertThat(Objects.requireNonNull(line.answer()).failure())
                .isEqualTo(failure.getClass().getSimpleName());
        assertThat(line.answer().words()).isEqualTo(failure.said().map(Answer::words).orElse(null));
        assertThat(transport.sent()).hasSize(1);
        assertThat(done).isEmpty();
    }

    @Test
    void waitsUntilTheServiceAllowsItAndThenSendsTheSameLine() {
        transport.fail(new Failure.RateLimited(SAID, Duration.ofSeconds(30))).answer(200, "{}");
        StagedChange change = rename();
        ChangeOutcome first = changes.apply(change);
        assertThat(first)
                .isInstanceOfSatisfying(
                        ChangeOutcome.Paused.class,
                        paused -> {
                            assertThat(paused.until()).isEqualTo(Things.NOON.plusSeconds(30));
                            assertThat(paused.wantsToken()).isFalse();
                        });
        ChangeOutcome second = changes.apply(change);
        assertThat(second.line().state()).isEqualTo(ChangeState.DONE);
        assertThat(second.line().sequence()).isEqualTo(first.line().sequence());
        assertThat(second.line().attempts()).isEqualTo(2);
        assertThat(changes.newest(10)).hasSize(1);
    }

    @Test
    void neverSendsTwiceWhatWasOrMayHaveBeenDone() {
        StagedChange change = rename();
        transport.fail(new Failure.LostAnswer("reset"));
        ChangeLine unknown = changes.apply(change).line();
        assertThatThrownBy(() -> changes.apply(change)).isInstanceOf(IllegalStateException.class);
        assertThat(changes.again(unknown, Optional.empty())).isEmpty();
        StagedChange other = rename();
        transport.answer(204, "");
        changes.apply(other);
        assertThatThrownBy(() -> changes.apply(other)).isInstanceOf(IllegalStateException.class);
        assertThat(transport.sent()).hasSize(2);
    }

    @Test
    void takesADefectForUnknownAndLetsItThrough() {
        StagedChange change = rename();
        transport.crash(new ArithmeticException("a bug"));
        assertThatThrownBy(() -> changes.apply(change)).isInstanceOf(ArithmeticException.class);
        assertThat(recorded(change.line()).state()).isEqualTo(ChangeState.UNKNOWN);
    }

    @Test
    void sendsNothingThatCannotBeRecorded() {
        journal.close();
        ChangeOutcome outcome = changes.apply(rename());
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        ChangeOutcome.Failed.class,
                        failed -> assertThat(failed.failure()).isInstanceOf(Failure.Storage.class));
        assertThat(transport.sent()).isEmpty();
        open();
    }

    @Test
    void saysUnknownWhenTheAnswerCannotBeRecorded() {
        transport.answer(200, "{}").whileSending(_ -> journal.close());
        StagedChange change = rename();
        assertThat(changes.apply(change)).isInstanceOf(ChangeOutcome.Unsettled.class);
        open();
        assertThat(recorded(change.line()).state()).isEqualTo(ChangeState.SENDING);
        assertThat(journal.settleInterrupted(Clock.systemUTC())).hasSize(1);
    }

    @Test
    void sendsNothingToAnotherAddressThanTheReviewedOne() {
        StagedChange elsewhere =
                new Staging(Things.lines(Things.connection("acme", "https://other.test")))
                        .updateFolder(
                                Things.folder(Member.ofNull()), FolderUpdate.rename("Lições"));
        StagedChange foreign =
                new Staging(Things.lines(Things.connection("other", "https://api.acme.test/v1")))
                        .updateFolder(
                                Things.folder(Member.ofNull()), FolderUpdate.rename("Lições"));
        assertThatThrownBy(() -> changes.apply(elsewhere))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> changes.apply(foreign))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(transport.sent()).isEmpty();
        assertThat(changes.newest(10)).isEmpty();
    }

    @Test
    void givesUpWhileWaitingWithoutSending() throws Exception {
        Thread.currentThread().interrupt();
        ChangeOutcome outcome = changes.apply(rename());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(outcome).isInstanceOf(ChangeOutcome.Cancelled.class);
        assertThat(recorded(outcome.line()).attempts()).isZero();
        assertThat(transport.sent()).isEmpty();
    }

    @Test
    void givesUpASecondAttemptInTheLineOfTheFirst() {
        transport.fail(new Failure.RateLimited(SAID, Duration.ofSeconds(30)));
        StagedChange change = rename();
        changes.apply(change);
        Thread.currentThread().interrupt();
        ChangeOutcome outcome = changes.apply(change);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(outcome).isInstanceOf(ChangeOutcome.Cancelled.class);
        assertThat(changes.newest(10)).containsExactly(outcome.line());
        assertThat(outcome.line().attempts()).isEqualTo(1);
    }

    @Test
    void givingUpNeverMakesADoneChangeSendableAgain() {
        transport.answer(200, "{}");
        StagedChange change = rename();
        ChangeLine done = changes.apply(change).line();
        StagedChange same = new StagedChange(done, change.request(), change.secrets());
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> changes.apply(same)).isInstanceOf(IllegalStateException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(recorded(done)).isEqualTo(done);
    }

    @Test
    void giveUpIsNoUnknownWhenItCannotBeRecorded() {
        journal.close();
        Thread.currentThread().interrupt();
        assertThat(changes.apply(rename())).isInstanceOf(ChangeOutcome.Failed.class);
        assertThat(Thread.interrupted()).isTrue();
        open();
    }

    @Test
    void isDoneAlthoughItCannotBeNotedElsewhere() {
        ChangeService careless =
                new ChangeService(
                        lines,
                        transport,
                        journal,
                        writers,
                        _ -> true,
                        _ -> {
                            throw new FailureException(new Failure.Storage("catalogue", "full"));
                        });
        transport.answer(200, "{}");
        ChangeOutcome outcome = careless.apply(rename());
        assertThat(outcome).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(recorded(outcome.line()).state()).isEqualTo(ChangeState.DONE);
    }

    @Test
    void writesOneObjectOneAfterTheOtherOverTwoSessions() throws Exception {
        CountDownLatch firstIsOut = new CountDownLatch(1);
        CountDownLatch answerFirst = new CountDownLatch(1);
        transport
                .answer(200, "{}")
                .answer(200, "{}")
                .whileSending(
                        request -> {
                            if (Objects.requireNonNull(request.body()).json().contains("first")) {
                                firstIsOut.countDown();
                                await(answerFirst);
                            }
                        });
        StagedChange first = renameTo("first");
        StagedChange second = renameTo("second");
        ChangeService otherSession =
                new ChangeService(
                        lines, transport, journal, writers, op -> offered.contains(op), done::add);
        Thread one = Thread.ofVirtual().start(() -> changes.apply(first));
        firstIsOut.await();
        Thread two = Thread.ofPlatform().start(() -> otherSession.apply(second));
        Awaitility.await().until(() -> two.getState() == Thread.State.WAITING);
        assertThat(transport.sent()).hasSize(1);
        answerFirst.countDown();
        one.join();
        two.join();
        assertThat(recorded(first.line()).sequence())
                .isLessThan(recorded(second.line()).sequence());
        assertThat(transport.sent()).hasSize(2);
    }

    private StagedChange renameTo(String name) {
        return staging.updateFolder(Things.folder(Member.ofNull()), FolderUpdate.rename(name));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void remembersTheIdOfWhatWasCreated() {
        transport.answer(201, "{\"id\":\"" + Things.PARENT + "\",\"name\":\"Leads\"}");
        ChangeOutcome outcome = changes.apply(staging.createFunnel(new FunnelName("Leads")));
        assertThat(outcome.line().subject().id()).isEqualTo(Things.PARENT.value());
        assertThat(recorded(outcome.line()).subject().title()).isEqualTo("Leads");
    }

    @Test
    void takesBackWithThePreviousValues() {
        transport.answer(200, "{}").answer(200, "{}");
        ChangeLine moved =
                changes.apply(
                                staging.updateFolder(
                                        Things.folder(Member.ofNull()),
                                        FolderUpdate.moveTo(Things.PARENT)))
                        .line();
        StagedChange back = changes.inverse(moved).orElseThrow();
        assertThat(back.line().request().body()).isEqualTo("{\"parent_folder_id\":null}");
        assertThat(back.line().inverseOf()).isEqualTo(moved.id());
        ChangeLine undone = changes.apply(back).line();
        StagedChange again = changes.inverse(undone).orElseThrow();
        assertThat(again.line().request().body()).isEqualTo(moved.request().body());
    }

    @Test
    void takesBackAVideoWithItsNulls() {
        transport.answer(200, "{}");
        ChangeLine moved =
                changes.apply(
                                staging.updateVideo(
                                        Things.video(),
                                        new VideoUpdate(
                                                Member.of("Lesson one"),
                                                Member.of("About"),
                                                Member.of(Things.FOLDER))))
                        .line();
        assertThat(changes.inverse(moved).orElseThrow().line().request().body())
                .isEqualTo("{\"title\":\"Lesson 1\",\"description\":null,\"folder_id\":null}");
    }

    @Test
    void takesBackWithAnExtensionOnlyWhereItIsOffered() {
        transport
                .answer(200, "")
                .answer(200, "")
                .answer(201, "{\"id\":\"" + Things.PLAYLIST + "\"}");
        List<VideoId> videos = List.of(Things.VIDEO, Things.OTHER);
        ChangeLine trashed = changes.apply(staging.trashVideos(videos, Map.of())).line();
        StagedChange recover = changes.inverse(trashed).orElseThrow();
        assertThat(recover.request().operation()).isEqualTo(Operation.RECOVER_VIDEOS);
        assertThat(recover.line().subjects()).isEqualTo(trashed.subjects());
        ChangeLine recovered = changes.apply(recover).line();
        assertThat(changes.inverse(recovered).orElseThrow().request().operation())
                .isEqualTo(Operation.TRASH_VIDEOS);
        offered = Set.of();
        assertThat(changes.inverse(recovered)).isEmpty();
        offered = Set.of(Operation.values());
        ChangeLine created =
                changes.apply(
                                staging.createPlaylist(
                                        new PlaylistDraft("New", AccessType.PRIVATE, "Maria")))
                        .line();
        assertThat(changes.inverse(created).orElseThrow().line().request().url().getPath())
                .isEqualTo("/v1/playlist/" + Things.PLAYLIST);
    }

    @Test
    void hasNoWayBackWhereThereIsNone() {
        transport.answer(200, "{}").answer(200, "{}").fail(new Failure.Invalid(SAID));
        assertThat(
                        changes.inverse(
                                changes.apply(staging.createFunnel(new FunnelName("Leads")))
                                        .line()))
                .isEmpty();
        ChangeLine fromUnknown =
                changes.apply(
                                staging.updateFolder(
                                        Things.folder(Member.absent()), FolderUpdate.moveToRoot()))
                        .line();
        assertThat(changes.inverse(fromUnknown)).isEmpty();
        assertThat(changes.inverse(changes.apply(rename()).line())).isEmpty();
    }

    @Test
    void leavesThePasswordOutOfTheWayBack() {
        transport.answer(200, "{}");
        ChangeLine line =
                changes.apply(
                                staging.updatePlaylist(
                                        StagingTest.playlist(AccessType.PUBLIC),
                                        StagingTest.access(
                                                AccessType.ANYONE_WITH_PASSWORD,
                                                Member.of(new Secret("canary7")))))
                        .line();
        StagedChange back = changes.inverse(line).orElseThrow();
        assertThat(back.line().request().body()).isEqualTo("{\"access_type\":\"public\"}");
        // Going there again would need the password, which nobody kept.
        assertThat(back.line().reversible()).isEqualTo(Reversible.NO);
    }

    @Test
    void sendsALineOfAnEarlierRunAgain() {
        transport.fail(new Failure.Unauthorized(SAID)).answer(200, "{}");
        ChangeLine paused = changes.apply(rename()).line();
        journal.close();
        open();
        ChangeLine found = changes.inState(ChangeState.STAGED).getFirst();
        assertThat(found).isEqualTo(paused);
        StagedChange again = changes.again(found, Optional.empty()).orElseThrow();
        assertThat(changes.apply(again).line().state()).isEqualTo(ChangeState.DONE);
        assertThat(transport.sent().getLast().body()).isEqualTo(transport.sent().getFirst().body());
    }

    @Test
    void asksForThePasswordOfALineOfAnEarlierRun() {
        transport.fail(new Failure.Unauthorized(SAID)).answer(200, "{}");
        ChangeLine paused =
                changes.apply(
                                staging.updatePlaylist(
                                        StagingTest.playlist(AccessType.PUBLIC),
                                        StagingTest.access(
                                                AccessType.ANYONE_WITH_PASSWORD,
                                                Member.of(new Secret("canary7")))))
                        .line();
        assertThat(changes.again(paused, Optional.empty())).isEmpty();
        assertThatThrownBy(() -> changes.again(paused, Optional.of(new Secret("short"))))
                .isInstanceOf(FailureException.class)
                .hasMessageContaining("Refused");
        StagedChange again =
                changes.again(paused, Optional.of(new Secret("another"))).orElseThrow();
        assertThat(Objects.requireNonNull(again.request().body()).json())
                .isEqualTo("{\"access_type\":\"anyone_with_password\",\"password\":\"another\"}");
        assertThat(again.toString()).doesNotContain("another");
    }

    @Test
    void keepsThePasswordOutOfEveryByteOfTheJournal() throws Exception {
        String canary = "canário-§-7319";
        transport
                .fail(
                        new Failure.Invalid(
                                new Answer(
                                        400, "password " + canary + " is too weak", "{" + canary)))
                .answer(200, "{\"password\":\"" + canary + "\"}");
        StagedChange change =
                staging.updatePlaylist(
                        StagingTest.playlist(AccessType.PUBLIC),
                        StagingTest.access(
                                AccessType.ANYONE_WITH_PASSWORD, Member.of(new Secret(canary))));
        ChangeLine failed = changes.apply(change).line();
        assertThat(Objects.requireNonNull(failed.answer()).words())
                .isEqualTo("password " + Secret.MASK + " is too weak");
        changes.apply(change);
        assertThat(Objects.requireNonNull(transport.sent().getLast().body()).json())
                .contains(canary);
        assertNowhere(canary);
        journal.close();
        assertNowhere(canary);
        open();
    }

    private void assertNowhere(String canary) throws Exception {
        try (Stream<Path> files = Files.walk(directory)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertThat(all).isNotEmpty();
            for (Path file : all) {
                String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
                    String spelled =
                            new String(canary.getBytes(charset), StandardCharsets.ISO_8859_1);
                    assertThat(bytes).as(file.toString()).doesNotContain(spelled);
                }
                assertThat(bytes).doesNotContain("7319");
            }
        }
    }

    @Test
    void tellsWhatWasDoneToOneThing() {
        transport.answer(200, "{}").answer(200, "{}");
        ChangeLine line = changes.apply(rename()).line();
        changes.apply(staging.createFunnel(new FunnelName("Leads")));
        assertThat(changes.about(ItemKind.FOLDER, Things.FOLDER.value())).containsExactly(line);
        assertThat(changes.newest(1)).hasSize(1);
        assertThat(changes.find(line.id())).contains(line);
    }
}
