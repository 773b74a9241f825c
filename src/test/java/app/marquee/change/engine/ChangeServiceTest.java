package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.store.Journal;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** How a change is recorded, sent, ended and kept in its order. */
final class ChangeServiceTest extends JournaledChanges {
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
        assertThat(outcome.line().progress().attempts()).isEqualTo(1);
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
                Arguments.of(
                        new Failure.Redirected(SAID, Failure.Redirected.Target.SAME, "", "", ""),
                        ChangeState.UNKNOWN),
                Arguments.of(new Failure.ErrorReported(SAID), ChangeState.UNKNOWN),
                Arguments.of(new Failure.NotHttp("no status"), ChangeState.UNKNOWN),
                Arguments.of(new Failure.Undecodable("br", false), ChangeState.UNKNOWN),
                Arguments.of(new Failure.NotJson(SAID), ChangeState.UNKNOWN),
                Arguments.of(
                        new Failure.WrongShape(SAID, "/id", ExpectedContent.DATA),
                        ChangeState.UNKNOWN),
                Arguments.of(new Failure.TooLarge(1), ChangeState.UNKNOWN),
                Arguments.of(new Failure.TooMany(1), ChangeState.UNKNOWN),
                Arguments.of(new Failure.Refused(List.of()), ChangeState.FAILED),
                Arguments.of(new Failure.Storage("journal", "full"), ChangeState.FAILED),
                Arguments.of(new Failure.Defect("a bug"), ChangeState.UNKNOWN),
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
        assertThat(second.line().progress().attempts()).isEqualTo(2);
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

    /** The caller's copy of a line is older than the journal's, which knows of the attempt. */
    @Test
    void sendsAgainWhatFailedAlsoFromAnOlderCopy() {
        StagedChange change = rename();
        transport.fail(new Failure.NotFound(SAID)).answer(200, "{}");
        changes.apply(change);
        ChangeLine again = changes.apply(change).line();
        assertThat(again.state()).isEqualTo(ChangeState.DONE);
        assertThat(again.progress().attempts()).isEqualTo(2);
    }

    @Test
    void saysThatItWasAnsweredUnlessItWasRefused() {
        List<String> answered = new ArrayList<>();
        transport.fail(new Failure.NotFound(SAID)).answer(200, "{}");
        changes.apply(rename(), () -> answered.add("refused"));
        changes.apply(rename(), () -> answered.add("done"));
        assertThat(answered).containsExactly("done");
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
                FolderEdit.TYPE.stage(
                        Things.lines(Things.connection("acme", "https://other.test")),
                        Things.folder(Member.ofNull()),
                        FolderUpdate.rename("Lições"));
        StagedChange foreign =
                FolderEdit.TYPE.stage(
                        Things.lines(Things.connection("other", "https://api.acme.test/v1")),
                        Things.folder(Member.ofNull()),
                        FolderUpdate.rename("Lições"));
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
        assertThat(recorded(outcome.line()).progress().attempts()).isZero();
        assertThat(transport.sent()).isEmpty();
    }

    @Test
    void whatIsInterruptedByTheEndOfTheProgramWaitsForTheNextRun() {
        ChangeLine kept = changes.lists().keep(List.of(rename())).getFirst();
        changes.leave();
        Thread.currentThread().interrupt();
        changes.apply(changes.again(kept, Optional.empty()).orElseThrow());
        assertThat(Thread.interrupted()).isTrue();
        transport.fail(new Failure.Cancelled(false));
        ChangeLine begun = changes.apply(rename()).line();
        transport.fail(new Failure.Cancelled(true));
        ChangeLine sent = changes.apply(rename()).line();
        assertThat(recorded(kept).state()).isEqualTo(ChangeState.STAGED);
        assertThat(recorded(begun).state()).isEqualTo(ChangeState.STAGED);
        assertThat(recorded(begun).answer()).as("nobody answered").isNull();
        assertThat(recorded(begun).progress().sentAt()).as("nothing was sent").isNull();
        assertThat(recorded(sent).state()).isEqualTo(ChangeState.UNKNOWN);
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
        assertThat(outcome.line().progress().attempts()).isEqualTo(1);
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
                        (_, _) -> true,
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
                        lines,
                        transport,
                        journal,
                        writers,
                        (_, back) -> offered.contains(back.operation()),
                        done::add);
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
        return FolderEdit.TYPE.stage(
                staging, Things.folder(Member.ofNull()), FolderUpdate.rename(name));
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
        ChangeOutcome outcome =
                changes.apply(NewFunnel.TYPE.stage(staging, new FunnelName("Leads")));
        assertThat(outcome.line().subject().id()).isEqualTo(Things.PARENT.value());
        assertThat(recorded(outcome.line()).subject().title()).isEqualTo("Leads");
    }

    @Test
    void tellsWhatWasDoneToOneThing() {
        transport.answer(200, "{}").answer(200, "{}");
        ChangeLine line = changes.apply(rename()).line();
        changes.apply(NewFunnel.TYPE.stage(staging, new FunnelName("Leads")));
        assertThat(changes.about(ItemKind.FOLDER, Things.FOLDER.value())).containsExactly(line);
        assertThat(changes.newest(1)).hasSize(1);
        assertThat(changes.find(line.id())).contains(line);
    }

    @Test
    void knowsNoChangeOfAnotherConnection() {
        transport.answer(200, "{}");
        ChangeLine line = changes.apply(rename()).line();
        ChangeService other =
                new ChangeService(
                        Things.lines(Things.connection("other", "https://api.acme.test/v1")),
                        transport,
                        journal,
                        writers,
                        (_, _) -> true,
                        done::add);
        assertThat(other.find(line.id())).isEmpty();
    }

    /** The copy to send was taken before the user discarded the change. */
    @Test
    void sendsNothingThatWasDiscardedSinceItWasTaken() {
        ChangeLine kept = changes.lists().keep(List.of(rename())).getFirst();
        StagedChange taken = changes.again(kept, Optional.empty()).orElseThrow();
        changes.giveUp(List.of(kept.id()));
        ChangeOutcome outcome = changes.apply(taken);
        assertThat(outcome).isInstanceOf(ChangeOutcome.Cancelled.class);
        assertThat(outcome.line()).isEqualTo(recorded(kept));
        assertThat(recorded(kept).state()).isEqualTo(ChangeState.CANCELLED);
        assertThat(transport.sent()).isEmpty();
    }

    /** A discarded change that the user applies after all is sent. */
    @Test
    void sendsWhatWasDiscardedAndIsAppliedAgain() {
        ChangeLine kept = changes.lists().keep(List.of(rename())).getFirst();
        changes.giveUp(List.of(kept.id()));
        transport.answer(200, "{}");
        StagedChange again = changes.again(recorded(kept), Optional.empty()).orElseThrow();
        assertThat(changes.apply(again)).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(transport.sent()).hasSize(1);
    }
}
