package app.marquee.export;

import java.time.ZoneId;
import java.util.List;

/**
 * A table as it goes into a file: what a view showed when the person asked for it.
 *
 * @param rows never changed while they are written; there may be a million
 * @param facts source, period and the like, for the second sheet of a workbook
 * @param zone in which times are written
 */
public record Sheet<R>(
        SheetWords words,
        List<SheetColumn<R>> columns,
        List<R> rows,
        List<Fact> facts,
        ZoneId zone) {
    public Sheet {
        columns = List.copyOf(columns);
        facts = List.copyOf(facts);
    }
}
