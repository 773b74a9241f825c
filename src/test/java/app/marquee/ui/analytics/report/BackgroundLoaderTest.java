package app.marquee.ui.analytics.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.task.HeldRunner;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Loading what a view lacks, without a window: how much, in which order, and when it ends. */
class BackgroundLoaderTest {
    private final HeldRunner held = new HeldRunner();
    private final BackgroundLoader loader =
            new BackgroundLoader(BackgroundBudget.of(() -> 6_000), held);
    private final List<Integer> loaded = new ArrayList<>();
    private int shown;

    private BackgroundLoader.Work work(Object about, int requests) {
        List<BackgroundLoader.Step> steps =
                IntStream.range(0, requests)
                        .<BackgroundLoader.Step>mapToObj(i -> () -> loaded.add(i))
                        .toList();
        return new BackgroundLoader.Work(about, "Load", steps, () -> shown++);
    }

    @Test
    void nothingIsLoadedBeforeTheViewIsInFront() {
        loader.load(work("days", 3));
        assertThat(held.waiting()).isEmpty();
    }

    @Test
    void whatIsLackingIsLoadedInItsOrderAndShownNowAndThen() {
        loader.shown();
        loader.load(work("days", 28));
        assertThat(loader.loadingProperty().get()).isTrue();
        held.releaseAll();
        assertThat(loaded).containsExactlyElementsOf(IntStream.range(0, 28).boxed().toList());
        assertThat(shown).as("after 7, 14 and 28: not ever more often").isEqualTo(3);
        assertThat(loader.loadingProperty().get()).isFalse();
    }

    @Test
    void aVisitLoadsThirtyAndTheUserTheRest() {
        loader.shown();
        loader.load(work("days", 90));
        held.releaseAll();
        assertThat(loaded).hasSize(30);
        loader.load(work("others", 5));
        held.releaseAll();
        assertThat(loaded).as("of all that the view lacks").hasSize(30);
        loader.loadAll(work("days", 60));
        held.releaseAll();
        assertThat(loaded).hasSize(90);
    }

    @Test
    void whoLeavesTheViewEndsIt() {
        loader.shown();
        loader.load(work("days", 3));
        loader.hidden();
        assertThat(loader.loadingProperty().get()).isFalse();
        held.releaseAll();
        assertThat(loaded).isEmpty();
        assertThat(shown).isZero();
        loader.load(work("days", 3));
        assertThat(held.waiting()).isEmpty();
        loader.shown();
        loader.load(work("days", 3));
        held.releaseAll();
        assertThat(loaded).hasSize(3);
    }

    /** Otherwise a view that learns of each end would try for ever. */
    @Test
    void whatFailedIsNotTriedAgainInTheSameVisit() {
        loader.shown();
        BackgroundLoader.Step failing =
                () -> {
                    loaded.add(0);
                    throw new FailureException(new Failure.NoToken());
                };
        BackgroundLoader.Work work =
                new BackgroundLoader.Work("days", "Load", List.of(failing, failing), () -> shown++);
        loader.load(work);
        held.releaseAll();
        loader.load(work);
        assertThat(held.waiting()).isEmpty();
        assertThat(loaded).hasSize(1);
        assertThat(shown).isOne();
        assertThat(held.reported()).as("nobody asked for it").isEmpty();
        assertThat(loader.failedProperty().get()).as("the view says it").isTrue();
        loader.loadAll(work);
        held.releaseAll();
        assertThat(held.reported()).as("somebody asked for it").hasSize(1);
    }

    @Test
    void aFailureIsForgottenByTheNextLoad() {
        loader.shown();
        List<BackgroundLoader.Step> failing =
                List.of(
                        () -> {
                            throw new FailureException(new Failure.NoToken());
                        });
        loader.load(new BackgroundLoader.Work("days", "Load", failing, () -> {}));
        held.releaseAll();
        loader.retry(work("days", 2));
        assertThat(loader.failedProperty().get()).isFalse();
        held.releaseAll();
        assertThat(loaded).hasSize(2);
        assertThat(loader.failedProperty().get()).isFalse();
    }

    @Test
    void whatTheUserAskedForGoesOnBehindAnotherView() {
        loader.shown();
        loader.loadAll(work("days", 40));
        loader.hidden();
        held.releaseAll();
        assertThat(loaded).hasSize(40);
        loader.loadAll(work("days", 40));
        loader.close();
        held.releaseAll();
        assertThat(loaded).as("nobody needs it any more").hasSize(40);
    }

    @Test
    void theSameIsLoadedOnceAndSomethingElseInsteadOfIt() {
        loader.shown();
        loader.load(work("days", 3));
        loader.load(work("days", 3));
        assertThat(held.waiting()).hasSize(1);
        loader.load(work("other days", 2));
        held.releaseAll();
        assertThat(loaded).hasSize(2);
        loader.load(work("days", 3));
        held.releaseAll();
        assertThat(loaded).as("it was never begun").hasSize(5);
    }

    @Test
    void theUsersOwnLoadIsNotReplaced() {
        loader.shown();
        loader.loadAll(work("days", 40));
        loader.load(work("others", 2));
        loader.loadAll(work("days", 40));
        assertThat(held.waiting()).hasSize(1);
        held.releaseAll();
        assertThat(loaded).hasSize(40);
    }

    @Test
    void whoLeavesTheViewMidwayEndsItThere() {
        loader.shown();
        List<BackgroundLoader.Step> steps =
                List.of(
                        () -> loaded.add(0),
                        () -> {
                            loaded.add(1);
                            loader.hidden();
                        },
                        () -> loaded.add(2));
        loader.load(new BackgroundLoader.Work("days", "Load", steps, () -> shown++));
        held.releaseAll();
        assertThat(loaded).containsExactly(0, 1);
        assertThat(shown).isZero();
        assertThat(loader.loadingProperty().get()).isFalse();
    }
}
