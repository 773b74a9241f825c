package app.marquee.sandbox.operation;

import app.marquee.sandbox.account.SeedThumbnails;
import app.marquee.sandbox.account.SeedVideo;
import app.marquee.sandbox.account.Subject;
import app.marquee.sandbox.picture.Picture;
import app.marquee.sandbox.state.Images;
import app.marquee.sandbox.state.Images.Image;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Refusal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Handler of the images behind thumbnail URLs: drawn for a video, or uploaded. */
final class PictureOperations {
    private static final Pattern DRAWN = Pattern.compile("([0-9a-f-]{36})-(\\d{1,3})\\.jpg");

    private final Platform platform;

    PictureOperations(Platform platform) {
        this.platform = platform;
    }

    Answer read(Call call) {
        String name = call.segment("picture");
        Matcher m = DRAWN.matcher(name);
        return m.matches()
                ? drawn(Call.uuid("picture", m.group(1)), Integer.parseInt(m.group(2)))
                : uploaded(name);
    }

    private Answer drawn(String videoId, int index) {
        VideoLookup lookup = new VideoLookup(platform.world().account());
        int place = platform.read(s -> lookup.present(s, videoId).place());
        SeedVideo video = platform.world().account().video(place);
        boolean exists =
                index == SeedThumbnails.CUSTOM
                        ? video.thumbnails().customImageId() != null
                        : index < video.thumbnails().generatedIds().size();
        if (!exists) {
            throw unknown();
        }
        Subject subject = platform.world().account().subject(place);
        return Answer.raw("image/jpeg", Picture.jpeg(video.id(), subject, index));
    }

    private Answer uploaded(String name) {
        Image image =
                platform.read(s -> new Images(s).find(name))
                        .orElseThrow(PictureOperations::unknown);
        return Answer.raw(image.contentType(), image.bytes());
    }

    private static Refusal unknown() {
        return Refusal.notFound("Picture not found");
    }
}
