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
import app.marquee.sandbox.wire.Refusal;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    /** Parser of the image in a multipart upload: the part named file, a JPEG, PNG or GIF. */
    private static final class UploadedImage {
        private static final Pattern BOUNDARY =
                Pattern.compile("multipart/form-data;.*boundary=\"?([^\";]{1,70})\"?.*");
        private static final Pattern NAME =
                Pattern.compile(
                        "(?is).*content-disposition:[^\r\n]*;\\s*name=\"?file\"?(;.*|\\s.*)?");

        private UploadedImage() {}

        static Image of(Call call) {
            byte[] file =
                    file(call)
                            .orElseThrow(
                                    () ->
                                            Refusal.invalid(
                                                    "A multipart part named file is required"));
            return new Image(type(file), file);
        }

        private static Optional<byte[]> file(Call call) {
            Matcher m = BOUNDARY.matcher(call.contentType());
            if (!m.matches()) {
                throw Refusal.invalid("The body must be multipart/form-data");
            }
            byte[] fence = ("--" + m.group(1)).getBytes(StandardCharsets.ISO_8859_1);
            byte[] lineBeforeFence = ("\r\n--" + m.group(1)).getBytes(StandardCharsets.ISO_8859_1);
            byte[] blank = "\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
            byte[] body = call.body();
            int start = indexOf(body, fence, 0);
            while (start >= 0) {
                int head = start + fence.length;
                int content = indexOf(body, blank, head);
                int end = content < 0 ? -1 : indexOf(body, lineBeforeFence, content + 2);
                if (end < 0) {
                    return Optional.empty();
                }
                String headers =
                        new String(body, head, content - head, StandardCharsets.ISO_8859_1);
                if (NAME.matcher(headers + "\n").matches()) {
                    return Optional.of(Arrays.copyOfRange(body, Math.min(content + 4, end), end));
                }
                start = end + 2;
            }
            return Optional.empty();
        }

        /** What the bytes are, whatever the part says of itself. */
        private static String type(byte[] file) {
            String start =
                    new String(file, 0, Math.min(8, file.length), StandardCharsets.ISO_8859_1);
            if (start.startsWith("\u00ff\u00d8\u00ff")) {
                return "image/jpeg";
            }
            if (start.equals("\u0089PNG\r\n\u001a\n")) {
                return "image/png";
            }
            if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) {
                return "image/gif";
            }
            throw Refusal.invalid("file must be a JPEG, PNG or GIF image");
        }

        private static int indexOf(byte[] all, byte[] part, int from) {
            for (int i = from; i <= all.length - part.length; i++) {
                if (Arrays.equals(all, i, i + part.length, part, 0, part.length)) {
                    return i;
                }
            }
            return -1;
        }
    }
}
