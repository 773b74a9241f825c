package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.analytics.LiveNow;

import java.util.Set;

/** Shape of the current viewers of a live stream. */
final class LiveNowShape extends RowShape<LiveNow> {
    private static final String[] VIEWERS = {
        "viewers", "current_viewers", "viewers_count", "viewer_count", "count"
    };
    private static final String[] STATUS = {"status", "stream_status", "state"};
    private static final Set<String> SIGNATURE = Sets.with(Set.of(VIEWERS), STATUS);

    LiveNowShape() {
        super("a number of viewers and a status", Set.of(), SIGNATURE);
    }

    @Override
    public LiveNow read(Fields fields, Keys keys) {
        return new LiveNow(
                fields.whole(VIEWERS).orNull(), fields.text(STATUS).orNull(), fields.extras());
    }
}
