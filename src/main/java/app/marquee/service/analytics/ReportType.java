package app.marquee.service.analytics;

import app.marquee.api.AnalyticsRequests;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.RowSink;
import app.marquee.api.json.RowsEnd;
import app.marquee.api.response.Readers;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.store.snapshot.StoredRow;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Type of report: how it is requested, read and stored. Types are compared by identity.
 *
 * @param request the request for a question, which refuses what the contract does not allow
 * @param reader reader of a response, which passes its rows on
 * @param form of the rows of a saved copy
 * @param replaces whether only the latest saved copy is kept
 */
public record ReportType<Q extends ReportQuestion, R>(
        Operation operation,
        Function<Q, ApiRequest> request,
        Function<RowSink<R>, AnswerReader<RowsEnd>> reader,
        StoredRow<R> form,
        boolean replaces) {
    public static final ReportType<RankingQuestion, RankingRow> RANKING =
            of(
                    Operation.GET_RANKING,
                    question -> AnalyticsRequests.ranking(question.query()),
                    Readers.RANKING,
                    StoredRow.RANKING);
    public static final ReportType<CityQuestion, CityRow> CITIES =
            of(
                    Operation.GET_CITY,
                    question -> AnalyticsRequests.city(query(question)),
                    Readers.CITY,
                    StoredRow.CITY);
    public static final ReportType<ReferrerQuestion, ReferrerRow> REFERRERS =
            of(
                    Operation.GET_REFERRER,
                    question -> AnalyticsRequests.referrer(question.query()),
                    Readers.REFERRER,
                    StoredRow.REFERRER);
    public static final ReportType<BrowserQuestion, BrowserRow> BROWSERS =
            of(
                    Operation.GET_BROWSER,
                    question -> AnalyticsRequests.browser(question.video(), question.query()),
                    Readers.BROWSER,
                    StoredRow.BROWSER);
    public static final ReportType<LiveQuestion, ViewersPoint> LIVE =
            of(
                            Operation.GET_VIEWERS_HISTORIC,
                            (LiveQuestion question) ->
                                    AnalyticsRequests.viewersHistoric(question.live()),
                            Readers.VIEWERS,
                            StoredRow.VIEWERS)
                    .replacing();

    public static final ReportType<ReferralQuestion, ReferralSummary> REFERRALS =
            ofAll(
                    Operation.GET_MEMBER_REFERRALS,
                    sink -> whole(Readers.referralSummary(), List::of, sink),
                    StoredRow.REFERRALS);
    public static final ReportType<ReferralQuestion, SeenTransaction> TRANSACTIONS =
            ofAll(
                    Operation.GET_REFERRAL_TRANSACTIONS,
                    sink -> whole(Readers.transactions(), SeenTransaction::of, sink),
                    StoredRow.TRANSACTION);

    /** For a request that takes no values. */
    private static <R> ReportType<ReferralQuestion, R> ofAll(
            Operation operation,
            Function<RowSink<R>, AnswerReader<RowsEnd>> reader,
            StoredRow<R> form) {
        return new ReportType<>(
                operation,
                _ -> ApiRequest.of(operation, Map.of(), List.of(), null),
                reader,
                form,
                true);
    }

    /** For a response that is short and read at once. */
    private static <T, R> AnswerReader<RowsEnd> whole(
            AnswerReader<T> reader, Function<T, List<R>> rows, RowSink<R> sink) {
        return body -> {
            List<R> all = rows.apply(reader.read(body));
            all.forEach(sink::row);
            return new RowsEnd(all.size(), Counters.UNKNOWN, UnknownMembers.NONE);
        };
    }

    private static CityQuery query(CityQuestion question) {
        return new CityQuery(question.query(), question.country(), question.region());
    }

    private static <Q extends ReportQuestion, R> ReportType<Q, R> of(
            Operation operation,
            Function<Q, ApiRequest> request,
            RowShape<R> shape,
            StoredRow<R> form) {
        return new ReportType<>(
                operation, request, sink -> Readers.stream(shape, sink), form, false);
    }

    private ReportType<Q, R> replacing() {
        return new ReportType<>(operation, request, reader, form, true);
    }

    /** No other one is the same. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return operation.hashCode();
    }

    @Override
    public String toString() {
        return operation.toString();
    }
}
