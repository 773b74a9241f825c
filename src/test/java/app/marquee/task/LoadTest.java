package app.marquee.task;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A load goes through its states, and keeps the data it had. */
class LoadTest {
    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");
    private static final LoadState LOADING = new LoadState.Loading(0, NOW);

    private final HeldRunner held = new HeldRunner();
    private final Load<String> load = new Load<>(held, InstantSource.fixed(NOW));
    private final List<LoadState> seen = new ArrayList<>();

    LoadTest() {
        load.stateProperty()
                .subscribe(
                        state -> {
                            seen.add(state);
                        });
    }

    private static Job<String> job(String value) {
        return Job.of("a load", _ -> value);
    }

    private static Job<String> failing(Failure failure) {
        return Job.of(
                "a load",
                _ -> {
                    throw new FailureException(failure);
                });
    }

    @Test
    void theDataIsThereBeforeTheCallbackAndTheStateChangesAfterIt() {
        List<String> order = new ArrayList<>();
        load.run(
                job("a").onSuccess(
                                value ->
                                        order.add(
                                                value
                                                        + load.value()
                                                        + load.state()
                                                                .getClass()
                                                                .getSimpleName())));
        held.releaseAll();
        assertThat(order).containsExactly("aaLoading");
        assertThat(seen)
                .containsExactly(new LoadState.NotLoaded(), LOADING, new LoadState.Loaded(NOW));
    }

    @Test
    void aFailureAndACancelKeepTheData() {
        load.run(job("a"));
        held.releaseAll();
        load.run(failing(new Failure.NoToken()));
        held.releaseAll();
        assertThat(load.state()).isEqualTo(new LoadState.Failed(new Failure.NoToken()));
        assertThat(load.value()).isEqualTo("a");

        load.run(job("b"));
        load.cancel();
        held.releaseAll();
        assertThat(load.state()).isEqualTo(new LoadState.Cancelled());
        assertThat(load.value()).isEqualTo("a");
        assertThat(held.reported()).as("the state shows the failure").isEmpty();
    }

    @Test
    void theLatestLoadWins() {
        load.run(job("a"));
        load.run(job("b"));
        held.releaseNewest();
        held.releaseAll();
        assertThat(load.value()).isEqualTo("b");
        assertThat(seen).doesNotContain(new LoadState.Cancelled());
    }

    @Test
    void aPartIsShownWhileTheRestIsLoaded() {
        load.partly("nothing is loaded", 1);
        assertThat(load.value()).isNull();
        load.run(
                Job.of(
                        "a load",
                        progress -> {
                            progress.tell(() -> load.partly("a", 1));
                            return "ab";
                        }));
        held.releaseAll();
        assertThat(seen)
                .containsExactly(
                        new LoadState.NotLoaded(),
                        LOADING,
                        new LoadState.Loading(1, NOW),
                        new LoadState.Loaded(NOW));
        assertThat(load.value()).isEqualTo("ab");
    }

    @Test
    void aCallbackMayKeepWhatCameBeforeTheCancel() {
        load.run(job("ab").onCancelled(() -> load.arrived("a", NOW)));
        load.cancel();
        held.releaseAll();
        assertThat(load.state()).isEqualTo(new LoadState.Loaded(NOW));
        assertThat(load.value()).isEqualTo("a");
    }

    @Test
    void aCallbackMayLoadFurther() {
        load.run(failing(new Failure.NoToken()).onFailure(_ -> load.run(job("b"))));
        held.release();
        assertThat(load.state()).isEqualTo(LOADING);
        held.releaseAll();
        assertThat(load.value()).isEqualTo("b");
    }

    @Test
    void aSavedCopyIsShownUntilTheDataArrivesAndStaysWhenItFails() {
        load.run(failing(new Failure.NoToken()));
        load.begin(Job.of("a copy", _ -> Optional.of("old")));
        held.releaseNewest();
        assertThat(load.state()).isEqualTo(new LoadState.Stale(NOW));
        held.releaseAll();
        assertThat(load.state()).isInstanceOf(LoadState.Failed.class);
        assertThat(load.value()).isEqualTo("old");

        load.run(job("new"));
        load.begin(Job.of("a copy", _ -> Optional.of("old")));
        held.releaseAll();
        assertThat(load.value()).as("the copy came too late").isEqualTo("new");
        assertThat(load.state()).isEqualTo(new LoadState.Loaded(NOW));
    }

    @Test
    void aCopyAfterTheFailureIsShownBelowIt() {
        load.run(failing(new Failure.NoToken()));
        load.begin(Job.of("a copy", _ -> Optional.of("old")));
        held.releaseAll();
        assertThat(seen)
                .containsExactly(
                        new LoadState.NotLoaded(),
                        LOADING,
                        new LoadState.Failed(new Failure.NoToken()),
                        new LoadState.Stale(NOW),
                        new LoadState.Failed(new Failure.NoToken()));
        assertThat(load.value()).isEqualTo("old");
    }

    @Test
    void dataMayHaveATimeOfItsOwn() {
        Load<Instant> dated = new Load<>(held, InstantSource.fixed(NOW), at -> at);
        dated.run(Job.of("a load", _ -> Instant.EPOCH));
        held.releaseAll();
        assertThat(dated.state()).isEqualTo(new LoadState.Loaded(Instant.EPOCH));
    }

    @Test
    void afterAResetNothingComesOfTheLoad() {
        load.run(job("a"));
        load.reset();
        held.releaseAll();
        assertThat(load.state()).isEqualTo(new LoadState.NotLoaded());
        assertThat(load.value()).isNull();
    }

