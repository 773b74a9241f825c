package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.analytics.LiveNow;

import java.util.Set;

/** Shape of the current viewers of a live stream. */
final class LiveNowShape implements RowShape<LiveNow> {
    private static final String[] VIEWERS = {
        "viewers", "current_viewers", "viewers_count", "viewer_count", "count"
    };
    private static final String[] STATUS = {"status", "stream_status", "state"};
    private static final Set<String> SIGNATURE = Sets.with(Set.of(VIEWERS), STATUS);

    @Override
    public String expected() {
        return "a number of viewers and a status";
    }

    @Override
    public Set<String> containers() {
        return Set.of();
    }

    @Override
    public Set<String> signature() {
        return SIGNATURE;
    }

    @Override
    public LiveNow read(Fields fields, Keys keys) {
        return new LiveNow(
                fields.whole(VIEWERS).orNull(), fields.text(STATUS).orNull(), fields.extras());
    }
}
