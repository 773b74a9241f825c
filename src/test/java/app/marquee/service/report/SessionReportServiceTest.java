package app.marquee.service.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.session.Session;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reports from the sandbox over real HTTP. */
class SessionReportServiceTest {
    @TempDir private Path home;

    private static ReportService service(Session session) {
        return new SessionReportService(
                new SessionReports(session),
                new SessionReportService.Known(
                        () -> session.catalogue().all(ItemKind.LIVE),
                        by -> new ReferrerGrouping(by, KnownSites.bundled(), Set.of(), List.of()),
                        _ -> Optional.empty()));
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
            assertThat(report.head().summary()).isEqualTo("No views are known for May 2026.");
            assertThat(road.session().exchanges().all()).isEmpty();
        }
    }

    @Test
    void thePlanNamesTheRequestsThatLoadingSends() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ReportService service = service(road.session());
            ReportTemplate template = template(Locale.ENGLISH);
            int planned = service.plan(template).requests();
            ClientReport report = service.loaded(template, _ -> {});
            assertThat(planned).isEqualTo(7);
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
                            .loaded(template(Locale.ENGLISH).over("last-7-days"), _ -> {});
            assertThat(block(report, BlockType.NUMBERS).source())
                    .contains("Jun 8, 2026 – Jun 14, 2026")
                    .contains("loaded Jun 15, 2026")
                    .endsWith("preliminary");
            assertThat(block(report, BlockType.VIDEOS).parts())
                    .filteredOn(ReportPart.Grid.class::isInstance)
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
                    service(road.session()).loaded(template(Locale.ENGLISH).over("today"), _ -> {});
            assertThat(block(report, BlockType.NUMBERS).source())
                    .endsWith("incomplete: the period wasn’t over");
        }
    }

    @Test
    void aReportHasALanguageOfItsOwn() throws Exception {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            ClientReport report =
                    service(road.session()).loaded(template(Locale.of("pt", "BR")), _ -> {});
            assertThat(report.head().days()).isEqualTo("Maio de 2026");
            assertThat(report.head().summary()).startsWith("Maio de 2026 teve ");
        }
    }

    private static ReportBlock block(ClientReport report, BlockType type) {
        return report.blocks().stream()
                .filter(block -> block.type() == type)
                .findFirst()
                .orElseThrow();
    }
}
