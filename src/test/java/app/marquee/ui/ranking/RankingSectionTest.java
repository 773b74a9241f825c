package app.marquee.ui.ranking;

import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import static java.util.Comparator.reverseOrder;

import app.marquee.SectionStage;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.task.HeldRunner;
import app.marquee.ui.analytics.FakeDays;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionCommands;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.DateCell;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The section Ranking by mouse and keyboard. */
class RankingSectionTest extends WindowTest {
    private final FakeReads reads = new FakeReads();
    private final List<String> opened = new ArrayList<>();

    RankingSectionTest() {
        reads.videos =
                List.of(
                        video(1, "Alpha", 10L, 300L, "1", "USD"),
                        video(2, "Beta", null, 100L, null, "USD"),
                        video(3, "Gamma", 30L, null, "2", "USD"),
                        video(4, null, 20L, 200L, "3", "USD"));
    }

    private SectionStage open() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("ranking", videos()));
        return stage;
    }

    /** A section that opens videos. */
    private SectionDefinition videos() {
        return new SectionDefinition(
                "videos",
                List.of("video"),
                SectionGroup.CONTENT,
                "fth-film",
                Set.of(VideoId.class),
                _ ->
                        new Section() {
                            private final Region view = new StackPane();

                            @Override
                            public Region view() {
                                return view;
                            }

                            @Override
                            public void refresh() {}

                            @Override
                            public void open(Id subject) {
                                opened.add(subject.value());
                            }

                            @Override
                            public void close() {}
                        },
                new SectionCommands<>(Section.class, List.of()),
                Optional.empty(),
                Optional.empty());
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<Ranked> table() {
        return find("ranking-table", TableView.class);
    }

    private List<String> titles() {
        return onFx(
                () ->
                        table().getItems().stream()
                                .map(one -> String.valueOf(one.row().title()))
                                .toList());
    }

    /** The title counts the videos of the period, and no tile says another number. */
    @Test
    void videosThatOnlyTheComparedPeriodHasAreNotCounted() {
        before(List.of(video(9, "Gone", 9L), video(1, "Alpha", 4L)));
        open();
        compare();
        await().until(() -> titles().contains("Gone"));
        assertThat(onFx(() -> table().getItems().size())).isEqualTo(5);
        assertThat(
                        onFx(
                                () ->
                                        table()
                                                .getScene()
                                                .getRoot()
                                                .lookupAll(".view-count")
                                                .stream()
                                                .map(each -> ((Label) each).getText())
                                                .toList()))
                .containsExactly("4");
    }

    @Test
    void theDaysBetweenTheFirstAndTheLastAreShaded() {
        open();
        click("period-button");
        click("period-last-7-days");
        click("period-button");
        LocalDate last = FakeReads.TODAY.minusDays(1);
        assertThat(
                        onFx(
                                () ->
                                        robot()
                                                .lookup(".day-cell:between")
                                                .queryAllAs(DateCell.class)
                                                .stream()
                                                .map(DateCell::getItem)
                                                .distinct()
                                                .sorted()
                                                .toList()))
                .containsExactlyElementsOf(last.minusDays(5).datesUntil(last).toList());
    }

    @Test
    void theCardOfThePeriodEndsBesideItsCalendars() {
        open();
        click("period-button");
        Region card = onFx(() -> robot().lookup(".period-chooser").queryAs(Region.class));
        double end =
                onFx(
                        () ->
                                robot()
                                        .lookup(".period-calendars .date-picker-popup")
                                        .queryAllAs(Region.class)
                                        .stream()
                                        .map(each -> each.localToScene(each.getLayoutBounds()))
                                        .mapToDouble(Bounds::getMaxX)
                                        .max()
                                        .orElseThrow());
        double edge = onFx(() -> card.localToScene(card.getLayoutBounds()).getMaxX());
        assertThat(edge - end).isBetween(0.0, 20.0);
    }

    @Test
    void whereTheKeysAreIsSeenAtADateToo() {
        open();
        click("period-button");
        onFx(() -> find("period-last-7-days", ToggleButton.class).requestFocus());
        assertThat(ring("period-from")).isZero();
        onFx(() -> find("period-from", DatePicker.class).requestFocus());
        settle();
        assertThat(ring("period-from")).isEqualTo(1);
    }

    /** How far the ring of what has the keys reaches beyond it. */
    private double ring(String id) {
        return onFx(
                () ->
                        -find(id, DatePicker.class)
                                .getBackground()
                                .getFills()
                                .getFirst()
                                .getInsets()
                                .getTop());
    }

    /** What the previous period has. */
    private void before(List<RankingRow> videos) {
        Period days = PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY);
        reads.videosOf.put(Comparison.PREVIOUS.of(days, null).orElseThrow(), videos);
    }

    private void compare() {
        click("compare-button");
        click("compare-previous");
    }

    private boolean isShown(String column) {
        return table().getColumns().stream()
                .anyMatch(each -> column.equals(each.getId()) && each.isVisible());
    }

    @Test
    void aChangeSaysWhatPartItIsOfWhatWasBefore() {
        reads.videos = List.of(video(1, "Alpha", 100L), video(2, "Beta", 30L));
        before(List.of(video(1, "Alpha", 40L), video(2, "Beta", 60L)));
        open();
        compare();
        await().until(() -> onFx(() -> isShown("change")));
        settle();
        assertThat(changes())
                .containsExactlyInAnyOrder("\u25b2 150.0% (+60)", "\u25bc 50.0% (\u221230)");
    }

    @Test
    void theChangeOfANewVideoIsThatItIsNew() {
        reads.videos = List.of(video(1, "Alpha", 100L), video(2, "Beta", 30L));
        before(List.of(video(1, "Alpha", 40L)));
        open();
        compare();
        await().until(() -> onFx(() -> isShown("change")));
        settle();
        assertThat(changes()).containsExactlyInAnyOrder("\u25b2 150.0% (+60)", "new");
    }

    private List<String> changes() {
        return onFx(
                () ->
                        robot().lookup(".table-cell").queryAll().stream()
                                .filter(TableCell.class::isInstance)
                                .map(node -> (TableCell<?, ?>) node)
                                .filter(cell -> !cell.isEmpty())
                                .filter(cell -> isIn("change", cell))
                                .map(TableCell::getText)
                                .toList());
    }

    @Test
    void theChangeOutlastsEverythingElseWhereThereIsLessRoom() {
        days();
        before(List.of(video(2, "Beta", 40L), video(1, "Alpha", 40L)));
        open();
        compare();
        await().until(() -> onFx(() -> isShown("change")));
        assertThat(onFx(() -> isShown("days"))).isTrue();
        onFx(() -> window().setWidth(760));
        settle();
        assertThat(onFx(() -> isShown("days") || isShown("plays"))).isFalse();
        assertThat(onFx(() -> isShown("views") && isShown("change"))).isTrue();
    }

    private static boolean isIn(String column, TableCell<?, ?> cell) {
        return column.equals(cell.getTableColumn().getId());
    }

    @Test
    void costsOfAnUnknownCurrencyHaveRoomBesideEverythingElse() {
        reads.videos =
                List.of(
                        video(1, "Alpha", 10L, 300L, "12345.8912", null),
                        video(2, "Beta", null, 100L, "1", null));
        open();
        List<Label> costs =
                onFx(
                        () ->
                                table().lookupAll(".figure-cell .label").stream()
                                        .map(Label.class::cast)
                                        .filter(cost -> cost.getText().contains("\u00a4"))
                                        .toList());
        assertThat(costs).hasSize(2);
        assertThat(onFx(() -> costs.stream().allMatch(cost -> isWhole(cost)))).isTrue();
        assertThat(
                        onFx(
                                () ->
                                        table().lookupAll(".figure-cell").stream()
                                                .map(Node::getAccessibleText)
                                                .toList()))
                .contains("Bandwidth cost: 12,345.8912 (currency unknown)");
        developerDetails();
        assertThat(find("truth-line", Label.class).getTooltip().getText())
                .contains("\u00a4: currency not provided");
        double all =
                onFx(
                        () ->
                                table().getVisibleLeafColumns().stream()
                                        .mapToDouble(
                                                column ->
                                                        column.getId().equals("title")
                                                                ? column.getPrefWidth()
                                                                : column.getWidth())
                                        .sum());
        assertThat(all).as("in a window of 1280 pixels").isLessThan(1_025);
    }

    private static boolean isWhole(Label words) {
        return words.getWidth() >= words.prefWidth(-1);
    }

    private void asked(int count) {
        await().until(() -> onFx(reads.rankings::size) == count);
        settle();
    }

    /** A column that is hidden until it is chosen. */
    private void reveal(String column) {
        onFx(
                () ->
                        table().getColumns().stream()
                                .filter(each -> column.equals(each.getId()))
                                .forEach(each -> each.setVisible(true)));
        settle();
    }

    private void header(String column) {
        robot().clickOn(
                        robot().lookup("#" + column)
                                .match(node -> node.getStyleClass().contains("column-header"))
                                .queryAs(Node.class));
        settle();
    }

    @Test
    void theLeadingMetricOrdersWithTheUnknownLast() {
        open();
        assertThat(titles()).containsExactly("Gamma", "null", "Alpha", "Beta");
        click("ranking-sum-bandwidth-cost");
        settle();
        assertThat(onFx(() -> find("ranking-sum-bandwidth-cost", ToggleButton.class).isSelected()))
                .isTrue();
        assertThat(titles()).containsExactly("null", "Gamma", "Alpha", "Beta");
        assertThat(reads.rankings).hasSize(1);
    }

    @Test
    void theTitleOfTheMetricIsMarkedUntilAnotherColumnIsSortedBy() {
        open();
        assertThat(markedTitles()).containsExactly("views");
        click("ranking-sum-bandwidth-cost");
        settle();
        assertThat(markedTitles()).containsExactly("bandwidth-cost");
        reveal("unique-viewers");
        header("unique-viewers");
        assertThat(markedTitles()).isEmpty();
    }

    private List<String> markedTitles() {
        return onFx(
                () ->
                        table().getColumns().stream()
                                .filter(
                                        column ->
                                                column.getGraphic() != null
                                                        && column.getGraphic()
                                                                .getStyleClass()
                                                                .contains("order-mark"))
                                .map(TableColumn::getId)
                                .toList());
    }

    @Test
    void aColumnSortsWithTheUnknownLastInBothDirections() {
        open();
        reveal("unique-viewers");
        header("unique-viewers");
        assertThat(titles()).containsExactly("Beta", "null", "Alpha", "Gamma");
        header("unique-viewers");
        assertThat(titles()).containsExactly("Alpha", "null", "Beta", "Gamma");
    }

    @Test
    void theFilterIsReachedByItsKeyAndFindsTitlesAndIds() {
        open();
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("gam");
        await().until(() -> titles().equals(List.of("Gamma")));
        type("ranking-filter", "000000000004");
        await().until(() -> titles().equals(List.of("null")));
    }

    @Test
    void aVideoIsPinnedByItsKeyAndStaysAheadOfEveryOrder() {
        open();
        onFx(
                () -> {
                    table().getSelectionModel().clearAndSelect(3);
                    table().requestFocus();
                });
        press(KeyCode.SHORTCUT, KeyCode.B);
        settle();
        assertThat(titles()).containsExactly("Beta", "Gamma", "null", "Alpha");
        reveal("unique-viewers");
        header("unique-viewers");
        header("unique-viewers");
        assertThat(titles()).containsExactly("Beta", "Alpha", "null", "Gamma");
        assertThat(onFx(() -> table().getSelectionModel().getSelectedItem().row().title()))
                .isEqualTo("Beta");
        onFx(table()::requestFocus);
        press(KeyCode.SHORTCUT, KeyCode.B);
        settle();
        assertThat(titles()).containsExactly("Alpha", "null", "Beta", "Gamma");
    }

    @Test
    void periodKeysAndRefresh() {
        open();
        press(KeyCode.ALT, KeyCode.LEFT);
        asked(2);
        assertThat(reads.rankings.getLast())
                .isEqualTo(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY).shift(-1));
        click("ranking-table");
        press(KeyCode.ALT, KeyCode.RIGHT);
        asked(3);
        assertThat(reads.rankings.getLast())
                .isEqualTo(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY));
        press(KeyCode.F5);
        asked(4);
    }

    @Test
    void aPresetIsChosenByKeys() {
        open();
        click("period-button");
        press(KeyCode.UP);
        press(KeyCode.UP);
        press(KeyCode.SPACE);
        asked(2);
        assertThat(reads.rankings.getLast()).isEqualTo(PeriodPreset.TODAY.on(FakeReads.TODAY));
    }

    @Test
    void datesThatCannotBeAreRefusedBesideTheField() {
        open();
        click("period-button");
        type("period-to", "01/01/2020\n");
        assertThat(find("period-problem", Label.class).getText()).contains("before the start date");
        assertThat(exists("period-note")).as("the open card says it").isFalse();
        press(KeyCode.F5);
        assertThat(reads.rankings).hasSize(1);
        assertThat(find("truth-line", Label.class).getText())
                .as("one message is enough")
                .startsWith("Loaded");
        type("period-to", "03/05/2026\n");
        asked(2);
        assertThat(exists("period-problem")).isFalse();
        type("period-from", "04/01/2026\n");
        assertThat(find("period-problem", Label.class).getText())
                .as("the end that was there before is not what is wrong")
                .contains("after today");
        type("period-to", "04/02/2026\n");
        assertThat(find("period-problem", Label.class).getText()).contains("after today");
        assertThat(reads.rankings).hasSize(2);
        press(KeyCode.ESCAPE);
        assertThat(find("period-note", Label.class).getText())
                .as("said without the card, too")
                .contains("after today");
        assertThat(exists("period-note")).isTrue();
    }

    @Test
    void aTextThatIsNoDateIsSaidSo() {
        open();
        click("period-button");
        type("period-from", "tomorrow\n");
        assertThat(find("period-problem", Label.class).getText())
                .startsWith("That isn’t a valid date");
        assertThat(reads.rankings).hasSize(1);
    }

    @Test
    void aVideoIsOpenedByEnter() {
        open();
        robot().clickOn("Gamma");
        press(KeyCode.ENTER);
        assertThat(opened).containsExactly("00000000-0000-4000-8000-000000000003");
    }

    @Test
    void theMenuOfARowOpensItsVideo() {
        open();
        robot().clickOn("Gamma");
        onFx(
                () ->
                        table().fireEvent(
                                        new ContextMenuEvent(
                                                ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                                10,
                                                10,
                                                10,
                                                10,
                                                true,
                                                null)));
        settle();
        onFx(
                () -> {
                    ContextMenu menu =
                            Window.getWindows().stream()
                                    .filter(ContextMenu.class::isInstance)
                                    .map(ContextMenu.class::cast)
                                    .findFirst()
                                    .orElseThrow();
                    menu.getItems().stream()
                            .filter(item -> "menu-ranking-open".equals(item.getId()))
                            .findFirst()
                            .orElseThrow()
                            .fire();
                    menu.hide();
                });
        settle();
        assertThat(opened).containsExactly("00000000-0000-4000-8000-000000000003");
    }

    @Test
    void thePeriodIsSharedWithTheCities() {
        // On threads: what the map reads is no work of the FX thread.
        SectionStage stage = onFx(() -> SectionStage.threaded(reads));
        show(() -> stage.window("cities"));
        await().until(() -> onFx(reads.questions::size) == 1);
        settle();
        click("nav-ranking");
        asked(1);
        press(KeyCode.ALT, KeyCode.LEFT);
        asked(2);
        assertThat(reads.questions).hasSize(1);
        click("nav-cities");
        await().until(() -> onFx(reads.questions::size) == 2);
        assertThat(reads.questions.getLast().period()).isEqualTo(reads.rankings.getLast());
    }

    @Test
    void aFailureKeepsTheTableAndIsTriedAgain() {
        open();
        reads.failure = new Failure.ServerError(new Answer(500, "sorry", "{}"));
        press(KeyCode.F5);
        assertThat(exists("error-banner")).isTrue();
        assertThat(titles()).hasSize(4);
        reads.failure = null;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
    }

    @Test
    void escapeCancelsTheLoad() {
        HeldRunner held = new HeldRunner();
        SectionStage stage = onFx(() -> SectionStage.with(reads, held));
        show(() -> stage.window("ranking"));
        click("nav-ranking");
        press(KeyCode.ESCAPE);
        onFx(held::releaseAll);
        settle();
        assertThat(reads.rankings).isEmpty();
        assertThat(robot().lookup("Loading canceled").tryQuery()).isPresent();
        press(KeyCode.F5);
        onFx(held::releaseAll);
        settle();
        assertThat(titles()).hasSize(4);
    }

    @Test
    void aMillionRowsStayFluid() {
        reads.videos = aMillion();
        SectionStage stage = onFx(() -> SectionStage.threaded(reads));
        show(() -> stage.window("ranking"));
        shown(1_000_000);
        assertThat(onFx(() -> table().getSelectionModel().getSelectionMode()))
                .isEqualTo(SelectionMode.SINGLE);
        click("ranking-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        press(KeyCode.END);
        header("plays");
        await().until(() -> onFx(() -> isAscending(table().getItems().subList(0, 1_000))));
        type("ranking-filter", "zebra 77");
        await().until(() -> onFx(() -> table().getItems().size()) < 100_000);
        assertThat(titles()).isNotEmpty().allMatch(title -> title.startsWith("Zebra"));
        type("ranking-filter", "");
        shown(1_000_000);
    }

    /** Rows that share what they can, so that a million of them need little memory. */
    private static List<RankingRow> aMillion() {
        String[] words = {"Onboarding", "Ágata", "tour", "Zebra", "vídeo", "日本語"};
        List<RankingRow> kinds = new ArrayList<>();
        IntStream.range(0, 6_000)
                .forEach(
                        i ->
                                kinds.add(
                                        new RankingRow(
                                                null,
                                                words[i % words.length] + " " + i * 7919 % 6_007,
                                                video(i, null, i % 11 == 0 ? null : i * 31L % 5_003)
                                                        .counters(),
                                                null,
                                                null,
                                                null,
                                                UnknownMembers.NONE)));
        return IntStream.range(0, 1_000_000)
                .mapToObj(i -> kinds.get((int) (i * 7_919L % kinds.size())))
                .toList();
    }

    private static boolean isAscending(List<Ranked> rows) {
        return IntStream.range(1, rows.size())
                .allMatch(i -> plays(rows.get(i - 1)) <= plays(rows.get(i)));
    }

    private static long plays(Ranked one) {
        Long plays = one.row().counters().plays();
        return plays == null ? Long.MAX_VALUE : plays;
    }

    private void shown(int count) {
        await().until(
                        () ->
                                exists("ranking-table")
                                        && onFx(() -> table().getItems().size()) == count);
        settle();
    }

    private FakeDays days() {
        FakeDays days = new FakeDays(FakeShell.NOW);
        days.answer =
                day ->
                        day.getDayOfMonth() % 5 == 0
                                ? List.of()
                                : List.of(video(1, "Alpha", (long) day.getDayOfMonth()));
        reads.days = days;
        reads.perMinute = 60_000;
        return days;
    }

    @Test
    void theRankingOpensWithTheCurveOfTheAccountAndLoadsTheTrendsByItself() {
        FakeDays loaded = days();
        reads.referrers = byDay();
        open();
        assertThat(text("ranking-chart-title")).isEqualTo("Views by day");
        assertThat(text("ranking-chart-caption")).isEqualTo("Whole account");
        assertThat(reads.asked).as("one request draws it").hasSize(1);
        await().until(() -> loaded.read.size() == 28);
        assertThat(loaded.read).as("the newest first").isSortedAccordingTo(reverseOrder());
        await().until(() -> !exists("ranking-days"));
        assertThat(onFx(() -> find("ranking-sum-views", Node.class).lookup(".figure-drawn")))
                .as("the tiles have the days, too")
                .isNotNull();
        assertThat(onFx(() -> isShown("days"))).isTrue();
        onFx(() -> table().getSelectionModel().clearAndSelect(2));
        settle();
        assertThat(text("ranking-chart-caption"))
                .as("read in the direction of the window, whatever that of the title is")
                .isEqualTo("\u200EAlpha · 23 of 28 days");
        onFx(() -> find("ranking-chart", Node.class).requestFocus());
        press(KeyCode.T);
        TableView<?> days = find("ranking-chart-table", TableView.class);
        assertThat(onFx(() -> days.getItems().size())).isEqualTo(28);
        assertThat(onFx(() -> days.getColumns().stream().map(TableColumn::getText).toList()))
                .anyMatch(text -> text.contains("Alpha"));
        assertThat(exists("ranking-chart-values")).as("of one line").isFalse();
    }

    private static List<ReferrerRow> byDay() {
        return Stream.iterate(FakeReads.TODAY.minusDays(1), day -> day.minusDays(1))
                .limit(28)
                .map(day -> FakeReads.referrer("example.com", day.toString(), 5L))
                .toList();
    }

    /** A visit loads thirty, and the button says what the others cost. */
    @Test
    void theTitleOfTheTrendsOffersWhatIsLeftToLoadWithItsCost() {
        FakeDays days = days();
        open();
        await().until(() -> days.read.size() == 28);
        click("period-button");
        click("period-last-90-days");
        await().until(() -> days.read.size() == 30 && exists("ranking-days"));
        Button offer = onFx(() -> find("ranking-days", Button.class));
        assertThat(onFx(() -> isInTitleOf("days", offer))).isTrue();
        assertThat(onFx(offer::getText)).isEqualTo("Load 60 days");
        assertThat(onFx(offer::getAccessibleText))
                .startsWith("Load daily data. 60 requests, about");
        assertThat(onFx(offer::getWidth))
                .as("in full")
                .isGreaterThanOrEqualTo(onFx(() -> offer.prefWidth(-1)) - 1);
        robot().clickOn("#ranking-days");
        await().until(() -> days.read.size() == 90 && !exists("ranking-days"));
    }

    private static boolean isInTitleOf(String column, Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent)
                .anyMatch(
                        each ->
                                column.equals(each.getId())
                                        && each.getStyleClass().contains("column-header"));
    }

    @Test
    void whatAViewerCostsIsShownWhileTheVideosAreRankedByCost() {
        reads.videos =
                List.of(
                        video(1, "Alpha", 10L, 4L, "10", "USD"),
                        video(2, "Beta", 20L, null, "5", "USD"),
                        video(3, "Gamma", 30L, 0L, "2", "USD"));
        open();
        assertThat(onFx(() -> isShown("cost-per-viewer"))).isFalse();
        click("ranking-sum-bandwidth-cost");
        settle();
        assertThat(onFx(() -> isShown("cost-per-viewer"))).isTrue();
        assertThat(onFx(() -> texts("cost-per-viewer")))
                .as("unknown without viewers, and never zero")
                .containsExactly("$2.50", "–", "–");
        click("ranking-sum-views");
        settle();
        assertThat(onFx(() -> isShown("cost-per-viewer"))).isFalse();
    }

    /** The texts of the cells of a column in sight, from the top. */
    private List<String> texts(String column) {
        return table().lookupAll(".table-cell").stream()
                .filter(TableCell.class::isInstance)
                .map(node -> (TableCell<?, ?>) node)
                .filter(cell -> !cell.isEmpty() && isIn(column, cell))
                .sorted(Comparator.comparingInt(TableCell::getIndex))
                .map(TableCell::getText)
                .toList();
    }

    private String text(String id) {
        return onFx(() -> find(id, Label.class).getText());
    }

    @Test
    void aDayOfTheCurveIsExplained() {
        days();
        reads.referrers = byDay();
        open();
        Node chart = find("ranking-chart", Node.class);
        onFx(chart::requestFocus);
        press(KeyCode.END);
        press(KeyCode.LEFT);
        press(KeyCode.ENTER);
        assertThat(exists("day-panel")).isTrue();
        assertThat(exists("day-account")).as("the curve is that of the account, too").isFalse();
        press(KeyCode.ESCAPE);
        assertThat(exists("day-panel")).isFalse();
        assertThat(isFocused("ranking-chart")).isTrue();
    }
}
