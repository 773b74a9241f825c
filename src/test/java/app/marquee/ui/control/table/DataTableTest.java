package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/** What every table of the window can do. */
class DataTableTest extends WindowTest {
    record City(String name, @Nullable Long views) {}

    private static final List<City> CITIES =
            List.of(
                    new City("Recife", 40L),
                    new City("Belém", null),
                    new City("Salvador", 1_500L),
                    new City("Ананьев", 7L));

    private final FakeMemory memory = new FakeMemory();
    private final List<String> opened = new ArrayList<>();
    private @Nullable DataTable<City> table;

    private DataTable<City> make() {
        Messages messages = Messages.shared(Locale.ENGLISH);
        return new DataTable<City>("cities", messages, new InlineRunner())
                .columns(
                        Column.text("name", "City", City::name),
                        Column.number("views", "Views", City::views, messages.formats()::integer))
                .keyedBy(City::name)
                .onOpen(city -> opened.add(city.name()))
                .remember(memory);
    }

    private void open() {
        show(
                () -> {
                    DataTable<City> made = make();
                    made.rows(CITIES);
                    table = made;
                    return made;
                });
    }

    private DataTable<City> table() {
        return Objects.requireNonNull(table);
    }

    private TableView<City> view() {
        return table().table();
    }

    @Test
    void aTitleStandsAboveItsFiguresAlsoWhenTheTableIsSortedByThem() {
        open();
        Node title = onFx(() -> title("views"));
        double before = onFx(() -> endOf(title));
        onFx(() -> view().getSortOrder().setAll(List.of(view().getColumns().get(1))));
        settle();
        assertThat(onFx(() -> endOf(title))).isEqualTo(before);
        assertThat(onFx(() -> title("views").getParent().getStyleClass())).contains("sorted");
        onFx(() -> view().getSortOrder().clear());
        settle();
        assertThat(onFx(() -> title("views").getParent().getStyleClass())).doesNotContain("sorted");
    }

    @Test
    void theArrowStandsBesideATitleThatIsAlignedToTheLeft() {
        open();
        TableColumn<City, ?> name = onFx(() -> view().getColumns().getFirst());
        onFx(() -> view().getSortOrder().setAll(List.of(name)));
        settle();
        Node arrow = Objects.requireNonNull(onFx(() -> name.getGraphic()));
        Bounds words = onFx(() -> title("name").lookup(".text").getBoundsInParent());
        assertThat(onFx(() -> arrow.getBoundsInParent().getMinX() - words.getMaxX()))
                .isBetween(2.0, 6.0);
        assertThat(onFx(arrow::getRotate)).isEqualTo(180);
        onFx(() -> table().rows(new ArrayList<>(CITIES)));
        settle();
        assertThat(onFx(() -> name.getGraphic())).as("new rows keep it").isSameAs(arrow);
        onFx(() -> name.setSortType(TableColumn.SortType.DESCENDING));
        assertThat(onFx(arrow::getRotate)).isZero();
        assertThat(robot().lookup(".arrow").match(Node::isVisible).queryAll()).isEmpty();
        onFx(() -> view().getSortOrder().clear());
        settle();
        assertThat(onFx(() -> name.getGraphic())).isNull();
    }

    private Node title(String column) {
        return view().lookup("#" + column + " > .label");
    }

    /** Where the words of a title that is aligned to the right end. */
    private static double endOf(Node title) {
        Labeled label = (Labeled) title;
        return label.getLayoutX() + label.getWidth() - label.getPadding().getRight();
    }

    /** In whole pixels, or the line below them would be lost. */
    @Tag("painted")
    @ParameterizedTest
    @CsvSource({
        "90,false,29",
        "90,true,23",
        "100,false,32",
        "100,true,26",
        "110,false,35",
        "125,true,33",
        "150,false,48",
        "200,false,64",
        "200,true,52"
    })
    void titlesAreAsHighAsTheirTextIsLarge(int percent, boolean isCompact, double height) {
        open();
        appearance(
                Appearance.DEFAULT
                        .with(Theme.LIGHT)
                        .with(new TextSize(percent))
                        .with(isCompact ? Density.COMPACT : Density.COMFORTABLE));
        Region head = onFx(() -> (Region) view().lookup(".column-header-background"));
        picture("titles-" + percent + (isCompact ? "-compact" : ""));
        assertThat(onFx(head::getHeight)).isEqualTo(height);
    }

    @Test
    void textsAreOrderedWithNumbersByTheirValue() {
        show(
                () -> {
                    DataTable<City> made = make();
                    made.rows(
                            List.of(
                                    new City("Part 40", 1L),
                                    new City("Part 9", 2L),
                                    new City("part 10", 3L)));
                    table = made;
                    return made;
                });
        onFx(() -> view().getSortOrder().setAll(List.of(view().getColumns().getFirst())));
        settle();
        assertThat(names()).containsExactly("Part 9", "part 10", "Part 40");
    }

    private List<String> names() {
        return onFx(() -> view().getItems().stream().map(City::name).toList());
    }

