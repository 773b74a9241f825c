package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/**
 * Counter of the presses of one task: a click, a key or a chord is one, a typed word is one. It
 * fails with the press that is one too many, so that no task becomes longer unnoticed.
 */
final class CountedHand {
    private final String task;
    private final int most;
    private final List<String> presses = new ArrayList<>();

    private CountedHand(String task, int most) {
        this.task = task;
        this.most = most;
    }

    static CountedHand atMost(int most, String task) {
        return new CountedHand(task, most);
    }

    /** Counts a press, and does it unless it is one too many. */
    void does(String press, Runnable deed) {
        presses.add(press);
        assertThat(presses).as(task).hasSizeLessThanOrEqualTo(most);
        deed.run();
    }

    /**
     * Ends a task that takes more presses than it should: a shorter way has to be written down
     * here, so that it can't become longer again.
     */
    void takesMoreThan(int goal) {
        assertThat(presses).as("%s, as today", this).hasSize(most);
        assertThat(most).as("%s: the goal is met, so ask for it", task).isGreaterThan(goal);
    }

    @Override
    public String toString() {
        return task + ": " + String.join(", ", presses);
    }
}
