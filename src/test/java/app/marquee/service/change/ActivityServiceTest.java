package app.marquee.service.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.Exchange;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

final class ActivityServiceTest {
    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private ActivityService activity;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        activity = new ActivityService(session);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void tellsOfExchangesUntilNobodyListens() {
        List<Long> heard = new ArrayList<>();
        Runnable unlisten = activity.listen(exchange -> heard.add(exchange.number()));
        session.exchanges().ended(exchange(1));
        unlisten.run();
        session.exchanges().ended(exchange(2));
        assertThat(heard).containsExactly(1L);
        assertThat(activity.exchanges()).extracting(Exchange::number).containsExactly(1L, 2L);
        assertThat(activity.dropped()).isZero();
    }

    @Test
    void clearsExchangesAndKeepsTheJournalNewestFirst() {
        ChangeLine first = create("Leads");
        ChangeLine second = create("Trials");
        session.exchanges().ended(exchange(1));
        activity.clear();
        assertThat(activity.exchanges()).isEmpty();
        assertThat(activity.changes()).containsExactly(second, first);
    }

    @Test
    void showsOnlyWhatItsOwnConnectionDid() {
        create("Leads");
        ActivityService other = new ActivityService(fixture.session("other"));
        session.exchanges().ended(exchange(1));
        assertThat(other.exchanges()).isEmpty();
        assertThat(other.changes()).isEmpty();
    }

    @Test
    void writesTheTokenOfACommandAsAVariable() {
        assertThat(ActivityService.curl(exchange(1)))
                .contains("https://api.acme.test/funnels/get_all")
                .contains("\"Authorization: $TOKEN\"");
    }

    private ChangeLine create(String name) {
        fixture.transport().answer(201, "{}");
        return session.changes()
                .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName(name)))
                .line();
    }

    private Exchange exchange(long number) {
        return new Exchange(
                number,
                session.id(),
                Operation.LIST_FUNNELS,
                SessionFixture.NOON,
                "GET",
                URI.create("https://api.acme.test/funnels/get_all"),
                List.of(new Exchange.Header("Authorization", "••••••")),
                null,
                1,
                200,
                List.of(),
                "[]",
                2,
                null,
                Duration.ofMillis(80),
                null);
    }
}
