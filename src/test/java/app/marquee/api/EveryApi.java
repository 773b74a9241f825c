package app.marquee.api;

import app.marquee.http.Transport;

/** API clients of every operation over one transport. */
public record EveryApi(Transport transport) {
    public VideoApi videos() {
        return new VideoApi(transport);
    }

    public PlaylistApi playlists() {
        return new PlaylistApi(transport);
    }

    public FolderApi folders() {
        return new FolderApi(transport);
    }

    public FunnelApi funnels() {
        return new FunnelApi(transport);
    }

    public ThumbnailApi thumbnails() {
        return new ThumbnailApi(transport);
    }

    public AnalyticsApi analytics() {
        return new AnalyticsApi(transport);
    }

    public ReferralApi referrals() {
        return new ReferralApi(transport);
    }
}
