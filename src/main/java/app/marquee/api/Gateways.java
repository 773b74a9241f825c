package app.marquee.api;

import app.marquee.api.json.WriteResponse;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.http.budget.Priority;

/** API clients of one connection. */
public record Gateways(
        VideoApi videos,
        PlaylistApi playlists,
        FolderApi folders,
        FunnelApi funnels,
        AnalyticsApi analytics,
        ThumbnailApi thumbnails,
        ReferralApi referrals) {

    /** API clients for foreground work. */
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

    /** Gateways for refreshing and bulk work, with background priority. */
    public static Gateways inBackground(Transport transport) {
        return over(new BackgroundTransport(transport));
    }

    /**
     * Sends any write to the gateway of its resource. Blocks; throws {@link
     * app.marquee.model.failure.FailureException}, but never for what is in the body of a
     * successful answer.
     */
    public WriteResponse send(ApiRequest write) {
        return switch (write.operation()) {
            case RECOVER_VIDEOS, TRASH_VIDEOS, UPDATE_VIDEO ->
                    WriteResponse.of(videos.send(write), WriteResponse.OfVideo::new);
            case CREATE_CUSTOM_FIELD, UPDATE_CUSTOM_FIELD, DELETE_CUSTOM_FIELD ->
                    WriteResponse.of(videos.sendField(write), WriteResponse.OfField::new);
            case REPLACE_THUMBNAIL, REMOVE_THUMBNAIL ->
                    WriteResponse.of(thumbnails.send(write), WriteResponse.OfThumbnails::new);
            case UPDATE_PLAYLIST, ADD_PLAYLIST_VIDEOS, DELETE_PLAYLIST, CREATE_PLAYLIST ->
                    WriteResponse.of(playlists.send(write), WriteResponse.OfPlaylist::new);
            case UPDATE_FOLDER, CREATE_FOLDER ->
                    WriteResponse.of(folders.send(write), WriteResponse.OfFolder::new);
            case CREATE_FUNNEL, REMOVE_FUNNEL_VIDEOS ->
                    WriteResponse.of(funnels.send(write), WriteResponse.OfFunnel::new);
            default -> throw new IllegalArgumentException(write.operation() + " is not a write");
        };
    }

    /** Transport decorator with background priority. */
    private static final class BackgroundTransport implements Transport {
        private final Transport transport;

        BackgroundTransport(Transport transport) {
            this.transport = transport;
        }

        @Override
        public <T> T send(ApiRequest request, AnswerReader<T> reader) {
            return transport.send(request.with(Priority.BACKGROUND), reader);
        }
    }
}
