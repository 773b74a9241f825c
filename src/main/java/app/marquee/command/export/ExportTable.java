package app.marquee.command.export;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.export.Sheet;

import java.util.Set;

/**
 * Table that can be exported without a window.
 *
 * @param name as it is typed
 * @param filters dimensions it can be filtered by
 * @param source loads the rows; blocking
 */
public record ExportTable(String name, Set<FilterKind> filters, Source source) {
    public ExportTable {
        filters = Set.copyOf(filters);
    }

    /** Loader of the rows of a table. */
    @FunctionalInterface
    public interface Source {
        Sheet<?> sheet(ExportRequest request) throws InterruptedException;
    }

    static ExportTable unfiltered(String name, Source source) {
        return new ExportTable(name, Set.of(), source);
    }
}
