package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * Request factory of viewing analytics (contract, section 4, Analytics). Only given values are
 * sent, in a fixed order; violations are refused with {@link
 * app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class AnalyticsRequests {
    private AnalyticsRequests() {}

    public static ApiRequest city(CityQuery city) {
        new RequestValidator().all(city.violations()).hold();
        Query query =
                period(city.query())
                        .add("granularity", wire(city.query()))
                        .add("country", city.country())
                        .add("region", city.region());
        return ApiRequest.of(Operation.GET_CITY, Map.of(), query.parameters(), null);
    }

    public static ApiRequest browser(VideoId video, AnalyticsQuery asked) {
        new RequestValidator().uuid("video_id", video).all(asked.violations()).hold();
        Query query = period(asked).add("granularity", wire(asked));
        return ApiRequest.of(
                Operation.GET_BROWSER, Map.of("video_id", video.value()), query.parameters(), null);
    }

    public static ApiRequest referrer(AnalyticsQuery asked) {
        new RequestValidator().all(asked.violations()).hold();
        Query query = period(asked).add("granularity", wire(asked));
        return ApiRequest.of(Operation.GET_REFERRER, Map.of(), query.parameters(), null);
    }

    /** The ranking knows no granularity: it is never sent. */
    public static ApiRequest ranking(AnalyticsQuery asked) {
        new RequestValidator().all(asked.violations()).hold();
        return ApiRequest.of(Operation.GET_RANKING, Map.of(), period(asked).parameters(), null);
    }

    public static ApiRequest viewersHistoric(LiveId live) {
        return live(Operation.GET_VIEWERS_HISTORIC, live);
    }

    private static ApiRequest live(Operation operation, LiveId live) {
        new RequestValidator().uuid("live_id", live).hold();
        return ApiRequest.of(operation, Map.of("live_id", live.value()), List.of(), null);
    }

    private static Query period(AnalyticsQuery query) {
        return new Query().add("start_date", query.start()).add("end_date", query.end());
    }

    private static @Nullable String wire(AnalyticsQuery query) {
        Granularity granularity = query.granularity();
        return granularity == null ? null : granularity.wire();
    }
}
