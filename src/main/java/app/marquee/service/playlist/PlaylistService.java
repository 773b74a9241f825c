package app.marquee.service.playlist;

import app.marquee.change.ChangeApplier;
import app.marquee.change.StagedChange;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.service.analytics.VideoFacts;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Service for the playlists of one connection. Reads, saves and applies are blocking and end on
 * interrupt; staging only touches memory. Everything throws {@link
 * app.marquee.model.failure.FailureException}.
 */
public interface PlaylistService extends ChangeApplier {
    /** Items known on this computer, without a request. */
    PlaylistListing remembered();

    /**
     * Asks for the list where the connection has one, and adds what else this computer knows.
     * Without a list it is {@link #remembered}.
     */
    PlaylistListing list();

    /** Saves IDs entered by the user. */
    void add(Collection<PlaylistId> ids);

    /** Knows nothing of a playlist any more. */
    void forget(PlaylistId id);

    /** Reads one playlist where the connection can; an extension. */
    PlaylistReading read(PlaylistId id);

    /** Reads its videos where the connection can, in the order of the answer; an extension. */
    PlaylistVideosReading videos(PlaylistId id);

    /**
     * Videos whose title or id fits the text: those known on this computer, and those the list of
     * videos has where the connection has one. A list that fails leaves those that are known.
     *
     * @param limit how many are given at most
     */
    CandidateSearchResult candidates(String text, int limit);

    /** The titles known on this computer of these videos. */
    Map<VideoId, String> titles(Collection<VideoId> videos);

    /** Views and lengths of these videos known on this computer, without a request. */
    VideoFacts facts(Collection<VideoId> videos);

    /** Whether creating may be offered; an extension. Touches memory only. */
    boolean canCreate();

    /**
     * @param known the playlist as far as it was read
     * @param update the changed members only, at least one
     */
    StagedChange update(Playlist known, PlaylistUpdate update);

    StagedChange addVideos(
            Playlist known, List<PlaylistEntry> entries, Map<VideoId, String> titles);

    /** For good. */
    StagedChange delete(Playlist known);

    /** An extension. */
    StagedChange create(PlaylistDraft draft);

    /**
     * The same change at the other of the two paths that services have for playlists, to be
     * reviewed anew; empty for a change that has no other path.
     */
    Optional<StagedChange> atOtherPath(StagedChange refused);
}
