package app.marquee.sandbox.picture;

import java.util.UUID;

/** Thumbnails as files: the same picture for the same video and place, on any thread. */
public final class Picture {
    public static final int WIDTH = 640;
    public static final int HEIGHT = 360;

    private Picture() {}

    /**
     * A JPEG file of 640 by 360.
     *
     * @param title its first letters are written on the picture
     * @param index which picture of the video
     */
    public static byte[] jpeg(UUID videoId, String title, int index) {
        return new byte[0];
    }

    /** A PNG file of 640 by 360. */
    public static byte[] png(UUID videoId, String title, int index) {
        return new byte[0];
    }
}
