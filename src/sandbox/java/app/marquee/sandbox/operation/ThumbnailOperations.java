package app.marquee.sandbox.operation;

import app.marquee.sandbox.account.SeedThumbnails;
import app.marquee.sandbox.account.SeedVideo;
import app.marquee.sandbox.picture.Picture;
import app.marquee.sandbox.state.Images;
import app.marquee.sandbox.state.Images.Image;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.UUID;

/** Handler of thumbnails: read by the contract, replaced and removed by unofficial features. */
final class ThumbnailOperations {
    private final Platform platform;
    private final Addresses addresses;

    ThumbnailOperations(Platform platform, Addresses addresses) {
        this.platform = platform;
        this.addresses = addresses;
    }

    Answer read(Call call) {
        String id = call.id("video_id");
        return platform.read(session -> Answer.ok(json(session, id)));
    }

    Answer upload(Call call) {
        String id = call.id("video_id");
        Image image = UploadedImage.of(call);
        return platform.write(
                session -> {
                    StoredVideo video = video(session, id);
                    forgetUpload(session, video);
                    String imageId = UUID.randomUUID().toString();
                    new Images(session).insert(imageId, image);
                    new Videos(session).setCustomImage(video.place(), imageId, platform.now());
                    return Answer.created(json(session, id));
                });
    }

    /** Falls back to the generated ones; without a custom one nothing changes. */
    Answer delete(Call call) {
        String id = call.id("video_id");
        return platform.write(
                session -> {
                    StoredVideo video = video(session, id);
                    if (video.customImage() != null) {
                        forgetUpload(session, video);
                        new Videos(session).setCustomImage(video.place(), null, platform.now());
                    }
                    return Answer.ok(json(session, id));
                });
    }

    /** Where the active custom image of a video is; null without one. */
    static @Nullable String customAddress(Addresses addresses, SeedVideo seed, StoredVideo video) {
        String image = video.customImage();
        if (image == null) {
            return null;
        }
        boolean drawn = image.equals(String.valueOf(seed.thumbnails().customImageId()));
        return drawn
                ? addresses.drawn(seed.id(), SeedThumbnails.CUSTOM)
                : addresses.uploaded(image);
    }

    private ObjectNode json(Session session, String id) {
        StoredVideo video = video(session, id);
        SeedVideo seed = platform.world().account().video(video.place());
        ObjectNode json = Json.object();
        String custom = customAddress(addresses, seed, video);
        if (custom == null) {
            json.putNull("active");
        } else {
            picture(json.putObject("active"), String.valueOf(video.customImage()), custom);
        }
        ArrayNode generated = json.putArray("generated");
        List<UUID> ids = seed.thumbnails().generatedIds();
        for (int i = 0; i < ids.size(); i++) {
            picture(generated.addObject(), ids.get(i).toString(), addresses.drawn(seed.id(), i));
        }
        return json;
    }

    private static void picture(ObjectNode json, String id, String url) {
        json.put("id", id).put("url", url);
        if (url.endsWith(".jpg")) {
            json.put("width", Picture.WIDTH).put("height", Picture.HEIGHT);
        }
    }

    private static void forgetUpload(Session session, StoredVideo video) {
        String image = video.customImage();
        if (image != null) {
            new Images(session).delete(image);
        }
    }

    private StoredVideo video(Session session, String id) {
        return new VideoLookup(platform.world().account()).present(session, id);
    }
}