    private TableCell<?, ?> cell(int row, int column) {
        return robot().lookup(".table-cell").queryAllAs(TableCell.class).stream()
                .filter(
                        cell ->
                                cell.getIndex() == row
                                        && view().getVisibleLeafColumn(column)
                                                .equals(cell.getTableColumn()))
                .findFirst()
                .orElseThrow();
    }

    private String note() {
        return robot().lookup(".table-note").queryAs(Labeled.class).getText();
    }

    private @Nullable RowCount count() {
        return onFx(() -> table().countProperty().get());
    }

    @Test
    void unknownIsAMarkAndReadAloudAsUnknown() {
        open();
        TableCell<?, ?> unknown = cell(1, 1);
        assertThat(unknown.getText()).isEqualTo("–");
        assertThat(unknown.getAccessibleText()).isEqualTo("Views: Not provided by the platform");
        assertThat(unknown.getPseudoClassStates().toString()).contains("unknown");
        assertThat(cell(0, 1).getText()).isEqualTo("40");
    }

    @Test
    void numbersStandToTheRight() {
        open();
        assertThat(cell(0, 1).getAlignment()).isEqualTo(Pos.CENTER_RIGHT);
        assertThat(cell(0, 0).getAlignment()).isEqualTo(Pos.CENTER_LEFT);
    }

    @Test
    void afterTheRowsWereSortedShiftSelectsFromTheRowThatIsSelected() {
        open();
        robot().clickOn(cell(3, 0));
        robot().clickOn("Views");
        settle();
        assertThat(onFx(() -> view().getSelectionModel().getSelectedIndex())).isZero();
        onFx(() -> view().requestFocus());
        press(KeyCode.SHIFT, KeyCode.DOWN);
        assertThat(onFx(() -> List.copyOf(view().getSelectionModel().getSelectedIndices())))
                .containsExactly(0, 1);
    }

    @Test
    void aClickOnTheHeadSortsUnknownLast() {
        open();
        robot().clickOn("Views");
        settle();
        assertThat(names()).containsExactly("Ананьев", "Recife", "Salvador", "Belém");
        robot().clickOn("Views");
        settle();
        assertThat(names()).containsExactly("Salvador", "Recife", "Ананьев", "Belém");
    }

    /** As in any table: Shift with a click on another title orders equal rows by that, too. */
    @Test
    void aSecondTitleOrdersWhatTheFirstLeavesEqual() {
        open();
        onFx(
                () ->
                        table().rows(
                                        List.of(
                                                new City("Recife", 40L),
                                                new City("Belém", 40L),
                                                new City("Salvador", 7L))));
        robot().clickOn("Views");
        settle();
        robot().press(KeyCode.SHIFT).clickOn("City").release(KeyCode.SHIFT);
        settle();
        assertThat(names()).containsExactly("Salvador", "Belém", "Recife");
        assertThat(onFx(() -> view().getSortOrder().stream().map(TableColumn::getId).toList()))
                .containsExactly("views", "name");
    }

    @Test
    void theFilterSaysHowMuchItShows() {
        open();
        onFx(() -> table().filter("be"));
        assertThat(names()).containsExactly("Belém");
        assertThat(count()).isEqualTo(new RowCount(1, 4));
        onFx(() -> table().filter(""));
        assertThat(count()).isEqualTo(new RowCount(4, 4));
    }

    @Test
    void theSelectionSurvivesARefreshAndASort() {
        open();
        onFx(() -> view().getSelectionModel().selectIndices(0, 2));
        onFx(() -> table().rows(List.of(new City("Salvador", 1L), new City("Recife", 2L))));
        assertThat(onFx(() -> table().selected()))
                .extracting(City::name)
                .containsExactlyInAnyOrder("Salvador", "Recife");
        onFx(() -> table().rows(List.of(new City("Natal", 1L))));
        assertThat(onFx(() -> table().selected())).isEmpty();
    }

