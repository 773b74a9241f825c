package app.marquee.ui.analytics;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.SectionStage;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;

import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/** Rankings and cities as files hold what the views show. */
class AnalyticsExportTest extends WindowTest {
    @TempDir Path folder;
    private final FakeReads reads = new FakeReads();

    AnalyticsExportTest() {
        reads.videos =
                List.of(
                        video(1, "=HYPERLINK(\"x\")", 10L, 300L, "1.25", "USD"),
                        video(2, "Beta", null, 100L, null, "USD"),
                        video(3, "Gamma", 30L, null, "2", null));
        reads.cities =
                List.of(
                        city("BR", "São Paulo", "Santos", 5L),
                        city("BR", "São Paulo", "Osasco", 9L),
                        city("BR", null, "Salvador", null, 2L, -20.0, -45.0),
                        city("US", "Ohio", "Dayton", null, null, null, null));
    }

    private SectionStage open(String section) {
        SectionStage stage = onFx(() -> SectionStage.threaded(reads));
        show(() -> stage.window(section));
        await().until(() -> onFx(() -> find("export-menu", ExportMenu.class).hasTable()));
        settle();
        return stage;
    }

    private void export(SectionStage stage, String id, Path file) {
        stage.desk().willChoose(file);
        fire(id);
        await().until(() -> Files.exists(file));
    }

    private void fire(String id) {
        MenuItem item =
                find("export-menu", ExportMenu.class).getItems().stream()
                        .flatMap(
                                each ->
                                        each instanceof Menu menu
                                                ? menu.getItems().stream()
                                                : Stream.of(each))
                        .filter(each -> id.equals(each.getId()))
                        .findFirst()
                        .orElseThrow();
        onFx(item::fire);
    }

    private static List<Row> read(Path file, int sheet) throws IOException {
        try (ReadableWorkbook book = new ReadableWorkbook(file.toFile())) {
            return book.getSheet(sheet).orElseThrow().read();
        }
    }

    private static String text(Row row, int column) {
        return row.getCell(column).asString();
    }

    @Test
    void aRankingIsAWorkbookWithNumbersAndItsSource() throws IOException {
        SectionStage stage = open("ranking");
        Path file = folder.resolve("ranking.xlsx");
        export(stage, "export-xlsx", file);
        List<Row> rows = read(file, 0);
        assertThat(rows).hasSize(1 + 3);
        assertThat(text(rows.get(0), 0)).isEqualTo("Video");
        assertThat(text(rows.get(1), 0)).isEqualTo("Gamma");
        assertThat(text(rows.get(2), 0)).isEqualTo("'=HYPERLINK(\"x\")");
        assertThat(rows.get(2).getCell(3).asNumber()).isEqualByComparingTo(BigDecimal.TEN);
        assertThat(rows.get(2).getCell(8).asNumber()).isEqualByComparingTo(new BigDecimal("1.25"));
        assertThat(rows.get(3).getCell(3).getType()).isEqualTo(CellType.STRING);
        assertThat(text(rows.get(3), 3)).isEqualTo("unknown");
        List<Row> about = read(file, 1);
        assertThat(about.stream().map(row -> text(row, 0)))
                .contains("Source", "Loaded at", "Start date", "End date", "Time zone")
                .endsWith("Rows");
        assertThat(text(about.getFirst(), 1)).isEqualTo("GET /ranking at data.example.com");
        assertThat(about.getLast().getCell(1).asNumber()).isEqualByComparingTo("3");
    }

    @Test
    void aFilterNarrowsTheFileAsItNarrowsTheTable() throws IOException {
        SectionStage stage = open("ranking");
        type("ranking-filter", "beta");
        await().until(
                        () ->
                                onFx(() -> find("ranking-table", TableView.class).getItems().size())
                                        == 1);
        Path file = folder.resolve("ranking.xlsx");
        export(stage, "export-xlsx", file);
        assertThat(read(file, 0)).hasSize(1 + 1);
        Row last = read(file, 1).getLast();
        assertThat(text(last, 0)).isEqualTo("Rows hidden by the filter");
        assertThat(last.getCell(1).asNumber()).isEqualByComparingTo("2");
    }

    @Test
    void aFilterOfCitiesIsToldInTheFileAsWell() throws IOException {
        SectionStage stage = open("cities");
        type("cities-filter", "ohio");
        await().until(
                        () ->
                                onFx(() -> find("cities-table", TableView.class).getItems().size())
                                        == 3);
        Path file = folder.resolve("cities.xlsx");
        export(stage, "export-xlsx", file);
        assertThat(read(file, 0)).hasSize(1 + 1);
        Row last = read(file, 1).getLast();
        assertThat(text(last, 0)).isEqualTo("Rows hidden by the filter");
        assertThat(last.getCell(1).asNumber()).isEqualByComparingTo("3");
    }

    @Test
    void everyCityIsInTheFileAlthoughTheCountriesAreClosed() throws IOException {
        SectionStage stage = open("cities");
        Path file = folder.resolve("cities.csv");
        export(stage, "export-csv-plain", file);
        assertThat(Files.readAllLines(file))
                .containsExactly(
                        """
                        "Country","Country (as provided)","Region","City","Latitude",\
                        "Longitude","Coordinates","Views","Unique views","Plays","Unique plays",\
                        "Notes\"\
                        """,
                        """
                        "Brazil","BR","São Paulo","Osasco",-20.0,-45.0,,9,7,6,4,\
                        """,
                        """
                        "Brazil","BR","São Paulo","Santos",-20.0,-45.0,,5,4,3,2,\
                        """,
                        """
                        "Brazil","BR",unknown,"Salvador",-20.0,-45.0,,2,1,1,1,\
                        """,
                        """
                        "United States","US","Ohio","Dayton",unknown,unknown,"No coordinates",\
                        unknown,unknown,unknown,unknown,\
                        """);
    }

