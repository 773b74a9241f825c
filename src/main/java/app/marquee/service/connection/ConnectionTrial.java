package app.marquee.service.connection;

import app.marquee.http.CloseableTransport;
import app.marquee.http.ExchangeListener;
import app.marquee.http.Transport;
import app.marquee.model.Secret;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.operation.Operation;
import app.marquee.service.connection.ConnectionProbeResult.Hint;
import app.marquee.service.session.SessionParts;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/** Trial of a connection with requests that change nothing. Blocking. */
final class ConnectionTrial {
    private static final int DAYS = 7;

    /** Paths of some platforms that aren't the contract's. */
    private static final Map<Operation, String> PLURALS =
            Map.of(
                    Operation.GET_CITY, "/cities",
                    Operation.GET_REFERRER, "/referrers",
                    Operation.GET_RANKING, "/rankings");

    private final SessionParts parts;
    private final Optional<ConnectionId> known;
    private final ExchangeListener listener;
    private final AtomicReference<@Nullable Exchange> last = new AtomicReference<>();

    /**
     * @param known the connection whose funnels and streams are known from before
     */
    ConnectionTrial(SessionParts parts, Optional<ConnectionId> known, ExchangeListener listener) {
        this.parts = parts;
        this.known = known;
        this.listener = listener;
    }

    ConnectionProbeResult run(Connection connection, Optional<Secret> token) {
        try (CloseableTransport open = open(connection, token)) {
            ConnectionProbe probe = new ConnectionProbe(connection, open);
            ConnectionProbeResult first = probe.run().seen(last.get());
            if (isSwapped(connection, token, first.failure())) {
                return first.with(Hint.SWAPPED);
            }
            Hint hint = isOtherAccount(probe.funnels()) ? Hint.OTHER_ACCOUNT : Hint.NONE;
            if (isUseless(first.failure())) {
                return first;
            }
            List<ReadTrial> reads = reads(connection, open, probe.funnels(), first);
            boolean isPlural = hint == Hint.NONE && isPlural(connection, token, reads);
            return first.with(reads).with(isPlural ? Hint.PLURAL_PATHS : hint);
        }
    }

    /** Asks for the first report that isn't there at its plural path. */
    private boolean isPlural(Connection connection, Optional<Secret> token, List<ReadTrial> reads) {
        Operation report =
                reads.stream()
                        .filter(read -> read.failure() instanceof Failure.NotFound)
                        .map(ReadTrial::operation)
                        .filter(PLURALS::containsKey)
                        .findFirst()
                        .orElse(null);
        if (report == null || connection.routes().paths().containsKey(report)) {
            return false;
        }
        Map<Operation, String> paths = new EnumMap<>(Operation.class);
        paths.putAll(connection.routes().paths());
        paths.put(report, PLURALS.getOrDefault(report, report.path()));
        Connection plural =
                new Connection(
                        connection.id(),
                        connection.name(),
                        connection.kind(),
                        connection.baseUrl(),
                        connection.dataUrl(),
                        new Connection.Routes(connection.routes().hosts(), paths),
                        connection.terms());
        try (CloseableTransport open = open(plural, token)) {
            return new ReadTrials(plural, open, last::get).works(report, week(connection));
        }
    }

    /** Whether the other reads would fail for the same reason. */
    private static boolean isUseless(@Nullable Failure failure) {
        return failure != null
                && (failure.said().isEmpty()
                        || failure.endsAll()
                        || failure.passes()
                        || failure instanceof Failure.Redirected);
    }

    private CloseableTransport open(Connection connection, Optional<Secret> token) {
        return parts.trial(
                connection,
                token,
                exchange -> {
                    last.set(exchange);
                    listener.ended(exchange);
                });
    }

    private List<ReadTrial> reads(
            Connection connection,
            Transport transport,
            List<Funnel> funnels,
            ConnectionProbeResult first) {
        ReadTrials trials = new ReadTrials(connection, transport, last::get);
        trials.begin(first.failure());
        return trials.run(funnels, week(connection), knownStream());
    }

    private AnalyticsQuery week(Connection connection) {
        LocalDate today = LocalDate.ofInstant(parts.clock().instant(), connection.zone());
        return new AnalyticsQuery(today.minusDays(DAYS), today.minusDays(1), null);
    }

    private Optional<LiveId> knownStream() {
        return known.stream()
                .flatMap(id -> parts.catalogue().all(id, ItemKind.LIVE).stream())
                .map(item -> new LiveId(item.id()))
                .filter(LiveId::isUuid)
                .findFirst();
    }

    private boolean isOtherAccount(List<Funnel> funnels) {
        Set<String> before =
                known.stream()
                        .flatMap(id -> parts.catalogue().all(id, ItemKind.FUNNEL).stream())
                        .map(KnownItem::id)
                        .collect(Collectors.toSet());
        return !before.isEmpty()
                && !funnels.isEmpty()
                && funnels.stream()
                        .map(Funnel::id)
                        .map(FunnelId::value)
                        .noneMatch(before::contains);
    }

    /** Asks the data URL for what the base URL does not have. */
    private boolean isSwapped(
            Connection connection, Optional<Secret> token, @Nullable Failure failure) {
        if (!mayBeElsewhere(failure) || connection.baseUrl().equals(connection.dataUrl())) {
            return false;
        }
        Connection swapped =
                new Connection(
                        connection.id(),
                        connection.name(),
                        connection.kind(),
                        connection.dataUrl(),
                        connection.baseUrl(),
                        connection.routes(),
                        connection.terms());
        try (CloseableTransport open = open(swapped, token)) {
            return new ConnectionProbe(swapped, open).run().succeeded();
        }
    }

    private static boolean mayBeElsewhere(@Nullable Failure failure) {
        return failure instanceof Failure.NotFound
                || failure instanceof Failure.NotJson
                || failure instanceof Failure.WrongShape
                || failure instanceof Failure.Invalid;
    }
}
