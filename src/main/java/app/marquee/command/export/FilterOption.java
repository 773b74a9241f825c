package app.marquee.command.export;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.command.Sentence;
import app.marquee.command.UsageFailure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Parser of filters as they are typed. */
record FilterOption(Function<Sentence, UsageFailure> usage) {
    private static final String FIELD = "field.";

    ReportFilters all(List<String> typed, ExportTable table) {
        ReportFilters filters = ReportFilters.NONE;
        for (String one : typed) {
            ReportFilter filter =
                    of(one).orElseThrow(() -> usage.apply(Sentence.of("export.filter", one)));
            if (!table.filters().contains(filter.kind())) {
                throw usage.apply(
                        Sentence.of(
                                "export.filter.none",
                                table.name(),
                                filter.kind().name().toLowerCase(Locale.ROOT)));
            }
            filters = filters.with(filter);
        }
        return filters;
    }

    private static Optional<ReportFilter> of(String typed) {
        int equals = typed.indexOf('=');
        if (equals <= 0 || equals == typed.length() - 1) {
            return Optional.empty();
        }
        String name = typed.substring(0, equals);
        String value = typed.substring(equals + 1);
        if (name.startsWith(FIELD)) {
            return Optional.of(ReportFilter.ofField(name.substring(FIELD.length()), value));
        }
        return Arrays.stream(FilterKind.values())
                .filter(kind -> kind != FilterKind.FIELD && kind.key().equals(name))
                .findFirst()
                .map(kind -> ReportFilter.of(kind, value));
    }
}
