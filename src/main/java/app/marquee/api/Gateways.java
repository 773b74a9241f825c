package app.marquee.api;

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
        ThumbnailApi thumbnails) {

    /** API clients for foreground work. */
    public static Gateways over(Transport transport) {
        return new Gateways(
                new VideoApi(transport),
                new PlaylistApi(transport),
                new FolderApi(transport),
                new FunnelApi(transport),
                new ThumbnailApi(transport));
    }

    /** Gateways for refreshing and bulk work, with background priority. */
    public static Gateways inBackground(Transport transport) {
        return over(new BackgroundTransport(transport));
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
