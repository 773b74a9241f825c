package app.marquee.model;

/** What came of asking for a picture. A picture that is missing never fails a view. */
public sealed interface Picture {
    /**
     * A picture that is safe to decode.
     *
     * @param bytes as they came, a moving picture cut to its first frame; not to be changed
     * @param width in pixels, as its head says
     * @param height in pixels, as its head says
     */
    record Loaded(byte[] bytes, int width, int height) implements Picture {
        /** The usual ending of the name of such a file. */
        public String extension() {
            return bytes[0] == 'G' ? "gif" : (bytes[0] & 0xff) == 0x89 ? "png" : "jpg";
        }
    }

    /** There is nothing to show. */
    record Missing(Why why) implements Picture {}

    /** Why there is nothing to show. */
    enum Why {
        /** 401 or 403: many hosts of pictures show them to web pages only. */
        REFUSED,
        /** 404 or 410. */
        NOT_FOUND,
        /** Any other status than 200, a redirect above all: redirects are never followed. */
        NOT_GIVEN,
        /** The address is none, or neither https nor on this machine. */
        UNSAFE_ADDRESS,
        /** More bytes or more pixels than are read. */
        TOO_LARGE,
        /** Neither JPEG nor PNG nor GIF, or cut off. */
        NOT_A_PICTURE,
        /** No answer, or none in time. */
        UNREACHABLE
    }
}
