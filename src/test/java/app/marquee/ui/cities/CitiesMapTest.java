package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import app.marquee.SectionStage;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.Mercator;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.settings.MapKey;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.map.MapBase;
import app.marquee.ui.map.WorldMap;
import app.marquee.ui.map.google.GoogleProblem;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.testing.WindowTest;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The map of cities by mouse, wheel and keys, in step with its table. */
class CitiesMapTest extends WindowTest {
    private final FakeReads reads = new FakeReads();

    CitiesMapTest() {
        reads.cities =
                List.of(
                        city("BR", "São Paulo", "Santos", null, 5_000L, -23.96, -46.33),
                        city("BR", "Amazonas", "Manaus", null, 2_000L, -3.1, -60.02),
                        city("US", "New York", "New York", null, 900L, 40.7, -74.0),
                        city("US", "New York", "Newark", null, 100L, 40.73, -74.17),
                        city("PT", "Lisboa", "Lisboa", null, null, 38.72, -9.14),
                        city("US", "Ohio", "Dayton", null, 4L, null, null));
    }

    private void open() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
        click("map-layer-cities");
    }

    private WorldMap map() {
        return find("cities-map", WorldMap.class);
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<PlaceLine> table() {
        return find("cities-table", TableView.class);
    }

    private void seeTheWorld() {
        onFx(() -> map().requestFocus());
        press(KeyCode.END);
        settle();
    }

    private MapCamera camera() {
        return onFx(() -> map().camera());
    }

    /** Where a place is on the screen. */
    private Point2D at(double latitude, double longitude) {
        return onFx(
                () -> {
                    MapCamera camera = map().camera();
                    return map().localToScreen(
                                    camera.screenX(Mercator.x(longitude)),
                                    camera.screenY(Mercator.y(latitude)));
                });
    }

    private String card() {
        return cardOf("cities-map-card");
    }

    private String cardOf(String id) {
        return exists(id)
                ? onFx(
                        () ->
                                find(id, Node.class).lookupAll(".label").stream()
                                        .map(label -> ((Labeled) label).getText())
                                        .collect(Collectors.joining("|")))
                : "";
    }

    private String selectedRow() {
        settle();
        return onFx(
                () -> {
                    PlaceLine line = table().getSelectionModel().getSelectedItem();
                    return line == null ? "" : String.valueOf(line.place().name());
                });
    }

    /** Google's map without Google: what is shown on it, and how it fails. */
    private static final class OtherMap implements MapBase {
        private final Pane pane = new Pane();
        private final Consumer<GoogleProblem> onProblem;
        private Consumer<int[]> onChosen = _ -> {};
        private MapLayer layer = MapLayer.NONE;
        private boolean closed;

        OtherMap(Consumer<GoogleProblem> onProblem) {
            this.onProblem = onProblem;
            pane.setId("other-map");
        }

        @Override
        public Pane view() {
            return pane;
        }

        @Override
        public void onChosen(Consumer<int[]> chosen) {
            onChosen = chosen;
        }

        @Override
        public void show(MapLayer shown, boolean anew) {
            layer = shown;
        }

        @Override
        public void select(int[] points, boolean reveal) {}

        @Override
        public void close() {
            closed = true;
        }
    }

    @Test
    void googlesMapTakesThePlaceOfOursUntilItFails() {
        List<OtherMap> opened = new ArrayList<>();
        GoogleMaps google =
                new GoogleMaps(
                        GoogleMapsKeyStore.ofThisRun(),
                        (_, _, _, onProblem) -> {
                            opened.add(new OtherMap(onProblem));
                            return opened.getLast();
                        });
        SectionStage stage = onFx(() -> SectionStage.inline(reads, google));
        show(() -> stage.window("cities"));
        assertThat(exists("cities-map-base")).as("without a key").isFalse();
        google.keys().keep(MapKey.of("AIza_key-1").orElseThrow());
        click("nav-ranking");
        click("nav-cities");
        settle();
        MenuButton menu = find("cities-map-base", MenuButton.class);
        onFx(() -> menu.getItems().get(1).fire());
        settle();

        assertThat(opened).hasSize(1);
        assertThat(exists("other-map")).isTrue();
        assertThat(exists("cities-map")).isFalse();
        assertThat(opened.getFirst().layer.clusters().points().size()).isEqualTo(5);
        onFx(() -> opened.getFirst().onChosen.accept(new int[] {0}));
        assertThat(selectedRow()).isNotEmpty();

        onFx(() -> opened.getFirst().onProblem.accept(GoogleProblem.SILENT));
        settle();
        assertThat(exists("other-map")).isFalse();
        assertThat(exists("cities-map")).isTrue();
        assertThat(opened.getFirst().closed).isTrue();
        assertThat(onFx(() -> ((RadioMenuItem) menu.getItems().getFirst()).isSelected())).isTrue();
    }

    private String path() {
        return exists("cities-breadcrumb")
                ? onFx(
                        () ->
                                find("cities-breadcrumb", Pane.class).getChildren().stream()
                                        .map(each -> ((Labeled) each).getText())
                                        .collect(Collectors.joining(" ")))
                : "";
    }

    private List<String> rows() {
        return onFx(
                () ->
                        table().getItems().stream()
                                .map(line -> String.valueOf(line.place().name()))
                                .toList());
    }

    @Test
    void aClickOnACountryShowsItAloneAndEscapeAllAgain() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
        double far = camera().zoom();
        assertThat(path()).isEmpty();
        robot().moveTo(at(-10, -55));
        settle();
        assertThat(
                        onFx(
                                () ->
                                        find("map-area-card", Node.class)
                                                .lookupAll(".label")
                                                .stream()
                                                .map(label -> ((Labeled) label).getText())
                                                .toList()))
                .contains("Brazil", "87.5% of total", "No. 1 of 3 countries", "2 cities");
        robot().clickOn(MouseButton.PRIMARY);
        await().until(() -> path().equals("World › Brazil"));
        assertThat(rows()).contains("BR", "São Paulo", "Amazonas").doesNotContain("US", "PT");
        await().until(() -> camera().zoom() > far + 0.2);
        press(KeyCode.ESCAPE);
        await().until(() -> path().isEmpty());
        assertThat(rows()).contains("BR", "US", "PT");
        await().until(() -> Math.abs(camera().zoom() - far) < 0.01);
    }

    @Test
    void theBarSumsUpTheSelectedPlacesAndShowsThemAlone() {
        open();
        onFx(() -> table().getSelectionModel().selectIndices(0, 1));
        settle();
        assertThat(find("cities-selection-sum", Labeled.class).getText())
                .isEqualTo("2 places · 8,004 views · 100.0%");
        click("cities-selection-filter");
        await().until(() -> path().equals("World › 2 places"));
        assertThat(exists("cities-selection-bar")).isFalse();
        click("cities-breadcrumb-world");
        await().until(() -> path().isEmpty());
    }

    @Test
    void aRowBelowTheMouseShowsItsCardOnTheMap() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
        robot().moveTo(onFx(() -> table().lookup(".table-row-cell")));
        settle();
        assertThat(exists("map-area-card")).isTrue();
        robot().moveTo("#cities-filter");
        settle();
        assertThat(exists("map-area-card")).isFalse();
    }

    @Test
    void hoverSaysWhatTheBubbleIs() {
        open();
        robot().moveTo(at(-3.1, -60.02));
        settle();
        assertThat(card()).contains("Manaus").contains("Amazonas · Brazil").contains("2,000");
        assertThat(card()).contains("25.0% of total");
        robot().moveTo(at(10, -35));
        settle();
        assertThat(card()).isEmpty();
    }

    @Test
    void whatIsNearIsOneBubbleThatSplitsByAClick() {
        open();
        robot().moveTo(at(40.7, -74.0));
        settle();
        assertThat(card())
                .contains("2 cities")
                .contains("New York, Newark")
                .contains("United States")
                .contains("1,000");
        double before = camera().zoom();
        robot().clickOn(MouseButton.PRIMARY);
        settle();
        assertThat(camera().zoom()).isGreaterThan(before + 1);
        assertThat(selectedRow()).isEmpty();
    }

    @Test
    void aClickOnACitySelectsItsRowAndTheSeaGivesItUp() {
        open();
        robot().clickOn(at(-3.1, -60.02));
        assertThat(selectedRow()).isEqualTo("Manaus");
        assertThat(onFx(() -> map().selection())).hasSize(1);
        robot().clickOn(at(10, -35));
        settle();
        assertThat(selectedRow()).isEmpty();
        assertThat(onFx(() -> map().selection())).isEmpty();
    }

    @Test
    void aRowMarksItsCitiesAndBringsThemIntoView() {
        open();
        onFx(() -> map().requestFocus());
        for (int i = 0; i < 4; i++) {
            press(KeyCode.EQUALS);
        }
        robot().clickOn("Brazil");
        settle();
        settle();
        assertThat(onFx(() -> map().selection())).hasSize(2);
        assertThat(camera().shows(Mercator.x(-46.33), Mercator.y(-23.96), 20)).isTrue();
        assertThat(camera().shows(Mercator.x(-60.02), Mercator.y(-3.1), 20)).isTrue();
    }

    @Test
    void keysMoveZoomAndWalkThroughTheBubbles() {
        open();
        MapCamera whole = camera();
        onFx(() -> map().requestFocus());
        press(KeyCode.EQUALS);
        assertThat(camera().zoom()).isCloseTo(whole.zoom() + 1, within(1e-6));
        double x = camera().x();
        press(KeyCode.RIGHT);
        assertThat(camera().x()).isGreaterThan(x);
        press(KeyCode.HOME);
        assertThat(camera()).isEqualTo(whole);
        press(KeyCode.N);
        assertThat(card()).contains("Newark");
        assertThat(pointedRow()).as("the row around it").isEqualTo("US");
        press(KeyCode.N);
        press(KeyCode.N);
        assertThat(card()).contains("Manaus");
        press(KeyCode.N);
        assertThat(onFx(() -> map().getAccessibleText()))
                .startsWith("Santos, Views: 5,000, 62.5% of total. ")
                .endsWith("Bubbles sized by value. Largest: Brazil 7,000, United States 1,004");
        robot().press(KeyCode.SHIFT).type(KeyCode.N).release(KeyCode.SHIFT);
        assertThat(card()).contains("Manaus");
        press(KeyCode.ENTER);
        assertThat(selectedRow()).isEqualTo("Manaus");
    }

    private String pointedRow() {
        return onFx(
                () ->
                        table().lookupAll(".table-row-cell:pointed").stream()
                                .map(row -> ((TableRow<?>) row).getItem())
                                .map(line -> ((PlaceLine) line).place().name())
                                .findFirst()
                                .orElse(""));
    }

    private String areaCard() {
        return exists("map-area-card")
                ? onFx(() -> find("map-area-card", Node.class).getAccessibleText())
                : "";
    }

    @Test
    void countriesAndStatesHaveColoursUntilTheMapIsNear() {
        open();
        assertThat(onFx(() -> map().bubbles())).hasSize(4);
        click("map-layer-areas");
        seeTheWorld();
        assertThat(onFx(() -> map().bubbles())).as("Portugal has no value").hasSize(1);
        robot().moveTo(at(-10, -55));
        settle();
        assertThat(areaCard()).contains("Brazil", "7,000", "87.5% of total");
        robot().moveTo(at(10, -35));
        settle();
        assertThat(areaCard()).isEmpty();
        double far = camera().zoom();
        robot().clickOn(at(-10, -55));
        settle();
        assertThat(camera().zoom()).isGreaterThan(far + 0.5);
        click("map-layer-cities");
        click("map-fit");
        assertThat(onFx(() -> map().bubbles())).hasSizeGreaterThan(1);
    }

    @Test
    void theWorldAndMostOfTheValuesAreOneClickAway() {
        open();
        MapCamera home = camera();
        assertThat(home.shows(Mercator.x(-46.33), Mercator.y(-23.96), 20)).isTrue();
        assertThat(home.box().width()).isLessThan(0.95);
        click("map-fit");
        assertThat(camera().box().width())
                .as("it shows most values already")
                .isCloseTo(1, within(1e-6));
        click("map-fit");
        assertThat(camera()).isEqualTo(home);
        onFx(() -> map().requestFocus());
        press(KeyCode.END);
        assertThat(camera().box().width()).isCloseTo(1, within(1e-6));
    }

    @Test
    void theWheelZoomsAtTheCursorAndDraggingMoves() {
        open();
        Point2D manaus = at(-3.1, -60.02);
        double zoom = camera().zoom();
        robot().moveTo(manaus);
        robot().scroll(60, VerticalDirection.UP);
        settle();
        assertThat(Math.abs(camera().zoom() - zoom)).isGreaterThan(0.2);
        assertThat(at(-3.1, -60.02).distance(manaus)).isLessThan(2);
        click("cities-map-in");
        double x = camera().x();
        robot().drag(at(20, -30), MouseButton.PRIMARY).moveBy(-60, 0).drop();
        settle();
        assertThat(camera().x()).isGreaterThan(x);
    }

    @Test
    void bubblesFollowTheMetricAndTheFilter() {
        open();
        List<Bubble> views = onFx(() -> map().bubbles());
        assertThat(views).hasSize(4);
        click("cities-sum-plays");
        settle();
        robot().moveTo(at(-3.1, -60.02));
        settle();
        assertThat(card()).contains("Plays: 1,400");
        type("cities-filter", "brazil");
        await().untilAsserted(() -> assertThat(onFx(() -> map().bubbles())).hasSize(2));
    }

    @Test
    void whatCannotBeShownIsToldAndListed() {
        open();
        assertThat(onFx(() -> find("cities-map-unvalued", Labeled.class).getText()))
                .startsWith("1 city");
        robot().moveTo(at(38.72, -9.14));
        settle();
        assertThat(card()).contains("Lisboa").contains("unknown");
        click("cities-table-shown");
        click("cities-unplaced");
        assertThat(
                        onFx(
                                () ->
                                        table().getItems().stream()
                                                .map(line -> line.place().name())
                                                .toList()))
                .containsExactly("US", "Ohio", "Dayton");
    }

    /** The other columns would have no room, although all places are shown. */
    @Test
    void theColumnOfCoordinatesIsGoneWhenTheSectionIsOpenedAgain() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        MainWindow first = onFx(() -> stage.window("cities"));
        show(() -> first);
        click("cities-unplaced");
        settle();
        assertThat(columns()).contains("coordinates");
        onFx(first::close);
        SectionStage later = onFx(() -> stage.restarted(reads));
        show(() -> later.window("cities"));
        assertThat(columns()).contains("views").doesNotContain("coordinates");
    }

    private List<String> columns() {
        return onFx(
                () ->
                        table().getVisibleLeafColumns().stream()
                                .map(TableColumnBase::getId)
                                .toList());
    }

    @Test
    void theTableIsADrawerThatAKeyHides() {
        open();
        double narrow = onFx(() -> map().getWidth());
        assertThat(exists("cities-table")).isTrue();
        onFx(() -> map().requestFocus());
        press(KeyCode.M);
        settle();
        assertThat(exists("cities-table")).isFalse();
        assertThat(onFx(() -> map().getWidth())).isGreaterThan(narrow + 300);
        press(KeyCode.M);
        settle();
        assertThat(exists("cities-table")).isTrue();
        assertThat(onFx(() -> find("period-button", Labeled.class).getText()))
                .startsWith("Last 28 days");
        click("cities-table-shown");
        assertThat(exists("cities-table")).isFalse();
    }

    private void compareWithEarlier() {
        compareWith(
                city("BR", "São Paulo", "Santos", null, 8_000L, -23.96, -46.33),
                city("BR", "Amazonas", "Manaus", null, 1_990L, -3.1, -60.02),
                city("AO", "Luanda", "Luanda", null, 700L, -8.8, 13.2));
    }

    private void compareWith(CityRow... earlier) {
        Period before =
                Comparison.PREVIOUS
                        .of(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY), null)
                        .orElseThrow();
        reads.citiesOf.put(before, List.of(earlier));
    }

    @Test
    void citiesWorthAdvertisingInAreFoundAndSelected() {
        compareWith(
                city("BR", "São Paulo", "Santos", null, 1_000L, -23.96, -46.33),
                city("BR", "Amazonas", "Manaus", null, 1_990L, -3.1, -60.02),
                city("US", "New York", "New York", null, 900L, 40.7, -74.0),
                city("US", "New York", "Newark", null, 100L, 40.73, -74.17),
                city("US", "Ohio", "Dayton", null, 4L, null, null));
        open();
        fire("cities-audience-engaged");
        settle();
        assertThat(selectedRow()).as("all are played alike").isEmpty();
        click("compare-button");
        click("compare-previous");
        await().until(() -> !find("cities-map-difference", ToggleButton.class).isDisabled());
        fire("cities-audience-grown");
        await().untilAsserted(() -> assertThat(selectedRow()).isEqualTo("Santos"));
        assertThat(onFx(() -> map().selection())).hasSize(1);
        assertThat(onFx(this::canExportAudience)).isTrue();
        onFx(() -> table().requestFocus());
        // The notices go first.
        await().until(
                        () -> {
                            press(KeyCode.ESCAPE);
                            return selectedRow().isEmpty();
                        });
        assertThat(faint(1)).as("more than chance").isFalse();
        assertThat(faint(3)).as("Manaus may be chance").isTrue();
    }

    private void fire(String item) {
        onFx(
                () -> {
                    find("cities-audience", MenuButton.class).getItems().stream()
                            .filter(each -> item.equals(each.getId()))
                            .findFirst()
                            .orElseThrow()
                            .fire();
                    return item;
                });
        settle();
    }

    /** Whether the change in a row of the table is gray. */
    private boolean faint(int row) {
        return onFx(
                () ->
                        table().lookupAll(".change-cell").stream()
                                .map(TableCell.class::cast)
                                .filter(cell -> cell.getIndex() == row)
                                .filter(
                                        cell ->
                                                "views-change"
                                                        .equals(cell.getTableColumn().getId()))
                                .findFirst()
                                .orElseThrow()
                                .getPseudoClassStates()
                                .stream()
                                .map(PseudoClass::getPseudoClassName)
                                .noneMatch(Set.of("up", "down")::contains));
    }

    private double radiusOfSantos(WorldMap map) {
        return onFx(() -> map.bubbles().stream().mapToDouble(Bubble::radius).max().orElse(0));
    }

    @Test
    void aLineDividesTheMapIntoBeforeAndAfterOnOneScale() {
        compareWithEarlier();
        open();
        ToggleButton swipe = find("map-swipe", ToggleButton.class);
        assertThat(swipe.isDisabled()).isTrue();
        assertThat(swipe.getAccessibleHelp()).isEqualTo("Choose a comparison first.");
        click("compare-button");
        click("compare-previous");
        await().until(() -> !swipe.isDisabled());
        click("map-swipe");
        await().until(() -> exists("map-swipe-line"));
        WorldMap earlier = find("map-earlier", WorldMap.class);
        double ratio = radiusOfSantos(earlier) / radiusOfSantos(map());
        assertThat(ratio * ratio).isCloseTo(8_000.0 / 5_000, within(0.01));

        Node line = find("map-swipe-line", Node.class);
        onFx(line::requestFocus);
        robot().type(KeyCode.LEFT);
        assertThat(onFx(line::getAccessibleText))
                .isEqualTo("Line at 48%: Jan 13 – Feb 9 on the left, Feb 10 – Mar 9 on the right");
        robot().type(KeyCode.END);
        settle();
        robot().moveTo(at(-23.96, -46.33));
        settle();
        assertThat(cardOf("map-earlier-cities-map-card")).contains("Views: 8,000");
        assertThat(card()).isEmpty();
        robot().type(KeyCode.HOME);
        settle();
        robot().moveBy(1, 0);
        settle();
        assertThat(card()).contains("Views: 5,000");

        robot().type(KeyCode.END);
        robot().scroll(2, VerticalDirection.UP);
        settle();
        assertThat(onFx(earlier::camera)).isEqualTo(camera());
        robot().press(KeyCode.SHIFT).type(KeyCode.LEFT, 2).release(KeyCode.SHIFT);
        settle();
        double left = onFx(() -> line.localToScreen(line.getBoundsInLocal()).getCenterX());
        robot().drag(line).moveBy(-200, 0).drop();
        settle();
        assertThat(onFx(() -> line.localToScreen(line.getBoundsInLocal()).getCenterX()))
                .isCloseTo(left - 200, within(2.0));
        click("cities-map-difference");
        assertThat(swipe.isSelected()).isFalse();
        await().until(() -> !exists("map-swipe-line"));
    }

    @Test
    void differencesAreOneClickAwayWhileThereIsAComparison() {
        compareWithEarlier();
        open();
        assertThat(find("cities-map-difference", ToggleButton.class).isDisabled())
                .as("the same tools, without a comparison too")
                .isTrue();
        click("compare-button");
        click("compare-previous");
        await().until(() -> !find("cities-map-difference", ToggleButton.class).isDisabled());
        click("cities-map-difference");
        settle();
        assertThat(columns()).contains("difference").doesNotContain("share");
        assertThat(onFx(() -> table().getSortOrder().getFirst().getId()))
                .as("the table is in the order of what the map shows")
                .isEqualTo("difference");
        Labeled lost = find("cities-movers-lost-1", Labeled.class);
        assertThat(lost.getText()).isEqualTo("Santos");
        assertThat(lost.getParent().getChildrenUnmodifiable().getLast().getPseudoClassStates())
                .as("in the color of a loss")
                .contains(PseudoClass.getPseudoClass("down"));
        robot().moveTo(at(-23.96, -46.33));
        settle();
        assertThat(card()).contains("▼ 37.5% (−3,000)").contains("8,000 before, 5,000 now");
        robot().moveTo(at(-3.1, -60.02));
        settle();
        assertThat(card()).contains("(+10)").contains("small enough to be chance");
        seeTheWorld();
        robot().moveTo(at(-8.8, 13.2));
        settle();
        assertThat(card()).contains("Luanda").contains("gone ▼ 700");
        click("cities-map-difference");
        assertThat(columns()).contains("share").doesNotContain("difference");
        assertThat(onFx(() -> table().getSortOrder().getFirst().getId())).isEqualTo("views");
        onFx(
                () ->
                        table().getColumns().stream()
                                .filter(column -> "views-change".equals(column.getId()))
                                .findFirst()
                                .ifPresent(
                                        column -> table().getSortOrder().setAll(List.of(column))));
        await().untilAsserted(
                        () ->
                                assertThat(onFx(() -> table().getSortOrder().getFirst().getId()))
                                        .as("the change is ordered by its difference")
                                        .isEqualTo("difference"));
    }

    @Test
    void anAreaIsMarkedWithShiftAndItsCitiesAreTheSelection() {
        open();
        assertThat(onFx(this::canExportAudience)).isFalse();
        robot().press(KeyCode.SHIFT);
        robot().drag(at(20, -90), MouseButton.PRIMARY).moveTo(at(-40, -30));
        robot().drop();
        robot().release(KeyCode.SHIFT);
        settle();
        settle();
        assertThat(onFx(() -> map().selection())).hasSize(2);
        assertThat(
                        onFx(
                                () ->
                                        table().getSelectionModel().getSelectedItems().stream()
                                                .map(line -> line.place().name())
                                                .toList()))
                .containsExactlyInAnyOrder("Santos", "Manaus");
        assertThat(onFx(this::canExportAudience)).isTrue();
    }

    private boolean canExportAudience() {
        List<MenuItem> exports =
                find("cities-audience", MenuButton.class).getItems().stream()
                        .filter(item -> "cities-audience-save".equals(item.getId()))
                        .toList();
        assertThat(exports).hasSize(1);
        return exports.stream().noneMatch(MenuItem::isDisable);
    }

    private Bounds onScreen(String id) {
        return onFx(
                () -> {
                    Node node = find(id, Node.class);
                    return node.localToScreen(node.getLayoutBounds());
                });
    }

    @Test
    void theSumsLieOverTheMapWhichShowsItsPlacesBelowThem() {
        open();
        Bounds sums = onScreen("cities-sums");
        Bounds under = onScreen("cities-map");
        assertThat(under.contains(sums)).isTrue();
        assertThat(under.getMinY()).isCloseTo(onScreen("cities-table").getMinY(), within(2.0));
        double tools = onScreen("map-swipe").getMaxY();
        assertThat(at(40.7, -74.0).getY()).isGreaterThan(tools);
        robot().clickOn(at(-3.1, -60.02));
        click("map-fit");
        assertThat(at(-3.1, -60.02).getY()).isGreaterThan(tools);

        onFx(() -> find("cities-sum-plays", Node.class).requestFocus());
        press(KeyCode.TAB);
        assertThat(isFocused("cities-map")).as("the tools come next").isFalse();
        tabTo("cities-map");
    }

    @Test
    void theSumsLieAboveATableInPlaceOfTheMap() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"), 780, 700);
        assertThat(onScreen("cities-map").contains(onScreen("cities-sums"))).isTrue();
        click("cities-table-shown");
        assertThat(exists("cities-map")).isFalse();
        assertThat(onScreen("cities-sums").getMaxY())
                .isLessThanOrEqualTo(onScreen("cities-table").getMinY());
        click("cities-table-shown");
        assertThat(onScreen("cities-map").contains(onScreen("cities-sums"))).isTrue();
    }

    /** Larger text or a smaller window would else cut the country that is shown. */
    @Test
    void aCountryStaysWholeInAnotherSizeUntilTheUserMovesTheMap() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
        robot().clickOn(at(-10, -55));
        await().until(() -> path().equals("World › Brazil"));
        double large = restingZoom();
        onFx(() -> window().setHeight(560));
        settle();
        assertThat(camera().zoom()).isLessThan(large - 0.1);
        assertThat(at(4, -60).getY()).isGreaterThan(onScreen("map-swipe").getMaxY());
        click("cities-map-in");
        double near = camera().zoom();
        onFx(() -> window().setHeight(620));
        settle();
        assertThat(camera().zoom()).isEqualTo(near);
    }

    private double restingZoom() {
        double[] last = {0};
        await().until(
                        () -> {
                            double now = camera().zoom();
                            boolean rests = now == last[0];
                            last[0] = now;
                            return rests;
                        });
        return last[0];
    }

    private List<String> texts(String id) {
        return onFx(
                () ->
                        find(id, Node.class).lookupAll(".label").stream()
                                .map(label -> ((Labeled) label).getText())
                                .toList());
    }

    /** What a marketer asks is answered by the first view, or by one click. */
    @Test
    void theFirstViewAnswersWhereTheAudienceIs() {
        SectionStage stage = onFx(() -> SectionStage.inline(reads));
        show(() -> stage.window("cities"));
        click("cities-table-shown");
        assertThat(texts("cities-sum-outside")).containsExactly("Outside Brazil", "12.5%");
        assertThat(texts("cities-sum-countries")).contains("3");
        click("cities-table-shown");
        assertThat(rows()).as("largest first").startsWith("BR", "US");
        assertThat(onFx(() -> map().getAccessibleText())).contains("Largest: Brazil 7,000");
        robot().clickOn(at(-10, -55));
        await().until(() -> path().equals("World › Brazil"));
        assertThat(rows()).as("which state leads").startsWith("BR", "São Paulo", "Amazonas");
        assertThat(exists("cities-sum-outside")).as("one country").isFalse();
    }
}
