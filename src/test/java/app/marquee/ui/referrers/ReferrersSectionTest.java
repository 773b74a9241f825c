package app.marquee.ui.referrers;

import static app.marquee.ui.analytics.FakeReads.referrer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.ReferrerRules;
import app.marquee.service.analytics.RulesReading;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReferrerRuleBook;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.testing.FakeDesk;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The section Referrers by mouse and keyboard. */
class ReferrersSectionTest extends WindowTest {
    private final FakeReads reads = new FakeReads();
    private final FakeMemory sectionMemory = FakeMemory.withoutComparison();
    private final WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());

    ReferrersSectionTest() {
        reads.referrers =
                List.of(
                        referrer("", null, 50L),
                        referrer(null, null, 7L),
                        referrer("https://www.google.com/", null, 30L),
                        referrer(
                                "android-app://com.google.android.googlequicksearchbox/",
                                null,
                                10L),
                        referrer("https://blog.a.example/?utm_source=news", null, 3L),
                        referrer("=1+1", null, null));
    }

    private void open() {
        open(sectionMemory);
    }

    private void open(FakeMemory memory) {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                ReferrersSection.definition(
                                        ReportSources.of(reads, new FakeThings(), memory))));
    }

    /** A chart that is left out without a word looks like a platform without days. */
    @Test
    void daysThatFailAreSaidInOneLineAndRetried() {
        Period days = PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY);
        reads.failing = days.after(Comparison.PREVIOUS.of(days, null).orElseThrow());
        open(new FakeMemory());
        assertThat(lines()).isNotEmpty();
        assertThat(exists("referrers-days-failed")).isTrue();
        int asked = reads.asked.size();
        reads.failing = null;
        click("referrers-days-retry");
        assertThat(exists("referrers-days-failed")).isFalse();
        assertThat(reads.asked).hasSize(asked + 1);
    }

    /** A day alone would be a point. */
    @Test
    void upToTwoDaysHaveTheirHours() {
        open();
        assertThat(reads.asked).noneMatch(each -> each.endsWith(" hour"));
        click("period-button");
        click("period-today");
        await().until(() -> reads.asked.stream().anyMatch(each -> each.endsWith(" hour")));
    }

    private void openSites() {
        open();
        click("referrers-view-sites");
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<GroupLine> table() {
        return find("referrers-table", TableView.class);
    }

    private List<String> lines() {
        return onFx(
                () ->
                        table().getItems().stream()
                                .map(
                                        line ->
                                                line.depth()
                                                        + " "
                                                        + line.group().kind()
                                                        + " "
                                                        + line.group().name())
                                .toList());
    }

    @Test
    void channelsAreFirstWithDirectAndUnknownApart() {
        open();
        assertThat(lines())
                .containsExactly(
                        "0 DIRECT ",
                        "0 CHANNEL search",
                        "0 UNKNOWN ",
                        "0 CHANNEL other",
                        "0 OTHER ");
        assertThat(robot().lookup("50.0%").tryQuery()).isPresent();
        assertThat(robot().lookup("Unknown source").tryQuery()).isPresent();
        assertThat(find("truth-line", Label.class).getText())
                .startsWith("Loaded 8:57")
                .doesNotContain("rows", "GET ");
        developerDetails();
        assertThat(find("truth-line", Label.class).getTooltip().getText())
                .contains("6 rows", "Views in 1 row", "GET /referrer at data.example.com")
                .contains("Answers of AI inside Google or Bing count as Search");
        assertThat(reads.asked)
                .as("the table, and the chart")
                .containsExactlyInAnyOrder(
                        "referrers 2026-02-10 total", "referrers 2026-02-10 day");
    }

    /** Two of the five groups have no name: Unknown, and what is no URL. */
    @Test
    void groupsWithoutANameAreGray() {
        open();
        assertThat(onFx(() -> grayNames())).containsExactly("Unknown source", "Not a URL");
    }

    private List<String> grayNames() {
        return table().lookupAll(".place-cell:unknown").stream()
                .map(each -> ((Labeled) each).getText())
                .toList();
    }

    @Test
    void theKeyboardDrillsFromAChannelToTheAddresses() {
        open();
        robot().clickOn("Search");
        press(KeyCode.RIGHT);
        assertThat(lines()).containsSubsequence("0 CHANNEL search", "1 SITE Google", "0 UNKNOWN ");
        press(KeyCode.RIGHT);
        press(KeyCode.RIGHT);
        assertThat(lines())
                .containsSubsequence(
                        "1 SITE Google",
                        "2 ADDRESS https://www.google.com/",
                        "2 ADDRESS android-app://com.google.android.googlequicksearchbox/",
                        "0 UNKNOWN ");
        press(KeyCode.LEFT);
        press(KeyCode.LEFT);
        press(KeyCode.LEFT);
        assertThat(lines()).hasSize(5);
    }

    @Test
    void viewsAreChosenByMouseAndKeys() {
        open();
        assertThat(isChosen("channels")).isTrue();
        assertThat(columnTitle()).isEqualTo("Channel");
        click("referrers-view-sites");
        assertThat(lines()).contains("0 SITE Google", "0 SITE a.example");
        assertThat(columnTitle()).isEqualTo("Site");
        onFx(() -> find("referrers-view-pages", ToggleButton.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(lines()).contains("0 PAGE google.com", "0 PAGE blog.a.example", "0 APP Google");
        assertThat(columnTitle()).isEqualTo("Page");
        press(KeyCode.SPACE);
        assertThat(isChosen("pages")).as("one view is always chosen").isTrue();
        click("referrers-view-campaigns");
        assertThat(lines()).contains("0 CAMPAIGN ", "0 UNTAGGED ", "0 DIRECT ", "0 UNKNOWN ");
        assertThat(lines().getFirst()).as("campaigns come first").isEqualTo("0 CAMPAIGN ");
        assertThat(robot().lookup("Unnamed campaign").tryQuery()).isPresent();
        assertThat(robot().lookup("No campaign").tryQuery()).isPresent();
        assertThat(reads.asked).as("the same reports").hasSize(2);
    }

    @Test
    void viewsAreCommandsToo() {
        open();
        onFx(
                () ->
                        robot().lookup(".main-window").queryAs(MainWindow.class).commands().stream()
                                .filter(each -> each.id().equals("referrers-show-sites"))
                                .forEach(each -> each.action().run()));
        assertThat(isChosen("sites")).isTrue();
        assertThat(lines()).contains("0 SITE Google");
    }

    @Test
    void theViewOfTheLastStartIsShown() {
        open();
        click("referrers-view-pages");
        open();
        assertThat(isChosen("pages")).isTrue();
        assertThat(lines()).contains("0 PAGE google.com");
    }

    private boolean isChosen(String view) {
        return onFx(() -> find("referrers-view-" + view, ToggleButton.class).isSelected());
    }

    private String columnTitle() {
        return onFx(() -> table().getVisibleLeafColumns().getFirst().getText());
    }

    @Test
    void theFilterFindsCampaignsAndOpensWhatItFinds() {
        openSites();
        type("referrers-filter", "utm_source=news");
        await().until(
                        () ->
                                lines().equals(
                                                List.of(
                                                        "0 SITE a.example",
                                                        "1 ADDRESS"
                                                            + " https://blog.a.example/?utm_source=news")));
    }

    @Test
    void aRuleIsTriedThenHoldsAndIsRemembered() {
        openSites();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "GOOGLE");
        assertThat(find("referrers-rule-trial", Label.class).getText())
                .contains("2 URLs with 40 views", "https://www.google.com/");
        assertThat(lines()).contains("0 SITE Google");
        type("referrers-rule-name", "Search\n");
        assertThat(onFx(() -> find("referrers-rules-list", ListView.class).getItems().size()))
                .isEqualTo(1);
        click("referrers-rules-save");
        assertThat(lines()).contains("0 NAMED Search").doesNotContain("0 SITE Google");
        developerDetails();
        assertThat(find("truth-line", Label.class).getTooltip().getText())
                .contains("1 naming rule");
        assertThat(reads.asked).as("the same reports").hasSize(2);
        assertThat(onFx(() -> book().rules()))
                .containsExactly(new ReferrerRule("GOOGLE", "Search"));
    }

    /** What is remembered for the next start. */
    private ReferrerRuleBook book() {
        return new ReferrerRuleBook(sectionMemory, Set.of());
    }

    @Test
    void columnsAreOfferedByTheirWholeNames() {
        open();
        byPalette("Choose columns");
        assertThat(
                        onFx(
                                () ->
                                        robot()
                                                .lookup(".context-menu .label .text")
                                                .queryAll()
                                                .stream()
                                                .map(Text.class::cast)
                                                .map(Text::getText)
                                                .toList()))
                .contains("utm_source", "utm_content");
        press(KeyCode.ESCAPE);
    }

    @Test
    void aTrialNamesAFewAddressesAndCountsTheRest() {
        reads.referrers =
                IntStream.range(0, 7)
                        .mapToObj(i -> referrer("https://many.example/" + i, null, 1L))
                        .toList();
        open();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "many.example");
        assertThat(find("referrers-rule-trial", Label.class).getText())
                .contains("7 URLs", "https://many.example/4")
                .doesNotContain("https://many.example/5")
                .endsWith("and 2 more");
    }

    @Test
    void onlyRulesThatCanMoveAreMoved() {
        open();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "google");
        type("referrers-rule-name", "Search\n");
        assertThat(canMove()).containsExactly(false, false, true);
        type("referrers-rule-pattern", "mail");
        type("referrers-rule-name", "Mail\n");
        assertThat(canMove()).containsExactly(true, false, true);
        click("referrers-rules-up");
        assertThat(canMove()).containsExactly(false, true, true);
        click("referrers-rules-remove");
        click("referrers-rules-remove");
        assertThat(canMove()).containsExactly(false, false, false);
    }

    private List<Boolean> canMove() {
        return onFx(
                () ->
                        Stream.of("up", "down", "remove")
                                .map(what -> rulesButton(what))
                                .map(button -> button.isManaged() && !button.isDisabled())
                                .toList());
    }

    private Button rulesButton(String what) {
        return robot().lookup("#referrers-rules-" + what).queryAs(Button.class);
    }

    @Test
    void savingTakesWhatIsTypedAlong() {
        open();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "google");
        click("referrers-rules-save");
        assertThat(onFx(() -> find("referrers-rule-name", TextField.class).isFocused()))
                .as("the name is missing")
                .isTrue();
        type("referrers-rule-name", "Search");
        click("referrers-rules-save");
        assertThat(exists("referrers-rules-save")).isFalse();
        assertThat(onFx(() -> book().rules()))
                .containsExactly(new ReferrerRule("google", "Search"));
    }

    @Test
    void oneRuleHasNoOrder() {
        open();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "google");
        type("referrers-rule-name", "Search\n");
        assertThat(exists("referrers-rules-up")).isFalse();
        assertThat(exists("referrers-rules-down")).isFalse();
        assertThat(exists("referrers-rules-remove")).isTrue();
    }

    @Test
    void aRuleChoosesTheChannelOfItsSites() {
        open();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "a.example");
        type("referrers-rule-name", "Our site");
        onFx(() -> find("referrers-rule-channel", ComboBox.class).requestFocus());
        for (int step = 0; step < 5; step++) {
            press(KeyCode.DOWN);
        }
        click("referrers-rule-add");
        assertThat(robot().lookup("a.example  →  Our site · Own sites").tryQuery()).isPresent();
        assertThat(onFx(() -> find("referrers-rule-channel", ComboBox.class).getValue()))
                .as("the next rule begins anew")
                .isEqualTo(Optional.empty());
        click("referrers-rules-save");
        assertThat(lines()).contains("0 CHANNEL own").doesNotContain("0 CHANNEL other");
        assertThat(onFx(() -> book().rules()))
                .containsExactly(new ReferrerRule("a.example", "Our site", Channel.OWN));
    }

    @Test
    void rulesOfTheLastStartHold() {
        onFx(() -> book().keep(List.of(new ReferrerRule("google", "Search"))));
        openSites();
        assertThat(lines()).contains("0 NAMED Search");
    }

    @Test
    void whatWasNotSavedDoesNotHold() {
        openSites();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "google");
        type("referrers-rule-name", "Search\n");
        press(KeyCode.ESCAPE);
        assertThat(lines()).contains("0 SITE Google");
    }

    @Test
    void rulesAreSharedAsAFile(@TempDir Path dir) throws IOException {
        Path file = dir.resolve("rules.json");
        FakeDesk desk = stage.desk();
        onFx(() -> desk.willChoose(file));
        open();
        byPalette("Naming rules");
        type("referrers-rule-pattern", "google");
        type("referrers-rule-name", "Search\n");
        click("referrers-rules-save");
        byPalette("Export naming rules");
        assertThat(new ReferrerRules().load(file))
                .isEqualTo(
                        new RulesReading.Rules(
                                List.of(new ReferrerRule("google", "Search")), List.of()));
        added(file, new ReferrerRules().write(List.of(new ReferrerRule("blog.", "Blog"))));
        assertThat(onFx(() -> find("referrers-rules-list", ListView.class).getItems().size()))
                .isEqualTo(2);
        assertThat(result()).isEqualTo("1 rule imported. Save to apply it.");
    }

    private void added(Path file, String text) throws IOException {
        Files.writeString(file, text);
        onFx(() -> stage.desk().willChoose(file));
        press(KeyCode.ESCAPE);
        byPalette("Import naming rules");
    }

    private String result() {
        return onFx(() -> find("referrers-rules-result", Label.class).getText());
    }

    @Test
    void whatBecameOfTheRulesOfAFileIsTold(@TempDir Path dir) throws IOException {
        onFx(() -> book().keep(List.of(new ReferrerRule("google", "Search"))));
        open();
        added(
                dir.resolve("rules.json"),
                """
                {"format": "marquee-referrer-rules", "version": 1, "rules": [
                  {"pattern": "google", "name": "Search"},
                  {"pattern": "blog.", "name": "Blog"},
                  {"pattern": "**", "name": "All"},
                  {"pattern": "shop.", "name": "Shop"},
                  {"pattern": "nameless."}]}
                """);
        assertThat(result())
                .isEqualTo(
                        "2 rules imported. Save to apply them. 1 already exists. 2 were skipped"
                                + " because they have no pattern or name (rules 3, 5 in the"
                                + " file).");
        added(
                dir.resolve("damaged.json"),
                """
                {"format": "marquee-referrer-rules",
                 "rules": [}
                """);
        assertThat(result())
                .isEqualTo(
                        "Couldn’t import the rules. The file is damaged at line 2, character 12.");
        added(
                dir.resolve("newer.json"),
                """
                {"format": "marquee-referrer-rules", "version": 2, "rules": []}
                """);
        assertThat(result()).startsWith("This file was saved by a newer version of Marquee.");
        added(dir.resolve("other.json"), "[1, 2]");
        assertThat(result())
                .isEqualTo("This file doesn’t contain naming rules. Choose another file.");
    }

    @Test
    void daysAreInsideTheAddresses() {
        reads.referrers =
                List.of(
                        referrer("", "2026-03-02", 2L),
                        referrer("", "2026-03-01", 1L),
                        referrer("https://a.example/", "2026-03-01", 5L));
        openSites();
        byPalette("Expand all");
        assertThat(lines())
                .containsExactly(
                        "0 SITE a.example",
                        "1 ADDRESS https://a.example/",
                        "2 BUCKET 2026-03-01",
                        "0 DIRECT ",
                        "1 BUCKET 2026-03-01",
                        "1 BUCKET 2026-03-02");
    }

    @Test
    void tilesHaveLinesFromASavedReportByDay() {
        reads.keptReferrersByDay =
                List.of(referrer("", "2026-03-02", 2L), referrer("", "2026-03-01", 1L));
        open();
        assertThat(drawn()).containsExactly("referrers-sum-views", "referrers-sum-plays");
        assertThat(reads.asked).as("one for chart and lines").hasSize(2);
        type("referrers-filter", "google");
        await("other rows").until(() -> drawn().isEmpty());
    }

    /** A refresh by day may have renewed the copy; the lines that are known stay meanwhile. */
    @Test
    void linesOfTilesFollowTheSavedReportByDay() {
        reads.keptReferrersByDay =
                List.of(referrer("", "2026-03-02", 2L), referrer("", "2026-03-01", 1L));
        open();
        List<String> before = points();
        reads.keptReferrersByDay =
                List.of(referrer("", "2026-03-02", 1L), referrer("", "2026-03-01", 2L));
        click("referrers-view-sites");
        assertThat(points()).isNotEmpty().isNotEqualTo(before);
        reads.keptReferrersByDay = null;
        click("referrers-view-channels");
        assertThat(drawn()).isEmpty();
    }

    /** Of all lines in the tiles. */
    private List<String> points() {
        return onFx(
                () ->
                        find("referrers-sums", FlowPane.class).lookupAll(".sparkline").stream()
                                .flatMap(line -> line.lookupAll("Path").stream())
                                .flatMap(
                                        path ->
                                                ((javafx.scene.shape.Path) path)
                                                        .getElements().stream())
                                .map(String::valueOf)
                                .toList());
    }

    @Test
    void tilesHaveNoLinesWithoutAReportByDay() {
        open();
        assertThat(drawn()).isEmpty();
    }

    private List<String> drawn() {
        return onFx(
                () ->
                        find("referrers-sums", FlowPane.class).getChildren().stream()
                                .filter(tile -> tile.lookup(".sparkline") != null)
                                .map(Node::getId)
                                .toList());
    }

    @Test
    void theFootOfTheReportIsEmptyBeforeItsFirstLoadAndKeepsItsPlace() {
        reads.failure = new Failure.ServerError(new Answer(500, "sorry", "{}"));
        open();
        double height = footHeight();
        assertThat(exists("provenance-info")).isFalse();
        reads.failure = null;
        click("error-retry");
        assertThat(exists("provenance-info")).isTrue();
        assertThat(footHeight()).isEqualTo(height).isPositive();
    }

    private double footHeight() {
        return onFx(() -> robot().lookup(".truth-foot").<Region>query().getHeight());
    }

    @Test
    void aFailureKeepsTheTableAndEmptyIsSaid() {
        open();
        reads.failure = new Failure.ServerError(new Answer(500, "sorry", "{}"));
        press(KeyCode.F5);
        assertThat(exists("error-banner")).isTrue();
        assertThat(lines()).hasSize(5);
        reads.failure = null;
        reads.referrers = List.of();
        click("error-retry");
        assertThat(robot().lookup("No referrers in this period").tryQuery()).isPresent();
    }

    @Test
    void whatChangedStandsBesideTheFigures() {
        Period before =
                Comparison.PREVIOUS
                        .of(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY), null)
                        .orElseThrow();
        reads.referrersOf.put(
                before,
                List.of(
                        referrer("https://www.google.com/", null, 60L),
                        referrer("https://gone.example/", null, 8L)));
        openSites();
        assertThat(columns()).doesNotContain("views-change");
        click("compare-button");
        click("compare-previous");
        await().untilAsserted(
                        () ->
                                assertThat(reads.asked)
                                        .containsExactlyInAnyOrder(
                                                "referrers 2026-02-10 total",
                                                "referrers 2026-02-10 day",
                                                "referrers 2026-01-13 total",
                                                "referrers 2026-01-13 day"));
        await().until(() -> columns().contains("views-change"));
        assertThat(columns())
                .as("as in Cities")
                .containsExactly("name", "views", "share", "views-change", "plays");
        assertThat(lines()).anyMatch(line -> line.contains("gone.example"));
        developerDetails();
        assertThat(onFx(() -> find("truth-line", Labeled.class).getTooltip().getText()))
                .contains("1 gone")
                .contains("compared with Jan 13 – Feb 9, 2026");
        String whole = change("Google");
        assertThat(whole).contains("20");
        type("referrers-filter", "google");
        await().until(() -> lines().stream().noneMatch(line -> line.contains("DIRECT")));
        assertThat(change("Google")).as("of what a filter leaves whole").isEqualTo(whole);
        type("referrers-filter", "www.google");
        await().until(() -> !change("Google").equals(whole));
        assertThat(change("Google")).as("of a part").isEqualTo("–");
    }

    private String change(String group) {
        return onFx(
                () ->
                        table().lookupAll(".table-cell").stream()
                                .map(cell -> (TableCell<?, ?>) cell)
                                .filter(cell -> isChangeOf(group, cell))
                                .map(cell -> String.valueOf(cell.getText()))
                                .findFirst()
                                .orElse(""));
    }

    private static boolean isChangeOf(String group, TableCell<?, ?> cell) {
        return cell.getTableColumn() != null
                && "views-change".equals(cell.getTableColumn().getId())
                && cell.getTableRow().getItem() instanceof GroupLine line
                && group.equals(line.group().name());
    }

    @Test
    void everyColumnIsSeenInAWindowOfUsualWidth() {
        open();
        assertThat(onFx(this::widthOfColumns)).isLessThanOrEqualTo(onFx(() -> table().getWidth()));
        assertThat(onFx(() -> table().getVisibleLeafColumns().getFirst().getWidth()))
                .as("of the name, which takes the room that is left")
                .isGreaterThanOrEqualTo(240);
    }

    @Test
    void barsStandBesideTheirNumbers() {
        open();
        List<Region> bars = onFx(this::bars);
        assertThat(bars).hasSizeGreaterThan(3);
        assertThat(onFx(() -> bars.getFirst().getWidth())).isGreaterThan(40);
        assertThat(bars)
                .allSatisfy(
                        bar ->
                                assertThat(bar.getBoundsInParent().getMaxX())
                                        .isLessThanOrEqualTo(
                                                bar.getParent()
                                                        .lookup(".label")
                                                        .getBoundsInParent()
                                                        .getMinX()));
    }

    private List<Region> bars() {
        return table().lookupAll(".figure-bar").stream()
                .map(Region.class::cast)
                .filter(bar -> bar.isVisible() && bar.getWidth() > 0)
                .toList();
    }

    private double widthOfColumns() {
        return table().getVisibleLeafColumns().stream().mapToDouble(TableColumn::getWidth).sum();
    }

    private List<String> columns() {
        return onFx(
                () ->
                        table().getVisibleLeafColumns().stream()
                                .map(column -> String.valueOf(column.getId()))
                                .toList());
    }

    /** The same weekday of five weeks, the last one three days ago. */
    private static List<ReferrerRow> usualDays() {
        return IntStream.rangeClosed(0, 4)
                .mapToObj(
                        weeks ->
                                referrer(
                                        "https://www.instagram.com/",
                                        FakeReads.TODAY.minusDays(3 + 7L * weeks).toString(),
                                        weeks == 0 ? 9_000L : 1_000L))
                .toList();
    }

    /** Of the account, and from the report that the chart has: its sources aren't loaded anew. */
    @Test
    void aDayOfTheChartIsExplainedByTheReportOfTheChart() {
        Period days = PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY);
        Period both = days.after(Comparison.PREVIOUS.of(days, null).orElseThrow());
        reads.referrers = usualDays();
        reads.keptReferrersByDay = usualDays();
        reads.keptReferrerDays = both;
        open(new FakeMemory());
        List<String> before = List.copyOf(reads.asked);
        onFx(() -> find("referrers-curve", Node.class).requestFocus());
        press(KeyCode.END);
        press(KeyCode.ENTER);
        settle();
        assertThat(onFx(() -> find("day-sentence", Label.class).getText()))
                .isEqualTo(
                        "+8,000 (+800.0%) views compared to a usual Saturday: mostly Instagram"
                                + " (100%).");
        assertThat(exists("day-account")).isFalse();
        assertThat(reads.asked).isEqualTo(before);
        Period day = Period.of(FakeReads.TODAY.minusDays(3));
        assertThat(reads.rankings).containsExactly(day);
        assertThat(reads.questions).extracting(CityQuestion::period).containsExactly(day);
        press(KeyCode.ESCAPE);
        assertThat(exists("day-panel")).isFalse();
        assertThat(isFocused("referrers-curve")).isTrue();
    }
}
