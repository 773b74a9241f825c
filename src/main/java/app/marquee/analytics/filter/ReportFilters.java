package app.marquee.analytics.filter;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Filters of the reports, in the order in which they were chosen. Immutable. */
public record ReportFilters(List<ReportFilter> all) {
    public static final ReportFilters NONE = new ReportFilters(List.of());

    private static final String PARTS = "/";
    private static final String FILTERS = "&";
    private static final int FIELDS = 3;

    public ReportFilters {
        all = List.copyOf(all);
    }

    /**
     * With one more; there is one country and one region at most, and another country has others.
     */
    public ReportFilters with(ReportFilter one) {
        List<ReportFilter> others = new ArrayList<>(all);
        others.removeIf(each -> each.isSame(one) || isReplaced(each, one));
        others.add(one);
        return new ReportFilters(others);
    }

    private static boolean isReplaced(ReportFilter before, ReportFilter by) {
        return by.kind().isPlace()
                && (before.kind() == by.kind()
                        || (by.kind() == FilterKind.COUNTRY && before.kind() == FilterKind.REGION));
    }

    public ReportFilters without(ReportFilter one) {
        return only(each -> !each.isSame(one));
    }

    public ReportFilters only(Predicate<ReportFilter> kept) {
        return new ReportFilters(all.stream().filter(kept).toList());
    }

    public ReportFilters of(FilterKind kind) {
        return only(each -> each.kind() == kind);
    }

    public ReportFilters segments() {
        return only(each -> each.kind().isSegment());
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** The country in the platform's spelling; null for all. */
    public @Nullable String country() {
        return first(FilterKind.COUNTRY);
    }

    /** The region in the platform's spelling; null for all. */
    public @Nullable String region() {
        return first(FilterKind.REGION);
    }

    private @Nullable String first(FilterKind kind) {
        return of(kind).all.stream().map(ReportFilter::value).findFirst().orElse(null);
    }

    /** The filters by dimension: one of each dimension has to match. */
    public Collection<List<ReportFilter>> byDimension() {
        Map<String, List<ReportFilter>> dimensions =
                all.stream()
                        .collect(
                                Collectors.groupingBy(
                                        ReportFilter::dimension,
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        return dimensions.values();
    }

    /** As a text for the settings. */
    public String text() {
        return all.stream()
                .map(
                        one ->
                                Stream.of(one.kind().key(), one.value(), one.label())
                                        .map(
                                                part ->
                                                        URLEncoder.encode(
                                                                part, StandardCharsets.UTF_8))
                                        .collect(Collectors.joining(PARTS)))
                .collect(Collectors.joining(FILTERS));
    }

    /** From such a text; what can't be read is left out. */
    public static ReportFilters parse(@Nullable String text) {
        return text == null
                ? NONE
                : new ReportFilters(
                        Arrays.stream(text.split(FILTERS, -1))
                                .flatMap(one -> read(one).stream())
                                .toList());
    }

    private static Optional<ReportFilter> read(String text) {
        String[] parts = text.split(PARTS, -1);
        if (parts.length != FIELDS) {
            return Optional.empty();
        }
        try {
            String value = URLDecoder.decode(parts[1], StandardCharsets.UTF_8);
            String label = URLDecoder.decode(parts[2], StandardCharsets.UTF_8);
            return Arrays.stream(FilterKind.values())
                    .filter(kind -> kind.key().equals(parts[0]))
                    .findFirst()
                    .map(kind -> new ReportFilter(kind, value, label));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