    @Test
    void everyReferrerIsInTheFileAlthoughItsSiteIsClosed() throws IOException {
        reads.referrers =
                List.of(
                        referrer(
                                "https://www.google.com/?utm_source=news&utm_medium=mail",
                                null,
                                9L),
                        referrer("https://docs.google.com/x", null, 5L),
                        referrer(null, null, 2L));
        SectionStage stage = open("referrers");
        Path file = folder.resolve("referrers.csv");
        export(stage, "export-csv-plain", file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(1 + 3);
        assertThat(lines.getFirst())
                .startsWith("\"Channel\",\"Site\",\"URL\",\"utm_source\",\"utm_medium\",")
                .endsWith("\"Notes\"");
        assertThat(lines)
                .anySatisfy(
                        line ->
                                assertThat(line)
                                        .startsWith(
                                                "\"Search\",\"Google\",\"https://www.google.com/")
                                        .contains(",\"news\",\"mail\",")
                                        .contains(",0.5625,9,"))
                .anySatisfy(
                        line ->
                                assertThat(line)
                                        .startsWith("\"Unknown source\",")
                                        .contains(",0.125,2,"));
    }

    @Test
    void campaignsAreInTheFileWithTheirSources() throws IOException {
        reads.referrers =
                List.of(
                        referrer(
                                "https://a.example/?utm_campaign=x&utm_source=news&utm_medium=mail",
                                null,
                                9L),
                        referrer("https://b.example/", null, 5L));
        SectionStage stage = open("referrers");
        click("referrers-view-campaigns");
        Path file = folder.resolve("campaigns.csv");
        export(stage, "export-csv-plain", file);
        assertThat(Files.readAllLines(file))
                .anySatisfy(line -> assertThat(line).startsWith("\"Campaign\",\"Source\",\"URL\","))
                .anySatisfy(
                        line ->
                                assertThat(line)
                                        .startsWith("\"x\",\"news / mail\",\"https://a.example/"))
                .anySatisfy(
                        line ->
                                assertThat(line)
                                        .startsWith(
                                                "\"No campaign\",\"b.example\",\"https://b.example/"));
    }

    @Test
    void thePaletteKnowsTheSameCommands() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        assertThat(
                        onFx(() -> stage.sections()).stream()
                                .flatMap(section -> section.commands().commands().stream())
                                .map(command -> command.id()))
                .contains(
                        "ranking-export-csv",
                        "ranking-export-plain",
                        "ranking-export-jsonl",
                        "ranking-export-xlsx",
                        "ranking-export-copy",
                        "ranking-export-png",
                        "cities-export-xlsx",
                        "referrers-export-csv",
                        "browsers-export-xlsx",
                        "live-export-png");
    }

    @Test
    void videosThatLeftAreInTheTableAndInTheFile() throws IOException {
        Period before =
                Comparison.PREVIOUS
                        .of(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY), null)
                        .orElseThrow();
        reads.videosOf.put(before, List.of(video(3, "Gamma", 20L), video(7, "Gone", 15L)));
        SectionStage stage = open("ranking");
        click("compare-button");
        click("compare-previous");
        await().until(
                        () ->
                                onFx(() -> find("ranking-table", TableView.class).getItems().size())
                                        == 4);
        settle();
        assertThat(robot().lookup("gone").tryQuery()).as("said in the table").isPresent();
        Path file = folder.resolve("ranking.csv");
        export(stage, "export-csv-plain", file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(1 + 4);
        assertThat(lines.getLast()).startsWith("\"Gone\",").contains(",\"gone\",-15,");
        noticed("ranking.csv saved: 3 rows, plus 1 only in the comparison period");
        fire("export-copy");
        noticed("3 rows copied, plus 1 only in the comparison period");
    }

    private void noticed(String words) {
        await().until(() -> onFx(() -> robot().lookup(words).tryQuery().isPresent()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ranking", "cities", "referrers"})
    void aPictureSaysTheDaysThatAreInSightInTheWindow(String section) throws IOException {
        reads.referrers = List.of(referrer("google.com", null, 9L));
        SectionStage stage = open(section);
        Label truth = find("truth-line", Label.class);
        String before = onFx(truth::getText);
        assertThat(before).startsWith("Loaded 8:57").doesNotContain("2026");
        List<String> said = new CopyOnWriteArrayList<>();
        onFx(() -> truth.textProperty().subscribe((_, now) -> said.add(now)));
        Path file = folder.resolve(section + ".png");
        export(stage, "export-png", file);
        settle();
        double room =
                onFx(
                        () ->
                                robot().lookup(".section-room")
                                        .queryAs(ScrollPane.class)
                                        .getViewportBounds()
                                        .getWidth());
        assertThat(ImageIO.read(file.toFile()).getWidth())
                .as("twice the size in the window")
                .isEqualTo((int) (2 * room));
        assertThat(said).hasSize(2).first().asString().contains("Loaded Mar 10, 2026");
        assertThat(onFx(truth::getText)).isEqualTo(before);
    }
}
