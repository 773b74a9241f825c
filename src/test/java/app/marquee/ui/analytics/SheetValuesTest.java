package app.marquee.ui.analytics;

import static app.marquee.ui.analytics.FakeReads.browser;
import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.TableQuery;
import app.marquee.text.Messages;
import app.marquee.ui.browsers.BrowsersSheet;
import app.marquee.ui.cities.CitiesSheet;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.referrers.ReferrersSheet;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Values of the tables that the command line exports, of reports as a whole and by time. */
class SheetValuesTest {
    private static final LocalDate DAY = FakeReads.TODAY.minusDays(1);
    private static final Period DAYS = new Period(DAY, FakeReads.TODAY);
    private static final Period BEFORE = new Period(DAY.minusDays(2), DAY.minusDays(1));
    private static final String VIDEO = "00000000-0000-4000-8000-000000000001";

    private final FakeReads reads = new FakeReads();

    private static SheetNotes notes() {
        Messages messages =
                Messages.of(List.of("cities", "referrers", "analytics"), Locale.ENGLISH);
        return SheetNotes.of(messages, "acme", FakeShell.ZONE, FakeShell.NOW);
    }

    private static TableQuery query(@Nullable Period before, Granularity granularity) {
        return new TableQuery(
                DAYS, before, null, granularity, ReportFilters.NONE, new VideoId(VIDEO));
    }

    private Sheet<?> cities(@Nullable Period before, Granularity granularity)
            throws InterruptedException {
        return CitiesSheet.sheet(query(before, granularity), reads, notes());
    }

    private Sheet<?> referrers(@Nullable Period before, Granularity granularity)
            throws InterruptedException {
        ReferrerGrouping channels =
                new ReferrerGrouping(
                        ReferrerDimension.CHANNELS, KnownSites.bundled(), Set.of(), List.of());
        return ReferrersSheet.sheet(query(before, granularity), reads, channels, notes());
    }

    private static <R> List<@Nullable Object> values(Sheet<R> sheet, String member) {
        List<@Nullable Object> values = new ArrayList<>();
        sheet.rows().forEach(row -> values.add(column(sheet, member).value().apply(row)));
        return values;
    }

    private static <R> List<@Nullable Object> plain(Sheet<R> sheet, String member) {
        List<@Nullable Object> values = new ArrayList<>();
        sheet.rows().forEach(row -> values.add(column(sheet, member).plain().apply(row)));
        return values;
    }

