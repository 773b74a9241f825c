package app.marquee.ui.live;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Live stream with its last loaded data.
 *
 * @param title null when unknown
 * @param askedAt load time of the curve
 * @param host which answered then; null when unknown
 * @param failure failure of the last load; the curve is older then
 */
record LiveStream(
        LiveId id,
        @Nullable String title,
        LiveCurve curve,
        LiveFigures figures,
        @Nullable Instant askedAt,
        @Nullable String host,
        @Nullable Failure failure) {
    private static final int SHORT = 8;

    static LiveStream of(
            LiveId id, @Nullable String title, Report<LiveQuestion, ViewersPoint> history) {
        LiveCurve curve = LiveCurve.of(history.rows());
        return new LiveStream(
                id, title, curve, LiveFigures.of(curve), history.askedAt(), history.host(), null);
    }

    /** The same with the reason why nothing newer is there. */
    LiveStream failed(Failure why) {
        return new LiveStream(id, title, curve, figures, askedAt, host, why);
    }

    /**
     * The same stream, unknown to the platform.
     *
     * @param at time of that response
     */
    LiveStream unknown(Failure.NotFound why, Instant at) {
        return new LiveStream(id, title, curve, figures, curve.isEmpty() ? at : askedAt, host, why);
    }

    /** The remark on its values; null where they are complete. */
    @Nullable LiveRemark remark() {
        if (failure instanceof Failure.NotFound) {
            return LiveRemark.NOT_KNOWN;
        }
        if (failure != null) {
            return curve.isEmpty() ? LiveRemark.NOT_READ : LiveRemark.OLDER;
        }
        if (curve.isEmpty()) {
            return LiveRemark.NO_POINT;
        }
        return figures.peak() == null ? LiveRemark.NO_VIEWERS : null;
    }

    /** Counted over its points; null where there are none. */
    @Nullable Long counted(int count) {
        return curve.isEmpty() ? null : Long.valueOf(count);
    }

    /** The title, or the start of the ID where there is none. */
    String name() {
        if (title != null && !title.isBlank()) {
            return title;
        }
        return id.value().length() > SHORT ? id.value().substring(0, SHORT) + "…" : id.value();
    }
}
