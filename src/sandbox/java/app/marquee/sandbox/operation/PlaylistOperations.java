package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Playlists;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredPlaylist;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Handler of playlists: updated and deleted by the contract; listed, read and created by unofficial
 * features.
 */
final class PlaylistOperations {
    private final Platform platform;
    private final Addresses addresses;

    PlaylistOperations(Platform platform, Addresses addresses) {
        this.platform = platform;
        this.addresses = addresses;
    }

    Answer update(Call call) {
        String id = call.id("playlist_id");
        Members form = new Members(call.object());
        return platform.write(
                session -> {
                    StoredPlaylist old = find(session, id);
                    StoredPlaylist playlist = PlaylistForm.apply(old, form, old.updatedAt());
                    boolean password = form.has("password");
                    if (password || !playlist.equals(old)) {
                        playlist = PlaylistForm.apply(old, form, platform.now());
                        new Playlists(session).update(playlist);
                    }
                    return Answer.ok(record(session).full(playlist));
                });
    }

    Answer delete(Call call) {
        String id = call.id("playlist_id");
        return platform.write(
                session -> {
                    if (!new Playlists(session).delete(id)) {
                        throw unknown(id);
                    }
                    return Answer.ok(Json.object().put("id", id).put("deleted", true));
                });
    }

    Answer list(Call call) {
        return Answer.rows(
                sink ->
                        platform.read(
                                session -> {
                                    PlaylistRecord record = record(session);
                                    new Playlists(session).each(p -> sink.accept(record.line(p)));
                                    return true;
                                }));
    }

    Answer read(Call call) {
        String id = call.id("playlist_id");
        return platform.read(s -> Answer.ok(record(s).full(find(s, id))));
    }

    Answer videos(Call call) {
        String id = call.id("playlist_id");
        return platform.read(session -> Answer.rows(rows(session, find(session, id).id())));
    }

    Answer addVideos(Call call) {
        String id = call.id("playlist_id");
        return platform.write(
                session -> {
                    StoredPlaylist playlist = find(session, id);
                    VideoLookup lookup = new VideoLookup(platform.world().account());
                    new PlaylistEntries(session, lookup).add(playlist.id(), call.array());
                    new Playlists(session).touch(playlist.id(), platform.now());
                    return Answer.rows(rows(session, id));
                });
    }

    Answer create(Call call) {
        Members form = new Members(call.object());
        form.requiredText("name", 1, 255);
        form.requiredText("access_type", 0, Integer.MAX_VALUE);
        form.requiredText("creator_name", 1, 255);
        Instant now = platform.now();
        StoredPlaylist blank =
                new StoredPlaylist(
                        UUID.randomUUID().toString(),
                        "",
                        null,
                        "public",
                        false,
                        false,
                        "",
                        null,
                        null,
                        now,
                        now);
        StoredPlaylist playlist = PlaylistForm.apply(blank, form, now);
        return platform.write(
                session -> {
                    new Playlists(session).insert(playlist);
                    return Answer.created(record(session).full(playlist));
                });
    }

    private List<ObjectNode> rows(Session session, String id) {
        return record(session).videos(id, new VideoRecord(platform.world(), addresses));
    }

    private PlaylistRecord record(Session session) {
        return new PlaylistRecord(platform.world(), session);
    }

    private static StoredPlaylist find(Session session, String id) {
        return new Playlists(session).find(id).orElseThrow(() -> unknown(id));
    }

    private static Refusal unknown(String id) {
        return Refusal.notFound("Playlist not found: " + id);
    }

    /**
     * Inserter of playlist videos, one request entry after the other: each goes to its position in
     * the current list, or to the end; a video already present moves.
     */
    private static final class PlaylistEntries {
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
}
