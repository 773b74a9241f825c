package app.marquee.ui.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.ReferrerRuleBook;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a filter offers of saved reports. */
class KeptFilterOptionsTest {
    private final ReportShelf shelf = new ReportShelf(FakeShell.NOW);
    private final KeptFilterOptions options =
            new KeptFilterOptions(
                    shelf,
                    Segments.NONE,
                    () ->
                            new ReferrerRuleBook(new FakeMemory(), Set.of())
                                    .grouping(ReferrerDimension.CHANNELS));

    private List<String> labels(FilterKind kind, ReportFilters chosen) {
        return options.of(kind, chosen).stream().map(each -> each.filter().value()).toList();
    }

    private void cities() {
        CityQuestion other =
                new CityQuestion(
                        Period.of(shelf.today().minusDays(9)), Granularity.TOTAL, null, null);
        shelf.otherPeriod(other);
        shelf.save(
                ReportShelf.report(
                        ReportType.CITIES,
                        other,
                        FakeShell.NOW,
                        List.of(
                                FakeReads.city("BR", "SP", "São Paulo", 20L),
                                FakeReads.city("br", "RJ", "Rio", 15L),
                                FakeReads.city("PT", "11", "Lisboa", 30L),
                                FakeReads.city("PT", " ", "Porto", 3L),
                                FakeReads.city("DE", "BE", "Berlin", null),
                                FakeReads.city(null, null, null, null, 90L, null, null),
                                FakeReads.city(" ", null, null, null, 90L, null, null))));
    }

    @Test
    void aCountryIsOfferedOnceMostViewsFirst() {
        cities();
        assertThat(labels(FilterKind.COUNTRY, ReportFilters.NONE))
                .containsExactly("BR", "PT", "DE");
    }

    @Test
    void regionsAreThoseOfTheChosenCountry() {
        cities();
        assertThat(labels(FilterKind.REGION, ReportFilters.NONE))
                .containsExactly("11", "SP", "RJ", "BE");
        ReportFilters brazil = ReportFilters.NONE.with(ReportFilter.of(FilterKind.COUNTRY, "BR"));
        assertThat(labels(FilterKind.REGION, brazil)).containsExactly("SP", "RJ");
    }

    private static ReferrerRow referrer(@Nullable String name, long views) {
        return FakeReads.referrer(name, null, views);
    }

    private void referrers(List<ReferrerRow> rows) {
        ReferrerQuestion other =
                new ReferrerQuestion(Period.of(shelf.today().minusDays(9)), Granularity.TOTAL);
        shelf.otherPeriod(other);
        shelf.save(ReportShelf.report(ReportType.REFERRERS, other, FakeShell.NOW, rows));
    }

    @Test
    void sourcesAreAllChannelsAndTheSitesOfTheRows() {
        referrers(
                List.of(
                        referrer("https://one.example.org/", 5),
                        referrer("https://www.google.com/search", 70),
                        referrer("android-app://com.example.reader/", 9),
                        referrer("", 4)));
        List<String> sources = labels(FilterKind.SOURCE, ReportFilters.NONE);
        assertThat(sources)
                .hasSize(Channel.values().length + 3)
                .startsWith("DIRECT:", "CHANNEL:search", "CHANNEL:assistants");
        assertThat(sources.subList(Channel.values().length, sources.size()))
                .satisfiesExactly(
                        site -> assertThat(site).contains("oogle"),
                        site -> assertThat(site).startsWith("APP:"),
                        site -> assertThat(site).contains("example.org"));
    }

    @Test
    void onlyTheFirstTwoHundredAreOffered() {
        List<ReferrerRow> many = new ArrayList<>();
        for (int site = 1; site <= 201; site++) {
            many.add(referrer("https://site" + site + ".example" + site + ".org/", site));
        }
        referrers(many);
        List<String> sources = labels(FilterKind.SOURCE, ReportFilters.NONE);
        assertThat(sources).hasSize(Channel.values().length + 200);
        assertThat(sources).noneMatch(source -> source.contains("example1.org"));
    }

    @Test
    void withoutASavedCopyThereAreChannelsOnly() {
        assertThat(labels(FilterKind.COUNTRY, ReportFilters.NONE)).isEmpty();
        assertThat(labels(FilterKind.SOURCE, ReportFilters.NONE)).hasSize(Channel.values().length);
    }
}
