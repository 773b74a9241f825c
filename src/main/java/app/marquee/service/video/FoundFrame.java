package app.marquee.service.video;

import java.util.Optional;

/**
 * Result of the search for the image of a video. Immutable.
 *
 * @param url empty when there is none, or none is known yet
 * @param isFinal whether the platform has said so; a search that rested may find one later
 */
public record FoundFrame(Optional<String> url, boolean isFinal) {
    public static FoundFrame of(Optional<String> url) {
        return new FoundFrame(url, true);
    }
}
