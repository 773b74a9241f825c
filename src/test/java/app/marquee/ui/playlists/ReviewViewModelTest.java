package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.task.InlineRunner;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A change that the person gives up is told as the journal has it. */
final class ReviewViewModelTest {
    private final FakePlaylists service = FakePlaylists.two();
    private final ReviewViewModel review =
            new ReviewViewModel(service, new InlineRunner(), "Deleting");
    private final List<ChangeLine> done = new ArrayList<>();
    private final List<ChangeLine> unsettled = new ArrayList<>();
    private final StagedChange change = service.delete(FakePlaylists.full());

    @BeforeEach
    void listen() {
        review.onDone(end -> done.add(end.line()));
        review.onUnsettled(unsettled::add);
    }

    @Test
    void aWriteThatWasDoneBeforeItWasGivenUpIsDone() {
        service.way = Optional.of(service.delete(FakePlaylists.onboarding()));
        giveUpAs(ChangeState.DONE);
        assertThat(outcome()).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(Objects.requireNonNull(review.endedProperty().get()).way()).isNotNull();
        assertThat(done).hasSize(1);
        assertThat(unsettled).isEmpty();
    }

    @Test
    void aWriteThatTheServiceRefusedIsNotInDoubt() {
        giveUpAs(ChangeState.FAILED);
        assertThat(outcome()).isInstanceOf(ChangeOutcome.Failed.class);
        assertThat(unsettled).isEmpty();
    }

    @Test
    void aWriteThatWasNotSentIsCancelled() {
        giveUpAs(ChangeState.CANCELLED);
        assertThat(outcome()).isInstanceOf(ChangeOutcome.Cancelled.class);
    }

    @Test
    void aWriteWithoutAnAnswerIsInDoubt() {
        giveUpAs(ChangeState.SENDING);
        assertThat(outcome()).isInstanceOf(ChangeOutcome.Unsettled.class);
        assertThat(unsettled).hasSize(1);
    }

    private void giveUpAs(ChangeState state) {
        ChangeAnswer answer = new ChangeAnswer(200, null, null, null);
        ChangeLine line = change.line().ended(state, FakePlaylists.NOON, answer);
        service.outcomes.add(
                _ -> {
                    service.journal.put(line.id(), line);
                    throw new FailureException(new Failure.Cancelled(true));
                });
        review.ready(change);
        review.apply();
    }

    private ChangeOutcome outcome() {
        return Objects.requireNonNull(review.endedProperty().get()).outcome();
    }
}
