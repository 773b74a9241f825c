package app.marquee.ui.analytics.filter;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.Segments;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Options from saved reports and the catalog; those with the most views come first. Blocking.
 *
 * @param channels grouping of referrers by channel and site
 */
public record KeptFilterOptions(Reports reports, Segments segments, Supplier<Grouping> channels)
        implements FilterOptions {
    private static final int MOST = 200;

    @Override
    public List<Option> of(FilterKind kind, ReportFilters chosen) {
        return switch (kind) {
            case COUNTRY -> countries();
            case REGION -> regions(chosen.country());
            case SOURCE -> sources();
            case FOLDER, PLAYLIST, FUNNEL, FIELD ->
                    segments.known(kind).stream()
                            .map(each -> new Option(each.filter(), each.videos()))
                            .toList();
        };
    }

    /** A country once; a request names it as the first row writes it. */
    private List<Option> countries() {
        Map<String, String> written = new HashMap<>();
        Map<String, Long> views = new HashMap<>();
        for (CityRow row : rows(ReportType.CITIES, this::cities)) {
            String key = PlaceDictionary.countryKey(row.country());
            String text = row.country();
            if (key != null && text != null) {
                views.merge(
                        written.computeIfAbsent(key, _ -> text),
                        views(row.counters().views()),
                        Long::sum);
            }
        }
        return places(FilterKind.COUNTRY, views);
    }

    private List<Option> regions(@Nullable String country) {
        String key = PlaceDictionary.countryKey(country);
        Map<String, Long> views = new HashMap<>();
        for (CityRow row : rows(ReportType.CITIES, this::cities)) {
            String region = row.region();
            if (region != null
                    && !region.isBlank()
                    && (key == null || key.equals(PlaceDictionary.countryKey(row.country())))) {
                views.merge(region, views(row.counters().views()), Long::sum);
            }
        }
        return places(FilterKind.REGION, views);
    }

    private static List<Option> places(FilterKind kind, Map<String, Long> views) {
        return mostViewed(views).map(place -> option(ReportFilter.of(kind, place))).toList();
    }

    private CityQuestion cities() {
        return new CityQuestion(Period.of(reports.today()), Granularity.TOTAL, null, null);
    }

    /** All channels, and the sites of the rows. */
    private List<Option> sources() {
        Grouping grouping = channels.get();
        Map<GroupStep, Long> sites = new HashMap<>();
        for (ReferrerRow row : rows(ReportType.REFERRERS, this::referrers)) {
            long views = views(row.counters().views());
            grouping.steps(row.name()).stream()
                    .filter(KeptFilterOptions::isSite)
                    .forEach(step -> sites.merge(step, views, Long::sum));
        }
        return Stream.concat(allChannels(), mostViewed(sites))
                .map(step -> option(SourceFilter.of(step)))
                .toList();
    }

    private static Stream<GroupStep> allChannels() {
        return Stream.of(Channel.values())
                .map(
                        channel ->
                                switch (channel) {
                                    case DIRECT -> new GroupStep(GroupKind.DIRECT, "");
                                    case UNKNOWN -> new GroupStep(GroupKind.UNKNOWN, "");
                                    default -> new GroupStep(GroupKind.CHANNEL, channel.key());
                                });
    }

    private static boolean isSite(GroupStep step) {
        return step.kind() == GroupKind.SITE
                || step.kind() == GroupKind.APP
                || step.kind() == GroupKind.NAMED;
    }

    private ReferrerQuestion referrers() {
        return new ReferrerQuestion(Period.of(reports.today()), Granularity.TOTAL);
    }

    /** The rows of the latest saved copy. */
    private <Q extends PeriodQuestion<Q>, R> List<R> rows(
            ReportType<Q, R> type, Supplier<Q> question) {
        return reports.otherPeriod(type, question.get())
                .flatMap(other -> reports.cached(type, other))
                .map(Report::rows)
                .orElse(List.of());
    }

    private static long views(@Nullable Long views) {
        return Objects.requireNonNullElse(views, 0L);
    }

    private static <T> Stream<T> mostViewed(Map<T, Long> views) {
        return views.entrySet().stream()
                .sorted(Map.Entry.<T, Long>comparingByValue(Comparator.reverseOrder()))
                .limit(MOST)
                .map(Map.Entry::getKey);
    }

    private static Option option(ReportFilter filter) {
        return new Option(filter, null);
    }
}
