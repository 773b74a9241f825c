package app.marquee.api;

import app.marquee.model.FolderId;
import app.marquee.model.FunnelId;
import app.marquee.model.ImageId;
import app.marquee.model.LiveId;
import app.marquee.model.PlaylistId;
import app.marquee.model.VideoId;

/** Ids of the tests. */
final class TestIds {
    static final VideoId VIDEO = new VideoId("1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final VideoId OTHER = new VideoId("1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02");
    static final VideoId EXTERNAL = new VideoId("9e0b6a52-7c1e-4c85-9d27-5a3f0d1e2b09");
    static final PlaylistId PLAYLIST = new PlaylistId("2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final FolderId FOLDER = new FolderId("3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final FolderId PARENT = new FolderId("3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02");
    static final FunnelId FUNNEL = new FunnelId("4f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final LiveId LIVE = new LiveId("5f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final ImageId IMAGE = new ImageId("6f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");

    private TestIds() {}
}
