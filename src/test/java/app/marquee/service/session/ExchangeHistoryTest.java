package app.marquee.service.session;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Exchange;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

final class ExchangeHistoryTest {
    @Test
    void keepsTheLastAndSaysHowManyItForgot() {
        ExchangeHistory history = new ExchangeHistory(3, 1_000);
        for (long number = 1; number <= 5; number++) {
            history.ended(exchange(number));
        }
        assertThat(history.all()).extracting(Exchange::number).containsExactly(3L, 4L, 5L);
        assertThat(history.dropped()).isEqualTo(2);
        history.clear();
        assertThat(history.all()).isEmpty();
        assertThat(history.dropped()).isZero();
    }

    @Test
    void keepsNoMoreTextThanItMay() {
        ExchangeHistory history = new ExchangeHistory(10, 5);
        history.ended(exchange(1));
        history.ended(exchange(2));
        assertThat(history.all()).hasSize(2);
        history.ended(exchange(3));
        assertThat(history.all()).extracting(Exchange::number).containsExactly(2L, 3L);
        assertThat(history.dropped()).isEqualTo(1);
        history.clear();
        history.ended(exchange(4));
        history.ended(exchange(5));
        assertThat(history.dropped()).as("as much room as at first").isZero();
        ExchangeHistory tiny = new ExchangeHistory(10, 1);
        tiny.ended(exchange(1));
        assertThat(tiny.all()).hasSize(1);
    }

    @Test
    void tellsListenersUntilTheyStop() {
        ExchangeHistory history = new ExchangeHistory(3, 1_000);
        List<Exchange> heard = new ArrayList<>();
        Runnable stop = history.listen(heard::add);
        history.ended(exchange(1));
        stop.run();
        history.ended(exchange(2));
        assertThat(heard).extracting(Exchange::number).containsExactly(1L);
    }

    private static Exchange exchange(long number) {
        return new Exchange(
                number,
                new ConnectionId("acme"),
                Operation.LIST_FUNNELS,
                Instant.EPOCH,
                "GET",
                URI.create("https://api.acme.test/funnels/get_all"),
                List.of(),
                null,
                1,
                200,
                List.of(),
                "[]",
                2,
                null,
                Duration.ofMillis(300),
                null);
    }
}
