package app.marquee.service.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.http.ApiRequest;
import app.marquee.http.RequestUrl;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.LiveId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.connection.ReadTrial.Outcome;
import app.marquee.service.session.SessionFixture;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

final class ReadTrialsTest {
    private static final AnalyticsQuery WEEK =
            new AnalyticsQuery(LocalDate.of(2026, 2, 22), LocalDate.of(2026, 2, 28), null);

    private final Connection connection = SessionFixture.connection("acme");
    private final ScriptedTransport transport = new ScriptedTransport();
    private final AtomicReference<@Nullable Exchange> last = new AtomicReference<>();

    private List<ReadTrial> run(Optional<LiveId> live) {
        ReadTrials trials = new ReadTrials(connection, transport, last::get);
        trials.begin(null);
        return trials.run(List.of(), WEEK, live);
    }

    private Exchange exchange(ApiRequest request, HostRole role) {
        return new Exchange(
                1,
                connection.id(),
                request.operation(),
                SessionFixture.NOON,
                "GET",
                RequestUrl.of(connection, role, request),
                List.of(),
                null,
                1,
                200,
                List.of(),
                "",
                0,
                null,
                Duration.ofMillis(120),
                null);
    }

    @Test
    void saysWhereEachRespondedAndHowFast() {
        transport.alwaysOtherReads();
        transport.whileSending(
                request ->
                        last.set(
                                exchange(
                                        request,
                                        request.operation() == Operation.GET_CITY
                                                ? HostRole.DATA
                                                : HostRole.BASE)));
        List<ReadTrial> trials = run(Optional.empty());
        assertThat(trials)
                .filteredOn(ReadTrial::isElsewhere)
                .extracting(ReadTrial::operation, ReadTrial::host, ReadTrial::took)
                .containsExactly(
                        tuple(Operation.GET_BROWSER, HostRole.BASE, Duration.ofMillis(120)),
                        tuple(Operation.GET_REFERRER, HostRole.BASE, Duration.ofMillis(120)),
                        tuple(Operation.GET_RANKING, HostRole.BASE, Duration.ofMillis(120)));
        ConnectionProbeResult result =
                new ConnectionProbeResult(
                                connection.baseUrl(),
                                200,
                                null,
                                ConnectionProbeResult.Shape.ARRAY,
                                0,
                                null)
                        .with(trials);
        assertThat(result.hosts())
                .isEqualTo(
                        Map.of(
                                Operation.GET_BROWSER,
                                HostRole.BASE,
                                Operation.GET_REFERRER,
                                HostRole.BASE,
                                Operation.GET_RANKING,
                                HostRole.BASE));
    }

    @Test
    void aSilentHostIsAskedOnceAndTheOtherStill() {
        Failure silence = new Failure.TimedOut(Failure.TimedOut.Phase.HEADERS, TEN_SECONDS, true);
        transport.fail(silence);
        transport.always(Operation.GET_MEMBER_REFERRALS, 200, "{}");
        transport.always(Operation.GET_REFERRAL_TRANSACTIONS, 200, "[]");
        assertThat(run(Optional.empty()))
                .extracting(ReadTrial::operation, ReadTrial::outcome)
                .containsExactly(
                        tuple(Operation.GET_CUSTOM_FIELDS, Outcome.NO_ID),
                        tuple(Operation.LIST_FUNNELS, Outcome.WORKS),
                        tuple(Operation.GET_FUNNEL, Outcome.NO_ID),
                        tuple(Operation.GET_CITY, Outcome.NOT_TRIED),
                        tuple(Operation.GET_BROWSER, Outcome.NO_ID),
                        tuple(Operation.GET_REFERRER, Outcome.NOT_TRIED),
                        tuple(Operation.GET_RANKING, Outcome.FAILED),
                        tuple(Operation.GET_VIEWERS_HISTORIC, Outcome.NO_ID),
                        tuple(Operation.GET_THUMBS, Outcome.NO_ID),
                        tuple(Operation.GET_MEMBER_REFERRALS, Outcome.WORKS),
                        tuple(Operation.GET_REFERRAL_TRANSACTIONS, Outcome.WORKS));
    }

    private static final Duration TEN_SECONDS = Duration.ofSeconds(10);

    @Test
    void aKnownStreamIsTried() {
        transport.alwaysOtherReads();
        transport.always(Operation.GET_VIEWERS_HISTORIC, 200, "[]");
        LiveId live = new LiveId("00000000-0000-4000-8000-00000000000a");
        assertThat(run(Optional.of(live)))
                .filteredOn(trial -> trial.operation() == Operation.GET_VIEWERS_HISTORIC)
                .singleElement()
                .extracting(ReadTrial::outcome)
                .isEqualTo(Outcome.WORKS);
    }
}
