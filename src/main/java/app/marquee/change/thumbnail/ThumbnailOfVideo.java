package app.marquee.change.thumbnail;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.ServerState;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Custom thumbnail of a video as the one field of a change. */
final class ThumbnailOfVideo {
    private ThumbnailOfVideo() {}

    static ApiRequest request(Operation operation, VideoId video) {
        new RequestValidator().uuid("video_id", video).hold();
        return ApiRequest.of(operation, Map.of("video_id", video.value()), List.of(), null);
    }

    static WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenThumbnails()),
                WriteResponse.OfThumbnails::new);
    }

    static Optional<ChangeValue> load(ChangeLine line, ServerState now) {
        String video = String.valueOf(line.subject().id());
        return now.read(
                        Operation.GET_THUMBS,
                        video,
                        gateways -> gateways.thumbnails().thumbnails(new VideoId(video)))
                .map(ThumbnailOfVideo::value);
    }

    static ChangeValue value(Thumbnails known) {
        return switch (known.active()) {
            case Member.Absent<Thumbnail> _ -> new ChangeValue.Unknown();
            case Member.Null<Thumbnail> _ -> new ChangeValue.None();
            case Member.Value<Thumbnail>(var one) ->
                    one.url() != null
                            ? new ChangeValue.Text(one.url())
                            : one.id() != null
                                    ? new ChangeValue.Text(one.id().value())
                                    : new ChangeValue.Unknown();
        };
    }
}