    private static <R> SheetColumn<R> column(Sheet<R> sheet, String member) {
        return sheet.columns().stream()
                .filter(each -> each.member().equals(member))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> members(Sheet<?> sheet) {
        return sheet.columns().stream().map(SheetColumn::member).toList();
    }

    @Test
    void citiesHaveATimeByDayAndByHourOnly() throws InterruptedException {
        reads.cities = List.of(city("BR", "SP", "Santos", DAY.toString(), 5L, null, null));
        assertThat(members(cities(null, Granularity.TOTAL))).doesNotContain("time");
        assertThat(values(cities(null, Granularity.DAY), "time")).containsExactly(DAY);
        reads.cities = List.of(city("BR", "SP", "Santos", DAY + "T03:00:00Z", 5L, null, null));
        assertThat(values(cities(null, Granularity.HOUR), "time"))
                .containsExactly(DAY.atTime(3, 0).toInstant(ZoneOffset.UTC));
    }

    @Test
    void changesOfACityStandBesideEachOfItsDays() throws InterruptedException {
        reads.cities =
                List.of(
                        city("BR", "SP", "Santos", DAY.toString(), 5L, null, null),
                        city("BR", "SP", "Santos", FakeReads.TODAY.toString(), 7L, null, null));
        reads.citiesOf.put(
                BEFORE,
                List.of(city("BR", "SP", "Santos", BEFORE.start().toString(), 4L, null, null)));
        Sheet<?> sheet = cities(BEFORE, Granularity.DAY);
        assertThat(values(sheet, "views_change")).map(String::valueOf).containsExactly("8", "8");
    }

    @Test
    void placesAreWordsForPeopleAndAsWrittenForPrograms() throws InterruptedException {
        reads.cities =
                List.of(
                        city("CH", "Geneva", "Geneva", null, 5L, 46.2, 6.1),
                        city("CH", null, null, null, 1L, null, null),
                        city("CH", "Geneva", "Null Island", null, 3L, 0.0, 0.0));
        Messages portuguese = Messages.of(List.of("cities", "analytics"), Locale.of("pt", "BR"));
        Sheet<?> sheet =
                CitiesSheet.sheet(
                        query(null, Granularity.TOTAL),
                        reads,
                        SheetNotes.of(portuguese, "acme", FakeShell.ZONE, FakeShell.NOW));
        assertThat(values(sheet, "city")).contains("Genebra", "Null Island");
        assertThat(plain(sheet, "city")).contains("Geneva", "Null Island");
        assertThat(values(sheet, "region")).contains("Geneva");
        assertThat(values(sheet, "coordinates")).first().isEqualTo("");
        assertThat(values(sheet, "coordinates"))
                .doesNotHaveDuplicates()
                .contains(portuguese.text("location.missing"));
        assertThat(values(sheet, "latitude")).first().isEqualTo(46.2);
    }

    @Test
    void theNotesNameCountryAndRegion() throws InterruptedException {
        reads.cities = List.of(city("BR", "SP", "Santos", 5L));
        TableQuery query =
                new TableQuery(
                        DAYS,
                        null,
                        null,
                        Granularity.TOTAL,
                        ReportFilters.NONE
                                .with(ReportFilter.of(FilterKind.COUNTRY, "BR"))
                                .with(ReportFilter.of(FilterKind.REGION, "SP")),
                        null);
        assertThat(CitiesSheet.sheet(query, reads, notes()).facts())
                .contains(new ExportNote("Country", "BR"), new ExportNote("Region", "SP"));
    }

    @Test
    void referrersHaveTheirSiteOnlyWhereItIsAnother() throws InterruptedException {
        reads.referrers =
                List.of(
                        referrer("https://www.google.com/search?utm_source=a", null, 5L),
                        referrer(null, null, 3L),
                        referrer(
                                "https://blog.example/?utm_source=news&utm_medium=mail", null, 1L));
        Sheet<?> sheet = referrers(null, Granularity.TOTAL);
        assertThat(values(sheet, "subgroup")).contains("").contains("Google");
        assertThat(values(sheet, "url")).contains("");
        assertThat(values(sheet, "utm_source")).contains("a", "news", "");
        assertThat(values(sheet, "utm_medium")).contains("mail", "");
        assertThat(members(sheet)).doesNotContain("time");
        assertThat(values(sheet, "views_share")).contains(5 / 9.0, 3 / 9.0, 1 / 9.0);
    }

    @Test
    void changesOfAReferrerStandBesideEachOfItsHours() throws InterruptedException {
        String site = "https://blog.example/";
        reads.referrers =
                List.of(
                        referrer(site, DAY + "T03:00:00Z", 5L),
                        referrer(site, DAY + "T04:00:00Z", 7L));
        reads.referrersOf.put(BEFORE, List.of(referrer(site, BEFORE.start() + "T03:00:00Z", 4L)));
        Sheet<?> sheet = referrers(BEFORE, Granularity.HOUR);
        assertThat(values(sheet, "time")).doesNotContainNull().doesNotHaveDuplicates().hasSize(2);
        assertThat(values(sheet, "views_change")).map(String::valueOf).containsExactly("8", "8");
    }

    @Test
    void theNotesOfBrowsersNameTheVideo() throws InterruptedException {
        reads.browsers = List.of(browser("Chrome 120", null, 5L), browser("Chrome", null, 2L));
        Sheet<?> sheet = BrowsersSheet.sheet(query(null, Granularity.TOTAL), reads, notes());
        assertThat(sheet.facts()).extracting(ExportNote::value).contains(VIDEO);
        assertThat(values(sheet, "version")).doesNotContain("");
    }
}
