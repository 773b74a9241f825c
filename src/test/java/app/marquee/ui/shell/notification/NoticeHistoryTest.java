package app.marquee.ui.shell.notification;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.shell.notification.NoticeHistory.Entry;
import app.marquee.ui.shell.notification.NoticeHistory.Kind;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;

/** The notifications until the user quits, without a window. */
class NoticeHistoryTest {
    private Instant now = FakeShell.NOW;
    private final NoticeHistory history = new NoticeHistory(() -> now);

    private List<String> texts() {
        return history.entries().stream().map(Entry::text).toList();
    }

    private int unseen() {
        return history.unseenProperty().get();
    }

    @Test
    void theLatestIsFirstAndARepeatIsCounted() {
        history.add(Kind.DONE, "A", List.of());
        history.add(Kind.DONE, "B", List.of());
        now = now.plusSeconds(60);
        history.add(Kind.DONE, "A", List.of());
        assertThat(texts()).containsExactly("A", "B");
        Entry repeated = history.entries().getFirst();
        assertThat(repeated.times()).isEqualTo(2);
        assertThat(repeated.at()).isEqualTo(now);
        history.add(Kind.WARNING, "A", List.of());
        assertThat(texts()).as("of another kind").containsExactly("A", "A", "B");
    }

    /** Each action is about another thing. */
    @Test
    void whatHasAnActionIsNoRepeat() {
        history.add(Kind.DONE, "Saved", List.of(new Notices.Step("Undo", () -> {})));
        history.add(Kind.DONE, "Saved", List.of(new Notices.Step("Undo", () -> {})));
        history.add(Kind.DONE, "Saved", List.of());
        history.add(Kind.DONE, "Saved", List.of(new Notices.Step("Undo", () -> {})));
        assertThat(texts()).hasSize(4);
    }

    @Test
    void sixtyAreKept() {
        for (int number = 1; number <= 61; number++) {
            history.add(Kind.DONE, "N" + number, List.of());
        }
        assertThat(texts()).hasSize(60).startsWith("N61").endsWith("N2");
    }

    @Test
    void onlyWhatIsNoSuccessIsUnseen() {
        history.add(Kind.DONE, "A", List.of());
        assertThat(unseen()).isZero();
        history.add(Kind.WARNING, "B", List.of());
        history.add(Kind.UNKNOWN, "C", List.of());
        history.failed(Kind.FAILURE, "change", "D");
        assertThat(unseen()).isEqualTo(3);
        history.seen();
        assertThat(unseen()).isZero();
        history.add(Kind.WARNING, "E", List.of());
        history.clear();
        assertThat(texts()).isEmpty();
        assertThat(unseen()).isZero();
    }

    /** What was seen is not taken from what comes after it. */
    @Test
    void aSeenFailureThatIsSettledLeavesLaterWarningsUnseen() {
        history.ofChange(Kind.UNKNOWN, "Rename", "Unknown");
        history.seen();
        history.add(Kind.WARNING, "Disk", List.of());
        history.settle("Rename", Kind.DONE, "Applied");
        assertThat(unseen()).isOne();
    }

    @Test
    void aSettledChangeReplacesWhatWasSaidOfIt() {
        history.ofChange(Kind.UNKNOWN, "Rename", "Unknown");
        history.add(Kind.DONE, "Copied", List.of());
        assertThat(history.settle("Rename", Kind.DONE, "Applied")).isTrue();
        assertThat(texts()).containsExactly("Copied", "Applied");
        assertThat(history.entries().getLast().kind()).isEqualTo(Kind.DONE);
        assertThat(unseen()).as("changes are counted elsewhere").isZero();
        assertThat(history.settle("Rename", Kind.DONE, "Applied")).as("once").isFalse();
    }

    /** A warning is no failure of a change. */
    @Test
    void aSettledChangeLeavesWarningsUnseen() {
        history.add(Kind.WARNING, "Disk", List.of());
        assertThat(history.settle("Rename", Kind.DONE, "Applied")).isFalse();
        assertThat(unseen()).isOne();
    }

    @Test
    void anActionIsGoneOnceItWasUsedAndAllAreWithTheirWorkspace() {
        Notices.Step undo = new Notices.Step("Undo", () -> {});
        Notices.Step other = new Notices.Step("Show", () -> {});
        history.add(Kind.DONE, "A", List.of(undo));
        history.add(Kind.DONE, "B", List.of(other));
        history.taken(undo);
        assertThat(history.entries())
                .extracting(Entry::steps)
                .containsExactly(List.of(other), List.of());
        history.dropSteps();
        assertThat(history.entries()).extracting(Entry::steps).containsOnly(List.of());
        assertThat(texts()).containsExactly("B", "A");
    }
}
