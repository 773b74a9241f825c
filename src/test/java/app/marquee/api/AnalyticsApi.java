package app.marquee.api;

import app.marquee.api.json.RowSink;
import app.marquee.api.json.RowsEnd;
import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.Rows;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;

/**
 * API client of viewing analytics (contract, section 4, Analytics). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class AnalyticsApi {
    private final Transport transport;

    public AnalyticsApi(Transport transport) {
        this.transport = transport;
    }

    public Rows<CityRow> cities(CityQuery query) {
        return transport.send(AnalyticsRequests.city(query), Readers.rows(Readers.CITY));
    }

    public Rows<BrowserRow> browsers(VideoId video, AnalyticsQuery query) {
        return transport.send(
                AnalyticsRequests.browser(video, query), Readers.rows(Readers.BROWSER));
    }

    public Rows<ReferrerRow> referrers(AnalyticsQuery query) {
        return transport.send(AnalyticsRequests.referrer(query), Readers.rows(Readers.REFERRER));
    }

    /** The ranking; a granularity in the query is not sent. */
    public Rows<RankingRow> ranking(AnalyticsQuery query) {
        return transport.send(AnalyticsRequests.ranking(query), Readers.rows(Readers.RANKING));
    }

    public RowsEnd ranking(AnalyticsQuery query, RowSink<? super RankingRow> sink) {
        return transport.send(
                AnalyticsRequests.ranking(query), Readers.stream(Readers.RANKING, sink));
    }

    /** The viewers of a live stream over its time, in the order of the answer. */
    public Rows<ViewersPoint> viewersHistoric(LiveId live) {
        return transport.send(
                AnalyticsRequests.viewersHistoric(live), Readers.rows(Readers.VIEWERS));
    }
}
