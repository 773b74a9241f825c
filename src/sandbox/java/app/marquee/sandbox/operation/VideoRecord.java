package app.marquee.sandbox.operation;

import app.marquee.sandbox.account.SeedVideo;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.state.World;
import app.marquee.sandbox.wire.Json;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.UUID;

/** Record of a video: the account's data with its later changes. */
final class VideoRecord {
    private final World world;
    private final Addresses addresses;

    VideoRecord(World world, Addresses addresses) {
        this.world = world;
        this.addresses = addresses;
    }

    ObjectNode of(Session session, StoredVideo video) {
        SeedVideo seed = world.account().video(video.place());
        ObjectNode record = Json.object();
        record.put("id", seed.id().toString());
        record.put("title", video.title());
        record.put("description", seed.description());
        new Videos(session)
                .editedDescription(video.place(), text -> record.put("description", text));
        record.put("status", status(video));
        record.put("user_id", seed.userId().toString());
        record.put("folder_id", video.folderId());
        record.put("library_id", seed.libraryId().toString());
        record.put("live_id", text(seed.liveId()));
        record.put("video_external_id", seed.externalId().toString());
        record.put("converted_at", Times.textOrNull(seed.convertedAt()));
        record.put("created_at", Times.text(video.createdAt()));
        record.put("updated_at", Times.text(video.updatedAt()));
        media(record, seed);
        record.put("video_player", addresses.player(seed.externalId()));
        record.put("video_hls", addresses.hls(seed.externalId()));
        pictures(record, seed, video);
        return record;
    }

    /** The few members by which a playlist or a funnel shows a video. */
    ObjectNode row(StoredVideo video, int order) {
        return Json.object()
                .put("video_id", world.account().videoId(video.place()).toString())
                .put("title", video.title())
                .put("order", order);
    }

    static String status(StoredVideo video) {
        return video.inTrash() ? "DELETING" : video.status();
    }

    private static void media(ObjectNode record, SeedVideo seed) {
        record.put("storage_size", seed.storageSize());
        record.put("length", seed.length());
        record.put("width", seed.width());
        record.put("height", seed.height());
        record.put("playable", seed.playable());
        record.put("backup", seed.backup());
        ArrayNode resolutions = record.putArray("available_resolutions");
        seed.availableResolutions().forEach(resolutions::add);
        ArrayNode playback = record.putArray("playback");
        seed.playback().forEach(playback::add);
    }

    private void pictures(ObjectNode record, SeedVideo seed, StoredVideo video) {
        boolean none = seed.thumbnails().generatedIds().isEmpty();
        String generated = none ? null : addresses.drawn(seed.id(), 0);
        String custom = ThumbnailOperations.customAddress(addresses, seed, video);
        record.put("preview", generated);
        record.put("thumbnail", custom == null ? generated : custom);
    }

    private static @Nullable String text(@Nullable UUID id) {
        return id == null ? null : id.toString();
    }
}
