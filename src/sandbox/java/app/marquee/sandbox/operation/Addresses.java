package app.marquee.sandbox.operation;

import java.net.URI;
import java.util.UUID;
import java.util.function.Supplier;

/** URLs in responses, all of which lead back to the sandbox. */
public final class Addresses {
    private final Supplier<URI> base;

    public Addresses(Supplier<URI> base) {
        this.base = base;
    }

    /** A picture that is drawn for a video. */
    String drawn(UUID videoId, int index) {
        return base.get() + "/pictures/" + videoId + "-" + index + ".jpg";
    }

    /** A picture that was uploaded. */
    String uploaded(String imageId) {
        return base.get() + "/pictures/" + imageId;
    }

    String player(UUID externalId) {
        return base.get() + "/player/" + externalId;
    }

    String hls(UUID externalId) {
        return base.get() + "/player/" + externalId + "/playlist.m3u8";
    }
}
