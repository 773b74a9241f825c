package app.marquee.change;

import app.marquee.api.json.WriteResponse;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;

/** Outcome of applying a change, with its journal entry. */
public sealed interface ChangeOutcome {
    ChangeLine line();

    /**
     * Outcome from the journal of a change that the caller abandoned: an applied change stays
     * applied.
     */
    static ChangeOutcome recorded(ChangeLine line) {
        return switch (line.state()) {
            case DONE -> new Done(line, new WriteResponse.Nothing());
            case FAILED -> new Failed(line, new Failure.Cancelled(false));
            case SENDING, UNKNOWN -> new Unsettled(line, new Failure.Cancelled(true));
            case STAGED, CANCELLED -> new Cancelled(line);
        };
    }

    /** Success: the server confirmed it. */
    record Done(ChangeLine line, WriteResponse answer) implements ChangeOutcome {
        /** The playlist, where the answer carried it. */
        public Optional<Playlist> playlist() {
            return answer instanceof WriteResponse.OfPlaylist(var playlist)
                    ? Optional.of(playlist)
                    : Optional.empty();
        }

        /** The folder, where the answer carried it. */
        public Optional<Folder> folder() {
            return answer instanceof WriteResponse.OfFolder(var folder)
                    ? Optional.of(folder)
                    : Optional.empty();
        }

        /** The video, where the answer carried it. */
        public Optional<Video> video() {
            return answer instanceof WriteResponse.OfVideo(var video)
                    ? Optional.of(video)
                    : Optional.empty();
        }
    }

    /** Failure: the change was not applied. */
    record Failed(ChangeLine line, Failure failure) implements ChangeOutcome {}

    /** Unknown outcome: it may have been applied, and is never resent automatically. */
    record Unsettled(ChangeLine line, Failure failure) implements ChangeOutcome {}

    /**
     * Pause: refused for now and staged again because of too many requests (429) or a missing or
     * rejected token (401, 403), or of unknown outcome at a server that asked to wait (503). The
     * following changes are held, too.
     *
     * @param until when the service allows the next attempt; null when it named no time, or when a
     *     token is wanted and not time
     */
    record Paused(ChangeLine line, Failure failure, @Nullable Instant until)
            implements ChangeOutcome {
        /** With the time that the server named, as the journal has it. */
        public static Paused of(ChangeLine line, Failure failure) {
            ChangeAnswer answer = line.answer();
            return new Paused(line, failure, answer == null ? null : answer.notBefore());
        }

        /** Whether the user has to enter a token first. */
        public boolean wantsToken() {
            return !failure.passes();
        }
    }

    /** Discarded change: nothing was sent. */
    record Cancelled(ChangeLine line) implements ChangeOutcome {}
}
