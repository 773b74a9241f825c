package app.marquee.api;

import app.marquee.api.json.Written;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;

/** The gateways of one connection. */
public record Gateways(
        VideoApi videos,
        PlaylistApi playlists,
        FolderApi folders,
        FunnelApi funnels,
        AnalyticsApi analytics,
        ThumbnailApi thumbnails,
        ReferralApi referrals) {

    /** Gateways for what a person waits for. */
    public static Gateways over(Transport transport) {
        return new Gateways(
                new VideoApi(transport),
                new PlaylistApi(transport),
                new FolderApi(transport),
                new FunnelApi(transport),
                new AnalyticsApi(transport),
                new ThumbnailApi(transport),
                new ReferralApi(transport));
    }

    /** Gateways for refreshing and bulk work, served after what a person waits for. */
    public static Gateways inBackground(Transport transport) {
        return over(new BackgroundTransport(transport));
    }

    /**
     * Sends any write to the gateway of its resource. Blocks; throws {@link
     * app.marquee.model.failure.FailureException}, but never for what is in the body of a
     * successful answer.
     */
    public Written send(ApiRequest write) {
        return switch (write.operation()) {
            case RECOVER_VIDEOS, TRASH_VIDEOS, UPDATE_VIDEO ->
                    Written.of(videos.send(write), Written.OfVideo::new);
            case CREATE_CUSTOM_FIELD, UPDATE_CUSTOM_FIELD, DELETE_CUSTOM_FIELD ->
                    Written.of(videos.sendField(write), Written.OfField::new);
            case REPLACE_THUMBNAIL, REMOVE_THUMBNAIL ->
                    Written.of(thumbnails.send(write), Written.OfThumbnails::new);
            case UPDATE_PLAYLIST, ADD_PLAYLIST_VIDEOS, DELETE_PLAYLIST, CREATE_PLAYLIST ->
                    Written.of(playlists.send(write), Written.OfPlaylist::new);
            case UPDATE_FOLDER, CREATE_FOLDER ->
                    Written.of(folders.send(write), Written.OfFolder::new);
            case CREATE_FUNNEL, REMOVE_FUNNEL_VIDEOS ->
                    Written.of(funnels.send(write), Written.OfFunnel::new);
            default -> throw new IllegalArgumentException(write.operation() + " is not a write");
        };
    }
}
