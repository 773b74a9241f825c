package app.marquee.service.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.cost.CostForecast;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.settings.Budget;
import app.marquee.report.ClientReport;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportWords;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reports from the sandbox over real HTTP. */
class SessionReportServiceTest {
    /** The days before June 15 from which the costs of June are forecast, a request each. */
    private static final int COST_DAYS = 28;

    @TempDir private Path home;

    private static ReportService service(Session session) {
        return service(session, null);
    }

    private static ReportService service(Session session, @Nullable Budget budget) {
        return new SessionReportService(
                new SessionReports(session),
                new SessionReportService.Known(
                        () -> session.catalogue().all(ItemKind.LIVE),
                        by -> new ReferrerGrouping(by, KnownSites.bundled(), Set.of(), List.of()),
                        _ -> Optional.empty(),
                        () -> Optional.ofNullable(budget)));
    }

    private static ReportTemplate template(Locale language) {
        ReportTemplate template =
                ReportTemplate.of(
                        "t1",
                        new ConnectionId("sandbox"),
                        new ReportTemplate.ReportTitle("Monthly report", "Acme", "Hello", ""),
                        language);
        return template.choosing(BlockType.COST, true).choosing(BlockType.LIVE, true);
    }

    @Test
    void withoutSavedCopiesEachBlockSaysWhatIsMissing() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ReportService service = service(road.session());
            ClientReport report = service.saved(template(Locale.ENGLISH));
            assertThat(report.isPartial()).isTrue();
            assertThat(report.fileName()).isEqualTo("Acme – Monthly report – May 2026-partial");
            assertThat(report.blocks())
                    .filteredOn(block -> block.missing() != null)
                    .extracting(ReportBlock::type)
                    .containsExactly(
                            BlockType.NUMBERS,
                            BlockType.TREND,
                            BlockType.MAP,
                            BlockType.VIDEOS,
                            BlockType.REFERRERS,
                            BlockType.BROWSERS,
                            BlockType.COST);
            assertThat(report.blocks())
                    .extracting(ReportBlock::missing)
                    .contains(
                            "The ranking of this period isn’t loaded.",
                            "The daily data of this period isn’t loaded.",
                            "The cities of this period aren’t loaded.",
                            "The ranking of the videos isn’t loaded.",
                            "The referrers of this period aren’t loaded.",
                            "The browsers of the top videos aren’t all loaded.",
                            "The costs of this period aren’t loaded. These days have no complete"
                                    + " costs: May 18 – Jun 14, 2026.");
            assertThat(report.head().summary()).isEmpty();
            assertThat(road.session().exchanges().all()).isEmpty();
        }
    }

    @Test
    void thePlanNamesTheRequestsThatLoadingSends() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ReportService service = service(road.session());
            ReportTemplate template = template(Locale.ENGLISH);
            int planned = service.plan(template).requests();
            ClientReport report = service.loaded(template, _ -> true);
            assertThat(planned).isEqualTo(7 + COST_DAYS);
            assertThat(road.session().exchanges().all()).hasSize(planned);
            assertThat(service.plan(template).isComplete()).isTrue();
            assertThat(report.isPartial()).isFalse();
            assertThat(report.fileName()).isEqualTo("Acme – Monthly report – May 2026");
            assertThat(service.saved(template).isPartial()).isFalse();
        }
    }

    @Test
    void everyBlockWithDataNamesItsSource() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ClientReport report =
                    service(road.session())
                            .loaded(template(Locale.ENGLISH).over("last-7-days"), _ -> true);
            assertThat(block(report, BlockType.NUMBERS).source())
                    .contains("Jun 8 – Jun 14, 2026")
                    .contains("loaded Jun 15, 2026")
                    .endsWith("preliminary");
            assertThat(block(report, BlockType.VIDEOS).parts())
                    .filteredOn(ReportPart.Grid.class::isInstance)
                    .isNotEmpty()
                    .allSatisfy(
                            part ->
                                    assertThat(((ReportPart.Grid) part).table().leftOut())
                                            .endsWith("more rows aren’t shown."));
        }
    }

    @Test
    void aPeriodThatIsNotOverIsIncomplete() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ClientReport report =
                    service(road.session())
                            .loaded(template(Locale.ENGLISH).over("today"), _ -> true);
            assertThat(block(report, BlockType.NUMBERS).source())
                    .endsWith("incomplete: the period wasn’t over");
        }
    }

    @Test
    void aReportHasALanguageOfItsOwn() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ClientReport report =
                    service(road.session()).loaded(template(Locale.of("pt", "BR")), _ -> true);
            assertThat(report.head().days()).isEqualTo("Maio de 2026");
            assertThat(report.head().summary()).startsWith("Maio de 2026 teve ");
        }
    }

    @Test
    void theCostBlockForecastsTheCurrentMonth() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Session session = road.session();
            Budget budget = new Budget(new BigDecimal("1000000"), "BRL");
            ReportBlock block =
                    block(
                            service(session, budget).loaded(template(Locale.ENGLISH), _ -> true),
                            BlockType.COST);
            LocalDate today = LocalDate.of(2026, 6, 15);
            CostMonth month =
                    new CostMonth(
                            new DailyRankings(new SessionReports(session))
                                    .costs(CostMonth.basis(today), YearMonth.from(today)),
                            today);
            var range = (CostForecast.Range) month.forecast();
            List<KeyNumber> numbers = numbers(block);
            assertThat(numbers)
                    .extracting(KeyNumber::label)
                    .containsExactly(
                            "Bandwidth cost",
                            "June 2026 so far",
                            "Forecast for June 2026",
                            "Budget for June 2026");
            assertThat(numbers.get(1).value()).isEqualTo(month.soFar().orElseThrow());
            assertThat(numbers.get(2).value()).isEqualTo(range.expected());
            ReportWords words = ReportWords.of(Locale.ENGLISH);
            assertThat(numbers.get(2).text())
                    .isEqualTo(
                            words.money(range.low(), "BRL")
                                    + " – "
                                    + words.money(range.high(), "BRL"));
            assertThat(numbers.get(3).text()).isEqualTo("R$1,000,000.00");
            assertThat(block.missing()).isNull();
            assertThat(block.parts())
                    .contains(
                            new ReportPart.Paragraph(
                                    "The month is likely to stay within the budget."),
                            new ReportPart.Remark("14 of 14 days of June 2026 are complete."));
            assertThat(block.parts())
                    .filteredOn(ReportPart.Grid.class::isInstance)
                    .singleElement()
                    .satisfies(
                            part ->
                                    assertThat(((ReportPart.Grid) part).table().rows())
                                            .hasSize(month.costs().videos().size()));
        }
    }

    @Test
    void missingDaysOfCostsAreNamed() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports reports = new SessionReports(road.session());
            LocalDate today = LocalDate.of(2026, 6, 15);
            Set<LocalDate> left =
                    Set.of(today.minusDays(6), today.minusDays(5), today.minusDays(2));
            for (LocalDate day : today.minusDays(28).datesUntil(today).toList()) {
                if (!left.contains(day)) {
                    new DailyRankings(reports).load(day);
                }
            }
            ReportTemplate template = template(Locale.ENGLISH);
            reports.save(
                    reports.load(
                            ReportType.RANKING,
                            new RankingQuestion(PeriodPreset.LAST_MONTH.on(today)),
                            _ -> {}));
            ClientReport report = service(road.session()).saved(template);
            ReportBlock block = block(report, BlockType.COST);
            assertThat(block.missing())
                    .isEqualTo(
                            "These days have no complete costs:"
                                    + " Jun 9 – Jun 10, 2026, Jun 13, 2026.");
            assertThat(numbers(block).get(1).text()).startsWith("at least R$");
            assertThat(report.fileName()).endsWith("-partial");
        }
    }

    private static List<KeyNumber> numbers(ReportBlock block) {
        return block.parts().stream()
                .filter(ReportPart.KeyNumbers.class::isInstance)
                .flatMap(part -> ((ReportPart.KeyNumbers) part).numbers().stream())
                .toList();
    }

    private static ReportBlock block(ClientReport report, BlockType type) {
        return report.blocks().stream()
                .filter(block -> block.type() == type)
                .findFirst()
                .orElseThrow();
    }
}
