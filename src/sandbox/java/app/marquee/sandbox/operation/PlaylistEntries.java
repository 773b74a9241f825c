package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Playlists;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.wire.Refusal;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

import java.util.ArrayList;
import java.util.List;

/**
 * Inserter of playlist videos, one request entry after the other: each goes to its position in the
 * current list, or to the end; a video already present moves.
 */
final class PlaylistEntries {
    private static final int AT_THE_END = Integer.MAX_VALUE;

    private record Entry(int place, int order) {}

    private final Session session;
    private final VideoLookup lookup;

    PlaylistEntries(Session session, VideoLookup lookup) {
        this.session = session;
        this.lookup = lookup;
    }

    void add(String playlistId, ArrayNode requested) {
        if (requested.isEmpty()) {
            throw Refusal.invalid("At least one video is required");
        }
        List<Entry> entries = new ArrayList<>();
        for (JsonNode element : requested) {
            entries.add(entry(Members.of(element, "Each element")));
        }
        Playlists playlists = new Playlists(session);
        List<Integer> places = new ArrayList<>(playlists.videos(playlistId));
        for (Entry entry : entries) {
            places.removeIf(place -> place == entry.place());
            int order = Math.min(entry.order(), places.size());
            places.add(order, entry.place());
        }
        playlists.setVideos(playlistId, places);
    }

    private Entry entry(Members members) {
        String id = members.requiredUuid("video_id");
        int order = members.position("order").orElse(AT_THE_END);
        StoredVideo video = lookup.present(session, id);
        if (video.inTrash()) {
            throw Refusal.invalid("Video " + id + " is in the trash");
        }
        return new Entry(video.place(), order);
    }
}
