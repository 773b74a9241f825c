package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Handler of the trash, by the states of the contract's section 3. All or nothing. */
final class TrashOperations {
    private final Platform platform;

    TrashOperations(Platform platform) {
        this.platform = platform;
    }

    Answer recover(Call call) {
        Set<String> ids = ids(call);
        return platform.write(
                session -> {
                    Instant now = platform.now();
                    Map<String, StoredVideo> videos = new LinkedHashMap<>();
                    ids.forEach(id -> videos.put(id, recoverable(session, id, now)));
                    videos.values().forEach(v -> new Videos(session).recover(v.place(), now));
                    return outcome(videos, StoredVideo::status);
                });
    }

    Answer trash(Call call) {
        Set<String> ids = ids(call);
        return platform.write(
                session -> {
                    VideoLookup lookup = lookup();
                    Map<String, StoredVideo> videos = new LinkedHashMap<>();
                    ids.forEach(id -> videos.put(id, lookup.present(session, id)));
                    videos.values().stream()
                            .filter(v -> !v.inTrash())
                            .forEach(v -> new Videos(session).trash(v.place(), platform.now()));
                    return outcome(videos, v -> "DELETING");
                });
    }

    private StoredVideo recoverable(Session session, String id, Instant now) {
        StoredVideo video = lookup().known(session, id);
        Instant deletedAt = video.deletedAt();
        if (deletedAt == null) {
            throw Refusal.invalid("Video " + id + " is not in the trash");
        }
        if (video.purged() || deletedAt.plus(Videos.KEPT).isBefore(now)) {
            throw Refusal.invalid(
                    "Video " + id + " was deleted more than 30 days ago and cannot be recovered");
        }
        return video;
    }

    private static Answer outcome(
            Map<String, StoredVideo> videos, Function<StoredVideo, String> status) {
        List<ObjectNode> rows =
                videos.entrySet().stream()
                        .map(
                                entry ->
                                        Json.object()
                                                .put("video_id", entry.getKey())
                                                .put("status", status.apply(entry.getValue())))
                        .toList();
        return Answer.rows(rows);
    }

    /** The contract's sample: an array of objects, each with a video_id. */
    private static Set<String> ids(Call call) {
        Set<String> ids = new LinkedHashSet<>();
        for (JsonNode element : call.array()) {
            ids.add(Members.of(element, "Each element").requiredUuid("video_id"));
        }
        return ids;
    }

    private VideoLookup lookup() {
        return new VideoLookup(platform.world().account());
    }
}
