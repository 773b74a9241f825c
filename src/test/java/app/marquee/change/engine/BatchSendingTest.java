package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.task.Progress;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Number of changes that are sent at once. */
final class BatchSendingTest {
    private static final int AT_ONCE = 2;

    private final JournalEntryFactory staging = Things.lines(Things.CONNECTION);
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();

    private List<StagedChange> renames(int count) {
        return IntStream.range(0, count)
                .mapToObj(
                        number ->
                                FolderEdit.TYPE.stage(
                                        staging,
                                        Folder.known(
                                                new FolderId(new UUID(0x4000L, number).toString())),
                                        FolderUpdate.rename("Name " + number)))
                .toList();
    }

    /** Applies what it is given, and knows nothing else. */
    private interface Applier extends ChangeApplier {
        @Override
        default Optional<StagedChange> inverse(ChangeLine done) {
            return Optional.empty();
        }

        @Override
        default Optional<ChangeLine> find(ChangeId id) {
            return Optional.empty();
        }

        @Override
        default void keep(List<StagedChange> changes) {}

        @Override
        default void giveUp(List<ChangeId> changes) {}

        @Override
        default void settle(ChangeId id, boolean applied) {}
    }

    /** Answers each change at once or later, and records it later still. */
    private record Slow(boolean answers, CountDownLatch recorded) implements Applier {
        @Override
        public ChangeOutcome apply(StagedChange change, Runnable answered) {
            if (answers) {
                answered.run();
            }
            try {
                recorded.await();
            } catch (InterruptedException over) {
                Thread.currentThread().interrupt();
            }
            return new ChangeOutcome.Cancelled(change.line());
        }
    }

    /** Answers each change after a moment and records it after another, and counts meanwhile. */
    private static final class Steady implements Applier {
        private final AtomicInteger unanswered = new AtomicInteger();
        private final AtomicInteger most = new AtomicInteger();

        @Override
        public ChangeOutcome apply(StagedChange change, Runnable answered) {
            most.accumulateAndGet(unanswered.incrementAndGet(), Math::max);
            pause();
            unanswered.decrementAndGet();
            answered.run();
            pause();
            return new ChangeOutcome.Cancelled(change.line());
        }

        private static void pause() {
            try {
                Thread.sleep(2);
            } catch (InterruptedException over) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private final class Counting implements BatchSending.Listener {
        @Override
        public void sending(StagedChange change) {
            begun.incrementAndGet();
        }

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            ended.incrementAndGet();
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            throw new AssertionError(why.toString());
        }
    }

    /** How many were begun once the sender waits for the first of them. */
    private int begunAtOnce(boolean answers) throws InterruptedException {
        CountDownLatch recorded = new CountDownLatch(1);
        BatchSending sending = new BatchSending("Send", new SendOrder(renames(9)), AT_ONCE);
        Thread sender = Thread.ofPlatform().start(() -> send(sending, new Slow(answers, recorded)));
        int least = answers ? AT_ONCE + 1 : AT_ONCE;
        Awaitility.await()
                .until(() -> begun.get() >= least && sender.getState() == Thread.State.WAITING);
        int found = begun.get();
        recorded.countDown();
        sender.join();
        assertThat(ended).hasValue(9);
        return found;
    }

    private void send(BatchSending sending, ChangeApplier gate) {
        try {
            sending.send(gate, new Counting());
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    /** The first change is of unknown outcome, and its server asks to wait for an hour. */
    private static final class Down implements ChangeApplier {
        @Override
        public ChangeOutcome apply(StagedChange change, Runnable answered) {
            return new ChangeOutcome.Unsettled(
                    change.line(),
                    new Failure.ServerError(new Answer(503, null, ""), Duration.ofHours(1)));
        }

        @Override
        public Optional<StagedChange> inverse(ChangeLine done) {
            return Optional.empty();
        }

        @Override
        public Optional<ChangeLine> find(ChangeId id) {
            return Optional.empty();
        }

        @Override
        public void keep(List<StagedChange> changes) {}

        @Override
        public void giveUp(List<ChangeId> changes) {}

        @Override
        public void settle(ChangeId id, boolean applied) {}
    }

    @Test
    void whatIsLeftWaitsForAServerThatAskedTo() {
        SendOrder order = new SendOrder(renames(9));
        send(new BatchSending("Send", order, 1), new Down());
        assertThat(ended).hasValue(1);
        assertThat(order.waiting()).isEqualTo(8);
    }

    @Test
    void noMoreAreOnTheWayThanMayBe() throws InterruptedException {
        assertThat(begunAtOnce(false)).isEqualTo(AT_ONCE);
    }

    /** A view that repaints after each of thirty responses would be busy for most of a second. */
    @Test
    void whatHappensWhileTheListenerIsBusyReachesItInOneCall() throws InterruptedException {
        List<Runnable> news = new ArrayList<>();
        Listing told = new Listing();
        new BatchSending("Send", new SendOrder(renames(9)), AT_ONCE)
                .send(new Steady(), new Held(news), told);
        assertThat(news).hasSize(1);
        news.getFirst().run();
        assertThat(told.calls).hasSize(18).startsWith("sending").contains("ended");
        assertThat(told.times).isEqualTo(1);
    }

    @Test
    void aDefectOfTheListenerDoesNotKeepTheOtherCallsFromIt() throws InterruptedException {
        List<Runnable> news = new ArrayList<>();
        Listing told =
                new Listing() {
                    @Override
                    public void sending(StagedChange change) {
                        super.sending(change);
                        throw new IllegalStateException("A view can't show it");
                    }
                };
        new BatchSending("Send", new SendOrder(renames(1)), AT_ONCE)
                .send(new Steady(), new Held(news), told);
        assertThatIllegalStateException().isThrownBy(() -> news.removeFirst().run());
        news.removeFirst().run();
        assertThat(told.calls).containsExactly("sending", "ended");
    }

    /** Keeps the news, as while the FX thread is busy. */
    private record Held(List<Runnable> news) implements Progress {
        @Override
        public void report(long done, long total) {}

        @Override
        public void tell(Runnable one) {
            news.add(one);
        }
    }

    /** Counts how many times it is called together. */
    private static class Listing implements BatchSending.Listener {
        private final List<String> calls = new ArrayList<>();
        private int times;

        @Override
        public void sending(StagedChange change) {
            calls.add("sending");
        }

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            calls.add("ended");
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            throw new AssertionError(why.toString());
        }

        @Override
        public void together(Runnable all) {
            times++;
            all.run();
        }
    }

    /**
     * An answer counts once, although it is heard of twice: when it comes and when it is recorded.
     */
    @Test
    void noMoreAreOnTheWayInAWholeRunEither() {
        Steady gate = new Steady();
        send(new BatchSending("Send", new SendOrder(renames(40)), AT_ONCE), gate);
        assertThat(ended).hasValue(40);
        assertThat(gate.most).hasValue(AT_ONCE);
    }

    @Test
    void anotherOneIsSentWhileAnOutcomeIsRecorded() throws InterruptedException {
        assertThat(begunAtOnce(true)).isBetween(AT_ONCE + 1, 2 * AT_ONCE);
    }
}
