package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.service.playlist.PlaylistMerger.Settled;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureMessage;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;

import org.jspecify.annotations.Nullable;

/** Formatter of change outcomes as texts in the user's language. Immutable. */
final class OutcomeWords {
    /** Tone of an outcome, for its style. */
    enum Tone {
        DONE,
        UNDECIDED,
        FAILED
    }

    /**
     * Text of an outcome. Immutable.
     *
     * @param failure the details of a failure; null when there was none
     */
    record Said(Tone tone, String text, @Nullable FailureMessage failure) {}

    private final Messages messages;
    private final FailureText failures;

    OutcomeWords(Messages messages) {
        this.messages = messages;
        this.failures = new FailureText(messages);
    }

    Said of(ChangeResult ended) {
        return switch (ended.outcome()) {
            case ChangeOutcome.Done done ->
                    new Said(Tone.DONE, done(done, ended.way() != null), null);
            case ChangeOutcome.Cancelled _ ->
                    new Said(Tone.UNDECIDED, messages.text("outcome.cancelled"), null);
            case ChangeOutcome.Failed(var _, var failure) -> failed("outcome.failed", failure);
            case ChangeOutcome.Paused paused -> failed("state.PAUSED", paused.failure());
            case ChangeOutcome.Unsettled(var _, var failure) -> unsettled(ended, failure);
        };
    }

    private String done(ChangeOutcome.Done done, boolean undoable) {
        String text = messages.text("outcome.done");
        Reversible reversible = done.line().reversible();
        return undoable || reversible == Reversible.YES
                ? text
                : text
                        + " "
                        + messages.text(
                                reversible == Reversible.NO
                                        ? "outcome.noWay"
                                        : "outcome.unknownWay");
    }

    private Said failed(String key, Failure failure) {
        FailureMessage words = failures.ofWrite(failure, FailureSubject.PLAYLIST);
        return new Said(Tone.FAILED, messages.text(key), titled(words, messages.text(key)));
    }

    private Said unsettled(ChangeResult ended, Failure failure) {
        Settled settled = ended.settled();
        if (settled == Settled.APPLIED) {
            return new Said(Tone.DONE, messages.text("outcome.settled.applied"), null);
        }
        if (settled == Settled.NOT_APPLIED) {
            return new Said(Tone.UNDECIDED, messages.text("outcome.settled.not"), null);
        }
        FailureMessage words = failures.ofWrite(failure, FailureSubject.PLAYLIST);
        String title = messages.text("status.unknown");
        FailureMessage said = titled(words, title);
        return new Said(
                Tone.UNDECIDED,
                title,
                settled == null
                        ? said
                        : new FailureMessage(
                                said.title(),
                                said.meaning(),
                                messages.text("outcome.settled.cannot"),
                                said.quote(),
                                said.raw()));
    }

    private static FailureMessage titled(FailureMessage words, String title) {
        return new FailureMessage(
                title + ": " + words.title(),
                words.meaning(),
                words.next(),
                words.quote(),
                words.raw());
    }
}
