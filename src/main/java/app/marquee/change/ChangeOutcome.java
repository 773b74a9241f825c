package app.marquee.change;

import app.marquee.api.json.WriteResponse;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;

/** How applying a change ended; the line is as the journal has it. */
public sealed interface ChangeOutcome {
    ChangeLine line();

    /**
     * How a change ended whose answer nobody waited for, as the journal has it: the change that was
     * done is done, whenever the person gave up.
     */
    static ChangeOutcome recorded(ChangeLine line) {
        return switch (line.state()) {
            case DONE -> new Done(line, new WriteResponse.Nothing());
            case FAILED -> new Failed(line, new Failure.Cancelled(false));
            case SENDING, UNKNOWN -> new Unsettled(line, new Failure.Cancelled(true));
            case STAGED, CANCELLED -> new Cancelled(line);
        };
    }

    /** The service said that it did it. */
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

        /** The funnel, where the answer carried it. */
        public Optional<Funnel> funnel() {
            return answer instanceof WriteResponse.OfFunnel(var funnel)
                    ? Optional.of(funnel)
                    : Optional.empty();
        }

        /** The video, where the answer carried it. */
        public Optional<Video> video() {
            return answer instanceof WriteResponse.OfVideo(var video)
                    ? Optional.of(video)
                    : Optional.empty();
        }
    }

    /** It was not done. */
    record Failed(ChangeLine line, Failure failure) implements ChangeOutcome {}

    /** It may have been done, and is never sent again by itself. */
    record Unsettled(ChangeLine line, Failure failure) implements ChangeOutcome {}

    /**
     * Refused for now and staged again: too many requests (429), or a token that is missing or was
     * refused (401, 403). What follows it waits, too.
     *
     * @param until when the service allows the next attempt; null when it named no time, or when a
     *     token is wanted and not time
     */
    record Paused(ChangeLine line, Failure failure, @Nullable Instant until)
            implements ChangeOutcome {
        /** Whether the person has to give a token before it goes on. */
        public boolean wantsToken() {
            return !(failure instanceof Failure.RateLimited);
        }
    }

    /** Given up before anything was sent. */
    record Cancelled(ChangeLine line) implements ChangeOutcome {}
}
