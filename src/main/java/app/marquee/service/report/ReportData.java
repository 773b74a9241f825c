package app.marquee.service.report;

import app.marquee.analytics.cost.CostMonth;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.settings.Budget;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Data of a report for a client; null where it is missing. Immutable.
 *
 * @param basis the ranking of the days that changes are about; that of the period where these are
 *     all days
 * @param before the ranking of the period before; null also where the basis is missing
 * @param traffic by day, of both periods
 * @param sources the referrers of the period alone
 * @param browsers of the videos with the most views
 * @param streams the known live streams in the period
 * @param costs of the current month; null where no block needs them
 */
record ReportData(
        @Nullable Report<RankingQuestion, RankingRow> ranking,
        @Nullable Report<RankingQuestion, RankingRow> basis,
        @Nullable Report<RankingQuestion, RankingRow> before,
        @Nullable Report<ReferrerQuestion, ReferrerRow> traffic,
        @Nullable Report<ReferrerQuestion, ReferrerRow> sources,
        @Nullable Report<CityQuestion, CityRow> cities,
        List<Watched> browsers,
        List<Streamed> streams,
        @Nullable MonthCost costs) {
    /** Browsers of one video; null where they are missing. */
    record Watched(String title, @Nullable Report<BrowserQuestion, BrowserRow> report) {}

    /** Viewers of one stream; null where they are missing. */
    record Streamed(String title, @Nullable Report<LiveQuestion, ViewersPoint> report) {}

    /**
     * Cost of the current month.
     *
     * @param askedAt when the oldest of its days was loaded; null where none is there
     */
    record MonthCost(CostMonth month, @Nullable Instant askedAt, @Nullable Budget budget) {}

    ReportData {
        browsers = List.copyOf(browsers);
        streams = List.copyOf(streams);
    }
}
