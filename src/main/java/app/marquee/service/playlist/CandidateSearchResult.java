package app.marquee.service.playlist;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Result of a search for videos to add: the first matches and their number.
 *
 * @param matching how many fit in all; as many at least where it is not exact
 * @param exact whether there are no more than that
 * @param listFailure why the list of the service says nothing here; null where it answered, or
 *     where there is none
 */
public record CandidateSearchResult(
        List<PlaylistCandidate> videos,
        long matching,
        boolean exact,
        @Nullable Failure listFailure) {
    public CandidateSearchResult {
        videos = List.copyOf(videos);
    }
}
