package app.marquee.service.connection;

import app.marquee.api.AnalyticsRequests;
import app.marquee.api.FunnelRequests;
import app.marquee.api.ThumbnailApi;
import app.marquee.api.VideoRequests;
import app.marquee.api.json.RowSink;
import app.marquee.api.response.Readers;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.RequestUrl;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.connection.ReadTrial.Outcome;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Trials of the reads of the contract after the list of funnels, one after the other. The ranking
 * and the funnels name a video to try the others with. Blocking.
 */
final class ReadTrials {
    private final Connection connection;
    private final Transport transport;
    private final Supplier<@Nullable Exchange> last;
    private final List<ReadTrial> trials = new ArrayList<>();
    private final Map<HostRole, Failure> silent = new EnumMap<>(HostRole.class);

    /**
     * @param last the last attempt of a request; null when nothing was sent
     */
    ReadTrials(Connection connection, Transport transport, Supplier<@Nullable Exchange> last) {
        this.connection = connection;
        this.transport = transport;
        this.last = last;
    }

    /** Notes the list of funnels, which was loaded before the others. */
    void begin(@Nullable Failure failure) {
        note(FunnelRequests.list(), failure);
    }

    /**
     * Tries them all.
     *
     * @param funnels those of the list
     * @param live a known stream
     * @return in the order of the contract
     */
    List<ReadTrial> run(List<Funnel> funnels, AnalyticsQuery week, Optional<LiveId> live) {
        Optional<VideoId> ranked = tryRanking(week);
        Optional<VideoId> inFunnel = tryFunnel(funnels);
        tryVideo(ranked.or(() -> inFunnel), week);
        tryCities(week);
        tryReferrers(week);
        tryWith(
                Operation.GET_VIEWERS_HISTORIC,
                live,
                AnalyticsRequests::viewersHistoric,
                _ -> Readers.rows(Readers.VIEWERS));
        tryOut(plain(Operation.GET_MEMBER_REFERRALS), Readers.referralSummary());
        tryOut(plain(Operation.GET_REFERRAL_TRANSACTIONS), Readers.transactions());
        trials.sort(Comparator.comparing(ReadTrial::operation));
        return List.copyOf(trials);
    }

    /** Whether a report of all videos responds at the path of the connection. */
    boolean works(Operation report, AnalyticsQuery week) {
        return switch (report) {
            case GET_CITY -> tryCities(week);
            case GET_REFERRER -> tryReferrers(week);
            default -> {
                tryRanking(week);
                yield trials.getLast().works();
            }
        };
    }

    private boolean tryCities(AnalyticsQuery week) {
        ApiRequest request = AnalyticsRequests.city(new CityQuery(week, null, null));
        return tryOut(request, Readers.rows(Readers.CITY)).isPresent();
    }

    private boolean tryReferrers(AnalyticsQuery week) {
        ApiRequest request = AnalyticsRequests.referrer(week);
        return tryOut(request, Readers.rows(Readers.REFERRER)).isPresent();
    }

    private void tryVideo(Optional<VideoId> video, AnalyticsQuery week) {
        tryWith(
                Operation.GET_BROWSER,
                video,
                id -> AnalyticsRequests.browser(id, week),
                _ -> Readers.rows(Readers.BROWSER));
        tryWith(Operation.GET_THUMBS, video, ThumbnailApi::request, _ -> Readers.thumbnails());
        tryWith(
                Operation.GET_CUSTOM_FIELDS,
                video,
                VideoRequests::customFields,
                _ -> Readers.customFields());
    }

    /** The first video of the ranking that has a UUID, as requests need it. */
    private Optional<VideoId> tryRanking(AnalyticsQuery week) {
        AtomicReference<@Nullable VideoId> first = new AtomicReference<>();
        RowSink<RankingRow> look =
                row -> {
                    VideoId id = row.videoId();
                    if (id != null && id.isUuid()) {
                        first.compareAndSet(null, id);
                    }
                };
        tryOut(AnalyticsRequests.ranking(week), Readers.stream(Readers.RANKING, look));
        return Optional.ofNullable(first.get());
    }

    private Optional<VideoId> tryFunnel(List<Funnel> funnels) {
        Optional<FunnelId> first =
                funnels.stream().map(Funnel::id).filter(FunnelId::isUuid).findFirst();
        return tryWith(Operation.GET_FUNNEL, first, FunnelRequests::funnel, Readers::funnel)
                .map(Funnel::videos)
                .stream()
                .flatMap(
                        videos ->
                                videos instanceof Member.Value(var all)
                                        ? all.stream()
                                        : Stream.empty())
                .map(FunnelVideo::id)
                .filter(VideoId::isUuid)
                .findFirst();
    }

    private <I, T> Optional<T> tryWith(
            Operation operation,
            Optional<I> id,
            Function<I, ApiRequest> request,
            Function<I, AnswerReader<T>> reader) {
        if (id.isEmpty()) {
            trials.add(new ReadTrial(operation, Outcome.NO_ID, null, null, null));
            return Optional.empty();
        }
        return tryOut(request.apply(id.get()), reader.apply(id.get()));
    }

    private <T> Optional<T> tryOut(ApiRequest request, AnswerReader<T> reader) {
        Operation operation = request.operation();
        Failure before = silent.get(firstHost(operation));
        if (before != null) {
            trials.add(new ReadTrial(operation, Outcome.NOT_TRIED, null, null, before));
            return Optional.empty();
        }
        try {
            T read = transport.send(request, reader);
            note(request, null);
            return Optional.of(read);
        } catch (FailureException failed) {
            return failed(request, failed);
        }
    }

    private <T> Optional<T> failed(ApiRequest request, FailureException failed) {
        Failure failure = failed.failure();
        if (failure instanceof Failure.Cancelled) {
            throw failed;
        }
        if (isSilence(failure)) {
            silent.put(firstHost(request.operation()), failure);
        }
        note(request, failure);
        return Optional.empty();
    }

    private void note(ApiRequest request, @Nullable Failure failure) {
        Outcome outcome = failure == null ? Outcome.WORKS : Outcome.FAILED;
        trials.add(
                new ReadTrial(request.operation(), outcome, host(request), took(request), failure));
    }

    /** Whether the next request to the same host would only wait in vain, too. */
    private static boolean isSilence(Failure failure) {
        return failure.isSilence() || failure.passes();
    }

    private HostRole firstHost(Operation operation) {
        return connection.routes().hosts().getOrDefault(operation, operation.host());
    }

    private @Nullable HostRole host(ApiRequest request) {
        Exchange seen = seen(request);
        if (seen == null || connection.baseUrl().equals(connection.dataUrl())) {
            return null;
        }
        return Stream.of(HostRole.values())
                .filter(role -> RequestUrl.of(connection, role, request).equals(seen.url()))
                .findFirst()
                .orElse(null);
    }

    private @Nullable Duration took(ApiRequest request) {
        Exchange seen = seen(request);
        return seen == null ? null : seen.duration();
    }

    private @Nullable Exchange seen(ApiRequest request) {
        Exchange seen = last.get();
        return seen != null && seen.operation() == request.operation() ? seen : null;
    }

    private static ApiRequest plain(Operation operation) {
        return ApiRequest.of(operation, Map.of(), List.of(), null);
    }
}
