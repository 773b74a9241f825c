package app.marquee.ui.activity;

import app.marquee.model.connection.Exchange;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * Row in the table of requests: the heading of a day, or a request. Immutable.
 *
 * @param exchange the newest of the day for its heading
 * @param day of a heading; null for a request
 * @param below the requests of a heading
 */
public record ExchangeRow(Exchange exchange, @Nullable LocalDate day, List<ExchangeRow> below)
        implements DayRow<ExchangeRow> {
    public ExchangeRow {
        below = List.copyOf(below);
    }

    static ExchangeRow of(Exchange exchange) {
        return new ExchangeRow(exchange, null, List.of());
    }

    @Override
    public Instant time() {
        return exchange.startedAt();
    }

    @Override
    public ExchangeRow heading(LocalDate day, List<ExchangeRow> rows) {
        return new ExchangeRow(exchange, day, rows);
    }

    /** The same for the same row after a refresh. */
    Object key() {
        return day == null ? exchange.number() : day;
    }
}
