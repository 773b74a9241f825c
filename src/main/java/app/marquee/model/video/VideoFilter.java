package app.marquee.model.video;

import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;

/** Filter of the video list; an unofficial feature. Null means no filter. */
public record VideoFilter(
        @Nullable String title,
        @Nullable VideoStatus status,
        @Nullable FolderId folder,
        boolean root) {
    public static final VideoFilter ALL = new VideoFilter(null, null, null, false);
    public static final VideoFilter TRASH =
            new VideoFilter(null, VideoStatus.DELETING, null, false);
    public static final VideoFilter ROOT = new VideoFilter(null, null, null, true);

    public static VideoFilter in(FolderId folder) {
        return new VideoFilter(null, null, folder, false);
    }
}
