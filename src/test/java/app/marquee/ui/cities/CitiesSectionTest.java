package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.SectionStage;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The section Cities by mouse and keyboard. */
class CitiesSectionTest extends WindowTest {
    private final FakeReads reads = new FakeReads();

    CitiesSectionTest() {
        reads.cities =
                List.of(
                        city("BR", "São Paulo", "Santos", 5L),
                        city("BR", "São Paulo", "Osasco", 9L),
                        city("BR", "Bahia", "Salvador", 2L),
                        city("US", "Ohio", "Dayton", null, 4L, null, null));
    }

    private void open() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<PlaceLine> table() {
        return find("cities-table", TableView.class);
    }

    private List<String> names() {
        return onFx(
                () ->
                        table().getItems().stream()
                                .map(line -> String.valueOf(line.place().name()))
                                .toList());
    }

    private void asked(int count) {
        await().until(() -> onFx(reads.questions::size) == count);
        settle();
    }

    private double placeWidth() {
        return onFx(
                () ->
                        table().getVisibleLeafColumns().stream()
                                .filter(column -> "place".equals(column.getId()))
                                .mapToDouble(TableColumn::getWidth)
                                .sum());
    }

    private void wide(double width) {
        onFx(() -> window().setWidth(width));
        settle();
    }

    @Test
    void namesOfPlacesHaveTheRoomThatTheMapCanSpare() {
        open();
        wide(1440);
        assertThat(placeWidth()).isGreaterThanOrEqualTo(280);
        wide(1700);
        double most = placeWidth();
        wide(1900);
        assertThat(placeWidth()).as("the map has the rest").isEqualTo(most);
        wide(900);
        assertThat(placeWidth()).isBetween(120.0, 279.0);
        assertThat(exists("cities-map")).isTrue();
    }

    @Test
    void theMapStaysWhereThereIsNoRoomForTheTable() {
        open();
        wide(1200);
        double map = onFx(() -> find("cities-map-and-table", Region.class).minHeight(-1));
        wide(700);
        assertThat(exists("cities-map")).isTrue();
        assertThat(exists("cities-table")).isFalse();
        click("cities-table-shown");
        assertThat(exists("cities-map")).isFalse();
        assertThat(onFx(() -> find("cities-map-and-table", Region.class).minHeight(-1)))
                .as("rows need less height than a map")
                .isLessThan(map);
        wide(1200);
        assertThat(exists("cities-map")).isTrue();
        assertThat(exists("cities-table")).as("as it was in a wide window").isTrue();
        wide(700);
        assertThat(exists("cities-table")).as("chosen before").isTrue();
        assertThat(exists("cities-map")).isFalse();
    }

    @Test
    void allCountriesAreShownAfterAnEmptyRegion() {
        open();
        reads.cities = List.of();
        filter("region Bahia");
        asked(2);
        assertThat(reads.questions.getLast().region()).isEqualTo("Bahia");
        robot().clickOn("Show all countries");
        asked(3);
        assertThat(reads.questions.getLast().region()).isNull();
    }

    @Test
    void aKnownPlaceIsFoundOnceByItsTypeAndName() {
        reads.keptDays = Period.of(FakeReads.TODAY);
        open();
        click("filter-add");
        type("filter-search", "region bahia");
        assertThat(onFx(() -> find("filter-list", ListView.class).getItems().size())).isEqualTo(1);
    }

    /** In a low window too: two bars that scroll one list would be one too many. */
    @Test
    void onlyTheListOfFiltersScrolls() {
        open();
        onFx(() -> window().setHeight(420));
        settle();
        click("filter-add");
        settle();
        ScrollPane card = (ScrollPane) robot().lookup(".popover").query();
        assertThat(onFx(() -> card.getContent().getLayoutBounds().getHeight()))
                .isLessThanOrEqualTo(onFx(() -> card.getViewportBounds().getHeight()) + 1);
        assertThat(onFx(() -> find("filter-list", ListView.class).getHeight())).isPositive();
    }

    private void filter(String typed) {
        click("filter-add");
        type("filter-search", typed + "\n");
    }

    @Test
    void aPlaceIsTypedAndRemovedByItsChip() {
        open();
        filter("BR");
        asked(2);
        assertThat(reads.questions.getLast().country()).isEqualTo("BR");
        click("filter-add");
        type("filter-search", "Sao Tome");
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        asked(3);
        assertThat(reads.questions.getLast().region()).isEqualTo("Sao Tome");
        click("filter-chip");
        asked(4);
        assertThat(reads.questions.getLast().country()).isNull();
        assertThat(reads.questions.getLast().region()).isEqualTo("Sao Tome");
    }

