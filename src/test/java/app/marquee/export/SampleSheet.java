package app.marquee.export;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/** A table with everything that a table can hold. */
final class SampleSheet {
    static final Instant NOON = Instant.parse("2026-03-10T15:00:00Z");
    static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private SampleSheet() {}

    record Row(
            @Nullable String title,
            @Nullable Long views,
            @Nullable BigDecimal cost,
            @Nullable Instant at,
            @Nullable Duration length) {
        static Row titled(String title) {
            return new Row(title, 0L, new BigDecimal("-12.50"), NOON, Duration.ofSeconds(3723));
        }
    }

    static final Row UNKNOWN = new Row(null, null, null, null, null);

    static Sheet<Row> of(List<Row> rows) {
        return new Sheet<>(
                new Sheet.SheetWords("Ranking: week", "About", "Rows", "Left out", "unknown"),
                List.of(
                        SheetColumn.string("title", "Title", Row::title),
                        SheetColumn.count("views", "Views", Row::views),
                        SheetColumn.decimal("cost", "Cost", Row::cost),
                        SheetColumn.time("at", "At", Row::at),
                        new SheetColumn<>("length", "Length", Row::length)),
                rows,
                List.of(
                        new ExportNote("Source", "GET /ranking"),
                        new ExportNote("First day", LocalDate.parse("2026-03-01")),
                        new ExportNote("Asked at", NOON)),
                ZONE);
    }
}
