package app.marquee.ui.analytics.card;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.task.HeldRunner;
import app.marquee.task.LoadState;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A card loads once for each question, and shows its saved copy first. */
class CardLoadTest {
    private final HeldRunner held = new HeldRunner();
    private final List<String> read = new ArrayList<>();
    private final CardLoad<Content> load =
            new CardLoad<>(held, () -> FakeShell.NOW, new CardLoad.Names("Load", "Refresh"));
    private @Nullable Failure failure;

    private record Content(String text) implements CardContent {
        @Override
        public Instant askedAt() {
            return FakeShell.NOW.minusSeconds(60);
        }

        @Override
        public boolean isEmpty() {
            return false;
        }
    }

    private CardLoad.Reading<Content> reading(String question) {
        return saved -> {
            read.add(question + (saved ? " saved" : ""));
            if (failure != null) {
                throw new FailureException(failure);
            }
            return Optional.of(new Content(read.getLast()));
        };
    }

    private void ask(String question, boolean again) {
        load.ask(question, reading(question), again);
    }

    @Test
    void theSavedCopyIsShownAndThenTheAnswer() {
        ask("May", false);
        held.release();
        assertThat(load.value()).isEqualTo(new Content("May saved"));
        assertThat(load.stateProperty().get()).isInstanceOf(LoadState.Stale.class);
        assertThat(held.waiting()).containsExactly("Load");
        held.releaseAll();
        assertThat(load.value()).isEqualTo(new Content("May"));
        assertThat(load.stateProperty().get())
                .isEqualTo(new LoadState.Loaded(FakeShell.NOW.minusSeconds(60)));
    }

    @Test
    void theSameQuestionIsAskedAgainOnlyWhenThatIsWanted() {
        ask("May", false);
        held.releaseAll();
        ask("May", false);
        assertThat(held.waiting()).isEmpty();
        ask("May", true);
        assertThat(held.waiting()).containsExactly("Refresh");
        assertThat(load.value()).as("stays until then").isEqualTo(new Content("May"));
        held.releaseAll();
        assertThat(read).as("no copy once more").containsExactly("May saved", "May", "May");
    }

    @Test
    void otherDaysAreNotShownUnderTheNewQuestion() {
        ask("May", false);
        held.releaseAll();
        ask("June", false);
        assertThat(load.value()).isNull();
        assertThat(held.waiting()).containsExactly("Load");
        held.releaseAll();
        assertThat(load.value()).isEqualTo(new Content("June"));
    }

    @Test
    void afterAFailureWithoutContentItIsLoadedAndNotRefreshed() {
        failure = new Failure.LostAnswer("reset");
        ask("May", false);
        held.releaseAll();
        assertThat(load.stateProperty().get()).isInstanceOf(LoadState.Failed.class);
        failure = null;
        ask("May", true);
        assertThat(held.waiting()).containsExactly("Load");
        held.releaseAll();
        assertThat(load.value()).isEqualTo(new Content("May"));
    }

    @Test
    void whatIsKnownHereIsLoadedWithoutARequest() {
        load.ask(reading("here"));
        held.releaseAll();
        assertThat(read).containsExactly("here saved");
        assertThat(load.stateProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }
}
