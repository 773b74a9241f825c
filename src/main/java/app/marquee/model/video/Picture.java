package app.marquee.model.video;

/** Result of loading an image. A missing image never fails a view. */
public sealed interface Picture {
    /**
     * Image that is safe to decode.
     *
     * @param data as it came, a moving picture cut to its first frame
     * @param width in pixels, as its head says
     * @param height in pixels, as its head says
     */
    record Loaded(PictureData data, int width, int height) implements Picture {
        /** The usual ending of the name of such a file. */
        public String extension() {
            return switch (data.bytes()[0]) {
                case 'G' -> "gif";
                case (byte) 0x89 -> "png";
                default -> "jpg";
            };
        }
    }

    /** Missing image. */
    record Missing(Why why) implements Picture {}

    /** Reason for a missing image. */
    enum Why {
        /** 401 or 403: many hosts of pictures show them to web pages only. */
        REFUSED,
        /** 404 or 410. */
        NOT_FOUND,
        /** Any other status than 200, a redirect above all: redirects are never followed. */
        NOT_GIVEN,
        /** The address is none, or neither https nor on this computer. */
        UNSAFE_ADDRESS,
        /** The address is on this computer or a private network, and the connection isn't. */
        PRIVATE_ADDRESS,
        /** More bytes or more pixels than are read. */
        TOO_LARGE,
        /** Neither JPEG nor PNG nor GIF, or cut off. */
        NOT_A_PICTURE,
        /** No answer, or none in time. */
        UNREACHABLE
    }
}
