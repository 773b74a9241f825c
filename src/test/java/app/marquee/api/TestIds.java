package app.marquee.api;

import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;

/** Ids of the tests. */
public final class TestIds {
    public static final VideoId VIDEO = new VideoId("1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final VideoId OTHER = new VideoId("1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02");
    static final VideoId EXTERNAL = new VideoId("9e0b6a52-7c1e-4c85-9d27-5a3f0d1e2b09");
    public static final PlaylistId PLAYLIST =
            new PlaylistId("2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    public static final FolderId FOLDER = new FolderId("3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final FolderId PARENT = new FolderId("3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02");
    public static final FunnelId FUNNEL = new FunnelId("4f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final LiveId LIVE = new LiveId("5f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    static final ImageId IMAGE = new ImageId("6f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");

    private TestIds() {}
}
