package app.marquee.service.alert;

import app.marquee.analytics.live.LiveState;
import app.marquee.model.id.LiveId;
import app.marquee.model.settings.AlertKind;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Judge of the viewers of live streams. A stream that ended has none to judge. Pure. */
final class LiveJudge {
    private LiveJudge() {}

    /**
     * Stream with its last point.
     *
     * @param viewers null when unknown
     * @param last null when it has no point
     * @param askedAt null when it was never loaded
     */
    record Stream(
            LiveId id,
            @Nullable String title,
            @Nullable Long viewers,
            @Nullable Instant last,
            @Nullable Instant askedAt) {}

    /**
     * @param kind above or below; the limit itself is neither
     */
    static AlertResult judge(AlertKind kind, int limit, List<Stream> streams, Instant now) {
        if (streams.isEmpty()) {
            return new AlertResult.Unknown(AlertGap.NO_STREAM);
        }
        boolean isJudged = false;
        List<AlertFact> facts = new ArrayList<>();
        for (Stream stream : streams) {
            LiveState state = LiveState.of(stream.last(), stream.askedAt(), now);
            Long viewers = stream.viewers();
            isJudged |= state == LiveState.ENDED || (state == LiveState.LIVE && viewers != null);
            if (state == LiveState.LIVE
                    && viewers != null
                    && (kind == AlertKind.LIVE_ABOVE ? viewers > limit : viewers < limit)) {
                facts.add(new AlertFact.StreamViewers(stream.id(), stream.title(), viewers));
            }
        }
        return isJudged ? AlertResult.of(facts) : new AlertResult.Unknown(AlertGap.OLD_POINTS);
    }
}
