package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** Two changes about the same things, named in opposite orders. */
final class ObjectLocksTest {
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String B = "b1111111-1111-4222-8333-444455556666";

    private final ObjectLocks locks = new ObjectLocks();

    static Stream<Arguments> pairs() {
        return Stream.of(
                Arguments.of(video(A), video(B)),
                Arguments.of(folder(A), video(A)),
                Arguments.of(folder(B), video(A)));
    }

    private static Subject video(String id) {
        return Subject.of(ItemKind.VIDEO, new VideoId(id), null);
    }

    private static Subject folder(String id) {
        return Subject.of(ItemKind.FOLDER, new FolderId(id), null);
    }

    /** Each would hold what the other one waits for, if each took them as it names them. */
    @ParameterizedTest
    @MethodSource("pairs")
    void theyTakeTheSameOneFirst(Subject one, Subject other) throws InterruptedException {
        assertThat(takesFirst(one, other, List.of(one, other)))
                .isEqualTo(takesFirst(one, other, List.of(other, one)));
    }

    /** Whether somebody who wants both has the first while the second is another's. */
    private boolean takesFirst(Subject first, Subject second, List<Subject> both)
            throws InterruptedException {
        Thread wantsBoth = new Thread(() -> takeAndFree(both));
        Thread wantsFirst = new Thread(() -> takeAndFree(List.of(first)));
        boolean isTaken;
        try (ObjectLocks.Held _ = locks.take(Things.CONNECTION.id(), List.of(second))) {
            wantsBoth.start();
            Awaitility.await().until(() -> wantsBoth.getState() == Thread.State.WAITING);
            wantsFirst.start();
            Awaitility.await()
                    .until(
                            () ->
                                    wantsFirst.getState() == Thread.State.WAITING
                                            || wantsFirst.getState() == Thread.State.TERMINATED);
            isTaken = wantsFirst.isAlive();
        }
        wantsBoth.join();
        wantsFirst.join();
        return isTaken;
    }

    @Test
    void whoGivesUpWaitingForOneFreesTheOthers() throws InterruptedException {
        List<Subject> both = List.of(video(A), video(B));
        List<String> seen = new CopyOnWriteArrayList<>();
        try (ObjectLocks.Held _ = locks.take(Things.CONNECTION.id(), List.of(video(B)))) {
            Thread wantsBoth =
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        try {
                                            locks.take(Things.CONNECTION.id(), both).close();
                                        } catch (InterruptedException _) {
                                            seen.add("gave up");
                                        }
                                    });
            Awaitility.await().until(() -> wantsBoth.getState() == Thread.State.WAITING);
            wantsBoth.interrupt();
            wantsBoth.join();
            Thread wantsFirst = Thread.ofPlatform().start(() -> takeAndFree(List.of(video(A))));
            Awaitility.await().until(() -> wantsFirst.getState() == Thread.State.TERMINATED);
        }
        assertThat(seen).containsExactly("gave up");
    }

    @Test
    void freesWhatItTookOnce() throws InterruptedException {
        ObjectLocks.Held held = locks.take(Things.CONNECTION.id(), List.of(video(A)));
        held.close();
        assertThatCode(held::close).doesNotThrowAnyException();
    }

    private void takeAndFree(List<Subject> subjects) {
        try {
            locks.take(Things.CONNECTION.id(), subjects).close();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
