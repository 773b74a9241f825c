package app.marquee.service.live;

import app.marquee.model.id.LiveId;

import java.time.ZoneId;
import java.util.Optional;

/** Reads for the live streams view. */
public interface LiveReads {
    /** The time zone of the account. */
    ZoneId zone();

    /** How many requests a minute the connection allows itself. */
    int requestsPerMinute();

    /**
     * The viewers of a live stream so far. Blocks.
     *
     * @param inBackground whether it has background priority
     * @throws app.marquee.model.failure.FailureException when it cannot be read whole
     */
    LiveHistory history(LiveId live, boolean inBackground);

    /** Whether reports are saved on this computer. */
    default boolean keepsAnswers() {
        return false;
    }

    /** The latest kept viewers of a live stream; empty when none are. Blocks. */
    default Optional<LiveHistory> kept(LiveId live) {
        return Optional.empty();
    }

    /** Keeps an answer; one without a point takes no kept one away. Blocks. */
    default void keep(LiveHistory history) {}

    /** Host that responded last; empty when unknown. Does not block. */
    default Optional<String> host() {
        return Optional.empty();
    }
}
