package app.marquee.text;

import app.marquee.model.video.VideoStatus;

import java.util.Locale;

/** Formatter of video statuses in the user's language. Immutable. */
public final class VideoStatusText {
    private final Messages messages;

    /**
     * @param messages of any bundle; only their language matters
     */
    public VideoStatusText(Messages messages) {
        this.messages = messages;
    }

    /** The label of a video; empty for a ready one, which needs none. */
    public String label(VideoStatus status) {
        return isReady(status) ? "" : name(status);
    }

    /** The name of any status; one that is not known here is the platform's in sentence case. */
    public String name(VideoStatus status) {
        String key = "video.status." + status.wire().strip().toUpperCase(Locale.ROOT);
        return messages.has(key) ? messages.text(key) : sentence(status.wire());
    }

    private static boolean isReady(VideoStatus status) {
        return status.wire().strip().equalsIgnoreCase(VideoStatus.CONVERTED.wire());
    }

    private static String sentence(String wire) {
        String words = wire.strip().replace('_', ' ');
        if (words.isEmpty()) {
            return words;
        }
        int first = words.offsetByCodePoints(0, 1);
        return words.substring(0, first).toUpperCase(Locale.ROOT)
                + words.substring(first).toLowerCase(Locale.ROOT);
    }
}