    @Test
    void rowsAndCellsAreCopiedAsTheyAreShown() {
        open();
        robot().clickOn(cell(2, 0));
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(clipboard()).isEqualTo("Salvador\t1,500");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.C);
        assertThat(clipboard()).isEqualTo("Salvador");
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.C);
        assertThat(clipboard()).isEqualTo("City\tViews\nSalvador\t1,500");
        robot().clickOn(cell(1, 0));
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(clipboard()).isEqualTo("Belém\t");
    }

    private String clipboard() {
        return onFx(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void enterAndADoubleClickOpenARow() {
        open();
        robot().clickOn(cell(0, 0));
        press(KeyCode.ENTER);
        robot().doubleClickOn(cell(2, 0));
        settle();
        assertThat(opened).containsExactly("Recife", "Salvador");
    }

    @Test
    void columnsAreChosenByKeyboardAndTheLastOneStays() {
        open();
        onFx(() -> table().columnChoice().open());
        settle();
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertThat(onFx(() -> view().getVisibleLeafColumns().size())).isEqualTo(1);
        onFx(() -> table().columnChoice().open());
        settle();
        ContextMenu menu = onFx(() -> view().getColumns().getFirst().getContextMenu());
        assertThat(
                        onFx(
                                () ->
                                        menu.getItems().stream()
                                                .limit(2)
                                                .filter(MenuItem::isDisable)
                                                .toList()))
                .hasSize(1);
        onFx(menu::hide);
    }

    @Test
    void widthOrderAndSortAreThereAtTheNextStart() {
        open();
        onFx(
                () -> {
                    TableColumn<City, ?> name = view().getColumns().get(0);
                    TableColumn<City, ?> views = view().getColumns().get(1);
                    name.setPrefWidth(333);
                    views.setSortType(TableColumn.SortType.DESCENDING);
                    view().getSortOrder().add(views);
                    view().getColumns().setAll(List.of(views, name));
                });
        settle();
        DataTable<City> next = onFx(this::make);
        assertThat(onFx(() -> next.table().getColumns().stream().map(TableColumn::getId).toList()))
                .containsExactly("views", "name");
        assertThat(onFx(() -> next.table().getColumns().get(1).getPrefWidth())).isEqualTo(333);
        onFx(() -> next.rows(CITIES));
        assertThat(onFx(() -> next.table().getItems().getFirst().name())).isEqualTo("Salvador");
    }

    @Test
    void whatWasKeptByAnotherVersionDoesNoHarm() {
        memory.keep("cities.columns", "gone:1:shown,name:x:shown,views,,:::");
        memory.keep("cities.sort", "gone:ASCENDING,name,views:SIDEWAYS");
        open();
        assertThat(names()).hasSize(4);
    }

    @Test
    void selectingVeryManyIsRefusedInWords() {
        open();
        onFx(
                () ->
                        table().rows(
                                        IntStream.range(0, 6_000)
                                                .mapToObj(i -> new City("City " + i, (long) i))
                                                .toList()));
        robot().clickOn(cell(1, 0));
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(onFx(() -> table().selected())).hasSize(1);
        assertThat(note()).contains("Filter the table first");
    }

    private void openMany(HeldRunner runner) {
        Messages messages = Messages.shared(Locale.ENGLISH);
        show(
                () -> {
                    DataTable<City> made =
                            new DataTable<City>("cities", messages, runner)
                                    .columns(Column.text("name", "City", City::name))
                                    .keyedBy(City::name)
                                    .rememberSelected(memory, City::name);
                    table = made;
                    return made;
                });
        onFx(() -> table().rows(many()));
    }

    private static List<City> many() {
        return IntStream.range(0, 50_000)
                .mapToObj(i -> new City("City " + (i * 7919 % 50_000), null))
                .toList();
    }

    /** The theme alone makes it a stroke of a pixel. */
    @Test
    void theThumbOfManyRowsCanBeTakenHoldOf() {
        HeldRunner runner = new HeldRunner();
        openMany(runner);
        onFx(runner::releaseAll);
        settle();
        ScrollBar bar =
                onFx(
                        () ->
                                robot().lookup(".scroll-bar").queryAllAs(ScrollBar.class).stream()
                                        .filter(one -> one.getOrientation() == Orientation.VERTICAL)
                                        .filter(Node::isVisible)
                                        .findFirst()
                                        .orElseThrow());
        Region thumb = onFx(() -> (Region) bar.lookup(".thumb"));
        assertThat(thumb.getHeight()).isGreaterThanOrEqualTo(24);
        assertThat(bar.getWidth()).as("as narrow as before").isEqualTo(8);
    }

    @Test
    void manyRowsAreSortedWhileTheWindowGoesOn() {
        HeldRunner runner = new HeldRunner();
        openMany(runner);
        assertThat(runner.waiting()).containsExactly("Sorting");
        onFx(runner::releaseAll);
        assertThat(count()).isEqualTo(new RowCount(50_000, 50_000));
    }

    @Test
    void whatWasSelectedBeforeTheLastEndIsLookedForWhileTheWindowGoesOn() {
        memory.under("cities").keep("selected", "City 4711");
        HeldRunner runner = new HeldRunner();
        openMany(runner);
        onFx(runner::release);
        assertThat(runner.waiting()).containsExactly("Restoring selection");
        assertThat(onFx(() -> table().selected())).isEmpty();
        onFx(runner::releaseAll);
        assertThat(onFx(() -> table().selected())).containsExactly(new City("City 4711", null));
    }

    @Test
    void whatIsSelectedAmongManyIsLookedForWhileTheWindowGoesOn() {
        HeldRunner runner = new HeldRunner();
        openMany(runner);
        onFx(runner::releaseAll);
        onFx(() -> view().getSelectionModel().selectIndices(40_000, 7));
        List<City> chosen = onFx(() -> List.copyOf(table().selected()));
        assertThat(chosen).hasSize(2);
        onFx(() -> table().rows(many()));
        onFx(runner::release);
        assertThat(runner.waiting()).containsExactly("Restoring selection");
        assertThat(onFx(() -> table().selected())).isEmpty();
        onFx(() -> table().rows(many()));
        onFx(runner::releaseAll);
        assertThat(onFx(() -> table().selected())).containsExactlyInAnyOrderElementsOf(chosen);
    }
}