    @Test
    void arrowKeysWalkTheTree() {
        open();
        robot().clickOn("Brazil");
        press(KeyCode.RIGHT);
        assertThat(names()).containsExactly("BR", "São Paulo", "Bahia", "US");
        press(KeyCode.RIGHT);
        press(KeyCode.RIGHT);
        assertThat(names()).containsExactly("BR", "São Paulo", "Osasco", "Santos", "Bahia", "US");
        press(KeyCode.DOWN);
        press(KeyCode.LEFT);
        press(KeyCode.LEFT);
        assertThat(names()).containsExactly("BR", "São Paulo", "Bahia", "US");
        press(KeyCode.LEFT);
        press(KeyCode.LEFT);
        assertThat(names()).containsExactly("BR", "US");
        press(KeyCode.ENTER);
        assertThat(names()).hasSize(4);
    }

    @Test
    void theArrowOfALineOpensIt() {
        open();
        robot().clickOn(robot().lookup(".place-arrow").match(Node::isVisible).<Node>query());
        settle();
        assertThat(names()).containsExactly("BR", "São Paulo", "Bahia", "US");
    }

    @Test
    void everythingOpensAndCloses() {
        open();
        byPalette("Expand all");
        assertThat(names()).hasSize(2 + 3 + 4);
        byPalette("Collapse all");
        assertThat(names()).containsExactly("BR", "US");
    }

    @Test
    void aColumnSortsWithinThePlaceAround() {
        open();
        onFx(
                () ->
                        table().getColumns().stream()
                                .filter(column -> "plays".equals(column.getId()))
                                .forEach(column -> column.setVisible(true)));
        TableColumn<PlaceLine, ?> first = onFx(() -> table().getSortOrder().getFirst());
        assertThat(first.getId()).isEqualTo("views");
        assertThat(first.getSortType()).isEqualTo(TableColumn.SortType.DESCENDING);
        byPalette("Expand all");
        robot().clickOn(
                        robot().lookup("#plays")
                                .match(node -> node.getStyleClass().contains("column-header"))
                                .<Node>query());
        settle();
        assertThat(names())
                .containsExactly(
                        "US",
                        "Ohio",
                        "Dayton",
                        "BR",
                        "Bahia",
                        "Salvador",
                        "São Paulo",
                        "Santos",
                        "Osasco");
    }

    @Test
    void onlyCitiesWithoutCoordinates() {
        open();
        click("cities-unplaced");
        assertThat(names()).containsExactly("US", "Ohio", "Dayton");
        assertThat(robot().lookup("No coordinates").tryQuery()).isPresent();
    }

    @Test
    void theFilterOpensWhatItFinds() {
        open();
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("sal");
        await().until(() -> names().equals(List.of("BR", "Bahia", "Salvador")));
    }

    @Test
    void aHundredThousandCitiesStayFluid() {
        List<CityRow> rows = new ArrayList<>();
        IntStream.range(0, 100_000)
                .forEach(
                        i ->
                                rows.add(
                                        city(
                                                i % 3 == 0 ? "BR" : "U" + i % 50,
                                                "Região " + i % 40,
                                                "Cidade " + i,
                                                null,
                                                i % 9 == 0 ? null : (long) i,
                                                -20.0 + i % 10,
                                                -45.0)));
        reads.cities = rows;
        SectionStage stage = onFx(() -> SectionStage.threaded(reads));
        show(() -> stage.window("cities"));
        await().until(() -> exists("cities-table"));
        byPalette("Expand all");
        lines(100_000);
        robot().clickOn("Brazil");
        press(KeyCode.LEFT);
        press(KeyCode.RIGHT);
        press(KeyCode.END);
        robot().clickOn(
                        robot().lookup("#place")
                                .match(node -> node.getStyleClass().contains("column-header"))
                                .<Node>query());
        settle();
        type("cities-filter", "cidade 4242");
        await().until(() -> onFx(() -> table().getItems().size()) < 100);
        type("cities-filter", "");
        lines(100_000);
    }

    private void lines(int least) {
        await().until(() -> onFx(() -> table().getItems().size()) > least);
        settle();
    }