    @Test
    void theDataIsLoadedOnceTheSavedCopyIsShown() {
        load.runAfter(Job.of("a copy", _ -> Optional.of("copy")), job("new"), Runnable::run);
        assertThat(held.waiting()).hasSize(1);
        held.release();
        assertThat(load.value()).isEqualTo("copy");
        assertThat(load.state()).isInstanceOf(LoadState.Stale.class);
        held.release();
        assertThat(load.value()).isEqualTo("new");
    }

    @Test
    void aFailedCopyDoesNotKeepTheDataAway() {
        load.runAfter(
                Job.of(
                        "a copy",
                        _ -> {
                            throw new FailureException(new Failure.Storage("copy", "damaged"));
                        }),
                job("new"),
                Runnable::run);
        held.releaseAll();
        assertThat(load.value()).isEqualTo("new");
    }

    @Test
    void aCallbackOfTheCopyIsCalledAndItsEndToo() {
        List<String> order = new ArrayList<>();
        load.runAfter(
                Job.of("a copy", _ -> Optional.of("copy"))
                        .onSuccess(copy -> order.add("found " + copy))
                        .onFinally(() -> order.add("finally")),
                job("new").onSuccess(order::add),
                Runnable::run);
        held.releaseAll();
        assertThat(order).containsExactly("found Optional[copy]", "finally", "new");
    }

    @Test
    void aLoadThatANewerOneReplacedIsNotSentAfterItsCopy() {
        List<String> sent = new ArrayList<>();
        load.runAfter(Job.of("a copy", _ -> Optional.of("copy")), told(sent, "old"), Runnable::run);
        load.run(told(sent, "new"));
        held.releaseAll();
        assertThat(sent).containsExactly("new");
        assertThat(load.value()).isEqualTo("new");
    }

    @Test
    void aLoadIsNotSentAfterAReset() {
        List<String> sent = new ArrayList<>();
        load.runAfter(Job.of("a copy", _ -> Optional.of("copy")), told(sent, "old"), Runnable::run);
        load.reset();
        held.releaseAll();
        assertThat(sent).isEmpty();
        assertThat(load.value()).as("no copy, either").isNull();
        assertThat(load.state()).isEqualTo(new LoadState.NotLoaded());
    }

    private static Job<String> told(List<String> sent, String value) {
        return Job.of(
                "a load",
                _ -> {
                    sent.add(value);
                    return value;
                });
    }

    @Test
    void aResetDropsTheDataThatIsShown() {
        load.run(job("a"));
        held.releaseAll();
        load.reset();
        assertThat(load.value()).isNull();
    }

    @Test
    void whatArrivedAnotherWayEndsTheLoadAndOutweighsACopy() {
        load.run(job("loaded"));
        load.begin(Job.of("a copy", _ -> Optional.of("old")));
        load.arrived("arrived", Instant.EPOCH);
        held.releaseAll();
        assertThat(load.value()).isEqualTo("arrived");
        assertThat(load.state()).isEqualTo(new LoadState.Loaded(Instant.EPOCH));
    }

    @Test
    void aFailureAfterAnArrivalIsNotShown() {
        load.run(failing(new Failure.NoToken()).onFailure(_ -> load.arrived("kept", NOW)));
        held.releaseAll();
        assertThat(load.state()).isEqualTo(new LoadState.Loaded(NOW));
    }

    /** A listener redraws at a state; an equal one would not be told. */
    @Test
    void otherDataOfTheSameMomentIsToldToo() {
        load.arrived("a", NOW);
        seen.clear();
        load.arrived("b", NOW);
        assertThat(seen).containsExactly(LOADING, new LoadState.Loaded(NOW));
        seen.clear();
        load.arrived("c", Instant.EPOCH);
        assertThat(seen).containsExactly(new LoadState.Loaded(Instant.EPOCH));
    }

    @Test
    void aPartIsThereWhenItsStateIsTold() {
        List<String> values = new ArrayList<>();
        load.stateProperty().subscribe(_ -> values.add(String.valueOf(load.value())));
        load.run(
                Job.of(
                        "a load",
                        progress -> {
                            progress.tell(() -> load.partly("a", 1));
                            return "ab";
                        }));
        held.releaseAll();
        assertThat(values).containsExactly("null", "null", "a", "ab");
    }

    @Test
    void itRunsWhileItLoadsAndWhileACopyIsShown() {
        assertThat(load.isRunning()).isFalse();
        load.runAfter(Job.of("a copy", _ -> Optional.of("copy")), job("new"), Runnable::run);
        assertThat(load.isRunning()).isTrue();
        held.release();
        assertThat(load.state()).isInstanceOf(LoadState.Stale.class);
        assertThat(load.isRunning()).isTrue();
        held.releaseAll();
        assertThat(load.isRunning()).isFalse();
    }

    @Test
    void anotherFormOfTheDataAndTheFailureOfAnotherJobAreShown() {
        List<String> values = new ArrayList<>();
        load.valueProperty().subscribe(value -> values.add(String.valueOf(value)));
        load.run(job("a"));
        held.releaseAll();
        load.replace("A");
        assertThat(load.value()).isEqualTo("A");
        assertThat(values).containsExactly("null", "a", "A");
        assertThat(load.state()).isEqualTo(new LoadState.Loaded(NOW));
        load.failed(new Failure.NoToken());
        assertThat(load.state()).isEqualTo(new LoadState.Failed(new Failure.NoToken()));
        assertThat(load.value()).isEqualTo("A");
    }
}
