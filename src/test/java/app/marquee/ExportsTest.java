package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.TreeLine;
import app.marquee.command.WindowRequest;
import app.marquee.harness.ExportPlace;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.tour.ExportView;
import app.marquee.tour.TourWindow;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.testing.FakeDesk;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/**
 * Every view of the whole window is saved in every kind of file by its own menu, over a service
 * whose names begin like formulas and which leaves figures out; what is read back is judged by what
 * the view showed and the service said.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("window")
@Tag("long")
@Tag("painted")
class ExportsTest {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final Account ACCOUNT = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);
    private static final ConnectionId ID = new ConnectionId("exports");
    private static final int MANY = 9;

    private static final Set<String> PICTURES = Set.of("export-png", "export-map");

    private static final int PLENTY_A_MINUTE = 60_000;
    private static final String UNKNOWN = "unknown";

    /** The ranking has its last 28 days in the trend, which loads in the background. */
    private static final List<String> DAYS =
            LocalDate.of(2026, 5, 18)
                    .datesUntil(LocalDate.of(2026, 6, 15))
                    .map(day -> "Views " + day)
                    .toList();

    private static final Pattern MEMBER =
            Pattern.compile("[a-z0-9]+(_[a-z0-9]+)*|\\d{4}-\\d\\d-\\d\\d");
    private static final Pattern FORMULA = Pattern.compile("^[=+\\-@\\t\\r\\n].*", Pattern.DOTALL);

    private final FakeDesk desk = new FakeDesk();
    @TempDir private static Path folder;
    private Sandbox service;
    private ExportPlace place;
    private Run run;
    private TourWindow window;

    @BeforeAll
    void open() throws Exception {
        Toolkit.start();
        service = Sandbox.start(SandboxOptions.builder().now(NOW).build());
        place = new ExportPlace(service.baseUri());
        run =
                Run.open(
                        new WindowRequest(folder.resolve("home"), null, false),
                        Clock.fixed(NOW, ZoneOffset.UTC));
        window = TourWindow.open(run, desk);
        run.connections()
                .addForThisRun(
                        new Connection(
                                ID,
                                "=Exports",
                                ConnectionKind.TEST,
                                place.uri(),
                                place.uri(),
                                Connection.Routes.USUAL,
                                new Connection.Terms(
                                        false,
                                        PLENTY_A_MINUTE,
                                        ZoneOffset.UTC,
                                        ConnectionNetwork.USUAL)),
                        Optional.of(new Secret(service.token())));
    }

    @AfterAll
    void close() {
        window.close();
        run.close();
        place.close();
        service.close();
    }

    static Stream<ExportView> views() {
        return ExportView.all(endedLive()).stream();
    }

    /** One that is on grows between two questions. */
    private static String endedLive() {
        return ACCOUNT.lives()
                .filter(live -> live.endedAt().isBefore(NOW))
                .findFirst()
                .orElseThrow()
                .id()
                .toString();
    }

    @ParameterizedTest
    @MethodSource("views")
    void isAPictureAndWholeInEveryKindOfFile(ExportView view) throws Exception {
        show(view);
        pictures(view);
        files(view);
        assertThat(window.uncaught()).isEmpty();
    }

    private void pictures(ExportView view) throws IOException {
        assertThat(pictures()).isEqualTo(view.pictures());
        for (String picture : view.pictures()) {
            BufferedImage image = ImageIO.read(save(picture, "png").toFile());
            assertThat(image.getWidth()).as("twice the size of the window").isGreaterThan(400);
            assertThat(image.getHeight()).isGreaterThan(200);
            assertThat(colours(image)).as(picture).isEqualTo(MANY);
        }
    }

    private void files(ExportView view) throws Exception {
        int rows = rows(view);
        assertThat(rows).as("rows of the view").isPositive();
        SavedTable workbook = SavedTable.workbook(save("export-xlsx", "xlsx"));
        SavedTable plain = SavedTable.csv(save("export-csv-plain", "csv"));
        SavedTable local = SavedTable.csv(save("export-csv", "csv"));
        for (SavedTable table : List.of(workbook, plain, local)) {
            assertThat(table.header()).isEqualTo(header(view));
            assertThat(table.rows()).hasSize(rows);
            harmless(table);
        }
        lines(save("export-jsonl", "jsonl"), rows, workbook.header().size());
        about(view, workbook, rows);
        figures(view, workbook);
        for (String title : view.figures()) {
            assertThat(plain.column(title).stream().map(SavedTable::number))
                    .as(title)
                    .isEqualTo(workbook.column(title).stream().map(SavedTable::number).toList());
        }
        if (view.said() != null) {
            SavedTable asked = asked(view, workbook);
            assertThat(asked.column(view.said().column()).stream().map(SavedTable::number))
                    .containsExactlyInAnyOrderElementsOf(said(view.said(), workbook))
                    .contains(UNKNOWN, SavedTable.number(0));
        }
    }

    /** Without the live stream that the section opens on by itself. */
    private static SavedTable asked(ExportView view, SavedTable workbook) {
        return view.header().contains("Live stream ID")
                ? workbook.where("Live stream ID", endedLive())
                : workbook;
    }

    /** One member for each column, under the names of programs. */
    private static void lines(Path file, int rows, int columns) throws IOException {
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(rows);
        for (String line : lines) {
            JsonNode row = JsonMapper.shared().readTree(line);
            assertThat(row.propertyNames()).hasSize(columns).allMatch(MEMBER.asMatchPredicate());
        }
    }

    private void show(ExportView view) {
        window.home().forget();
        window.connection(ID);
        window.section(view.section());
        view.before().accept(window);
        window.rest();
    }

    /** Of a tree, the lines without others inside, all opened. */
    private int rows(ExportView view) {
        if (window.see(root -> isTree((TableView<?>) root.lookup("#" + view.table())))) {
            window.command(view.section() + "-expand-all");
            window.pause(8);
        }
        return window.see(root -> innermost((TableView<?>) root.lookup("#" + view.table())));
    }

    private static boolean isTree(TableView<?> table) {
        return table.getItems().stream().anyMatch(TreeLine.class::isInstance);
    }

    private static int innermost(TableView<?> table) {
        return (int)
                table.getItems().stream()
                        .filter(each -> !(each instanceof TreeLine<?> line && line.isExpandable()))
                        .count();
    }

    private List<String> header(ExportView view) {
        if (view.section().equals("ranking")) {
            return Stream.concat(view.header().stream(), DAYS.stream()).toList();
        }
        if (!view.header().equals(List.of(ExportView.MATRIX))) {
            return view.header();
        }
        return window.see(
                root ->
                        ((TableView<?>) root.lookup("#" + view.table()))
                                .getColumns().stream()
                                        .filter(column -> !"picture".equals(column.getId()))
                                        .map(column -> harmless(column.getText()))
                                        .toList());
    }

    private static String harmless(String title) {
        return FORMULA.matcher(title).matches() ? "'" + title : title;
    }

    private static ExportMenu menu(Parent root) {
        return root.lookupAll("#export-menu").stream()
                .filter(ExportsTest::isOffered)
                .map(ExportMenu.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** In sight, or in the menu "⋯" of a bar that has no room for it. */
    private static boolean isOffered(Node menu) {
        return isSeen(menu) || isSeen(menu.getParent().getParent());
    }

    private static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    private static Stream<MenuItem> items(List<MenuItem> items) {
        return items.stream()
                .flatMap(
                        item ->
                                item instanceof Menu inner
                                        ? Stream.concat(Stream.of(item), items(inner.getItems()))
                                        : Stream.of(item));
    }

    /** The pictures that can be chosen. */
    private Set<String> pictures() {
        return window.see(
                root -> {
                    ExportMenu menu = menu(root);
                    menu.getOnShowing().handle(null);
                    return menu.getItems().stream()
                            .filter(item -> !item.isDisable())
                            .map(MenuItem::getId)
                            .filter(id -> id != null && PICTURES.contains(id))
                            .collect(java.util.stream.Collectors.toSet());
                });
    }

    /** Over a file that is there, which another one takes the place of. */
    private Path save(String id, String ending) throws IOException {
        Path into = Files.createTempDirectory(folder, "saved");
        Path file = into.resolve("file." + ending);
        Files.writeString(file, "old");
        desk.willChoose(file);
        window.see(
                root -> {
                    items(menu(root).getItems())
                            .filter(item -> id.equals(item.getId()))
                            .findFirst()
                            .orElseThrow()
                            .fire();
                    return true;
                });
        await().until(() -> Files.size(file) > 3);
        window.rest();
        try (Stream<Path> left = Files.list(into)) {
            assertThat(left).containsExactly(file);
        }
        return file;
    }

    private static void harmless(SavedTable table) {
        assertThat(table.texts().filter(text -> FORMULA.matcher(text).matches()))
                .filteredOn(text -> SavedTable.number(text) instanceof String)
                .isEmpty();
    }

    private void about(ExportView view, SavedTable workbook, int rows) {
        Map<String, Object> about = workbook.about();
        assertThat(SavedTable.number(workbook.said("Rows"))).isEqualTo(SavedTable.number(rows));
        assertThat(about).containsEntry("Connection", "'=Exports").containsKey("Saved at");
        assertThat(about.get("Time zone")).isEqualTo("Z");
        if (view.source() != null) {
            assertThat(about)
                    .hasEntrySatisfying(
                            "Source",
                            said ->
                                    assertThat(said)
                                            .isIn(
                                                    view.source(),
                                                    view.source()
                                                            + " at "
                                                            + place.uri().getAuthority()));
            assertThat(about.get("Loaded at")).isInstanceOf(Number.class);
        }
    }

    /** In a column of numbers there are numbers, and the word for what is not known. */
    private static void figures(ExportView view, SavedTable workbook) {
        for (String title : view.figures()) {
            assertThat(workbook.column(title))
                    .as(title)
                    .isNotEmpty()
                    .allMatch(cell -> cell instanceof Number || cell.equals(UNKNOWN));
        }
    }

    private List<Object> said(ExportView.Said said, SavedTable workbook)
            throws IOException, InterruptedException {
        String path =
                said.path().contains("{id}")
                        ? said.path().replace("{id}", workbook.said("Video ID").toString())
                        : said.path();
        if (path.endsWith("?") || path.endsWith("&")) {
            path +=
                    "start_date="
                            + day(workbook, "Start date")
                            + "&end_date="
                            + day(workbook, "End date");
        }
        HttpRequest request =
                HttpRequest.newBuilder(place.uri().resolve(path))
                        .header("Authorization", service.token())
                        .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            List<Object> found = new ArrayList<>();
            collect(
                    JsonMapper.shared()
                            .readTree(
                                    client.send(request, HttpResponse.BodyHandlers.ofString())
                                            .body()),
                    said.member(),
                    found);
            return found;
        }
    }

    private static LocalDate day(SavedTable workbook, String title) {
        long days = ((Number) workbook.said(title)).longValue();
        return LocalDate.of(1899, 12, 30).plusDays(days);
    }

    private static void collect(JsonNode node, String member, List<Object> found) {
        JsonNode value = node.get(member);
        if (node.isObject() && value != null) {
            found.add(value.isNull() ? UNKNOWN : SavedTable.number(value.asString()));
        }
        node.values().forEach(inner -> collect(inner, member, found));
    }

    /** As many as tell a picture from an empty one, at most. */
    private static long colours(BufferedImage image) {
        return java.util.stream.IntStream.range(0, image.getHeight())
                .flatMap(
                        line ->
                                java.util.stream.IntStream.range(0, image.getWidth())
                                        .filter(x -> x % 7 == 0)
                                        .map(x -> image.getRGB(x, line)))
                .distinct()
                .limit(MANY)
                .count();
    }
}