    @Test
    void aComparedTableHasItsChangeBesideTheScrollBar() {
        open();
        click("compare-button");
        click("compare-previous");
        asked(2);
        double four =
                onFx(
                        () ->
                                table().getVisibleLeafColumns().stream()
                                        .limit(4)
                                        .mapToDouble(TableColumn::getWidth)
                                        .sum());
        assertThat(onFx(() -> table().getVisibleLeafColumns().get(3).getId()))
                .isEqualTo("views-change");
        assertThat(four).isLessThanOrEqualTo(onFx(() -> table().getWidth()));
    }

    @Test
    void anotherComparisonIsSeenInEveryCell() {
        Period days = PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY);
        reads.citiesOf.put(
                Comparison.PREVIOUS.of(days, null).orElseThrow(),
                List.of(city("US", "Ohio", "Dayton", null, 1L, null, null)));
        reads.citiesOf.put(
                Comparison.LAST_YEAR.of(days, null).orElseThrow(),
                List.of(city("US", "Ohio", "Dayton", null, 2L, null, null)));
        open();
        click("compare-button");
        click("compare-last-year");
        asked(2);
        assertThat(changes()).as("a year earlier").contains("≈ +2");
        click("compare-button");
        click("compare-previous");
        asked(3);
        assertThat(changes()).as("four weeks earlier").contains("≈ +3");
    }

    private List<String> changes() {
        return onFx(
                () ->
                        robot().lookup(".table-cell").queryAllAs(TableCell.class).stream()
                                .filter(cell -> cell.getTableColumn() != null)
                                .filter(
                                        cell ->
                                                "views-change"
                                                        .equals(cell.getTableColumn().getId()))
                                .map(cell -> String.valueOf(cell.getText()))
                                .toList());
    }

    /** D, W, M, Y and X choose the period, but not while they are part of a name or a date. */
    @Test
    void lettersThatAreTypedDoNotChooseThePeriod() {
        open();
        String days = onFx(() -> find("period-button", Button.class).getText());
        click("filter-add");
        click("filter-search");
        press(KeyCode.W);
        press(KeyCode.M);
        settle();
        assertThat(onFx(() -> find("period-button", Button.class).getText())).isEqualTo(days);
        press(KeyCode.ESCAPE);
        click("cities-filter");
        press(KeyCode.W);
        press(KeyCode.M);
        settle();
        assertThat(onFx(() -> find("period-button", Button.class).getText())).isEqualTo(days);
        onFx(() -> table().requestFocus());
        press(KeyCode.W);
        settle();
        assertThat(onFx(() -> find("period-button", Button.class).getText()))
                .startsWith("This week");
        press(KeyCode.X);
        settle();
        assertThat(onFx(() -> find("compare-button", Button.class).getText()))
                .isEqualTo("vs previous period");
    }

    @Test
    void withoutANetworkTheLastKeptDaysAreThereAndOnePressAway() {
        Period friday = new Period(FakeReads.TODAY.minusDays(30), FakeReads.TODAY.minusDays(3));
        reads.kept = List.of();
        reads.keptDays = friday;
        reads.failure = new Failure.ServerError(new Answer(502, null, ""));
        open();
        await().until(() -> exists("period-shown-days"));
        Node bar = find("error-banner", Node.class);
        assertThat(onFx(() -> bar.lookup("#period-shown-days")))
                .as("in no row of its own")
                .isNotNull();
        assertThat(robot().lookup(".error-title").queryLabeled().getText())
                .matches(
                        "Couldn’t load .+ – .+: the server returned 502\\. Showing "
                                + Pattern.quote(onFx(() -> shownDays()).substring(5))
                                + "\\.");
        assertThat(find("truth-line", Label.class).getText())
                .as("said once")
                .doesNotContain("Doesn’t match the choices above");
        assertThat(onFx(() -> table().getItems())).isNotEmpty();
        click("period-shown-days");
        await().until(() -> !exists("period-shown-days"));
        click("period-button");
        assertThat(onFx(() -> find("period-from", DatePicker.class).getValue()))
                .isEqualTo(friday.start());
    }

    private String shownDays() {
        return find("period-shown-days", Button.class).getText();
    }

    @Test
    void aChangeThatIsRememberedIsNotShownWithoutAComparison() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
        click("compare-button");
        click("compare-previous");
        asked(2);
        assertThat(columns()).contains("views-change");
        onFx(() -> table().getScene().getWindow().hide());
        SectionStage later = onFx(() -> stage.restarted(reads));
        show(() -> later.window("live"));
        click("nav-cities");
        asked(3);
        assertThat(columns()).contains("views").doesNotContain("views-change");
    }

    private List<String> columns() {
        return onFx(
                () -> table().getVisibleLeafColumns().stream().map(TableColumn::getId).toList());
    }
}
