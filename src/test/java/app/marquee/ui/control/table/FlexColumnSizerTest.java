package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** One column takes what the others leave over, until a person gives it a width. */
class FlexColumnSizerTest extends WindowTest {
    record City(String name, @Nullable Long views) {}

    private static final double USUAL = 120;
    private static final double FIGURES = 100;
    private static final double WIDE = 600;
    private static final double TIGHT = 180;

    private final FakeMemory memory = new FakeMemory();
    private @Nullable TableView<City> table;

    private DataTable<City> make() {
        Messages messages = Messages.shared(Locale.ENGLISH);
        DataTable<City> made =
                new DataTable<City>("cities", messages, new InlineRunner())
                        .columns(
                                Column.<City>text("name", "City", City::name)
                                        .width(USUAL)
                                        .takesRoom(),
                                Column.<City, Long>number(
                                                "views",
                                                "Views",
                                                City::views,
                                                messages.formats()::integer)
                                        .width(FIGURES),
                                Column.<City>text("again", "Again", City::name)
                                        .width(FIGURES)
                                        .hidden())
                        .remember(memory);
        made.rows(List.of(new City("Recife", 40L), new City("Belém", null)));
        return made;
    }

    @BeforeEach
    void open() {
        show(
                () -> {
                    DataTable<City> made = make();
                    table = made.table();
                    return new StackPane(made);
                },
                WIDE,
                300);
    }

    private TableView<City> view() {
        return Objects.requireNonNull(table);
    }

    private TableColumn<City, ?> column(String id) {
        return view().getColumns().stream()
                .filter(each -> id.equals(each.getId()))
                .findFirst()
                .orElseThrow();
    }

    private double width(String id) {
        settle();
        return onFx(() -> column(id).getWidth());
    }

    private double room() {
        return view().getWidth() - view().snappedLeftInset() - view().snappedRightInset();
    }

    /** All of the table but its border, and no bar below. */
    private void isFull() {
        settle();
        double all =
                onFx(
                        () ->
                                view().getVisibleLeafColumns().stream()
                                        .mapToDouble(TableColumn::getWidth)
                                        .sum());
        assertThat(all).isCloseTo(onFx(this::room), within(3.0));
        assertThat(isScrolled()).isFalse();
    }

    private boolean isScrolled() {
        return onFx(
                () ->
                        view().lookupAll(".scroll-bar").stream()
                                .map(ScrollBar.class::cast)
                                .anyMatch(Node::isVisible));
    }

    private void widen(double width) {
        onFx(() -> ((DataTable<?>) view().getParent()).setMaxWidth(width));
        settle();
    }

    private String kept() {
        return Objects.requireNonNull(memory.recall("cities.columns"));
    }

    private void usualWidth(String id, double pixels) {
        onFx(() -> ((DataTable<?>) view().getParent()).usualWidth(id, pixels));
    }

    @Test
    void aColumnGrowsWithWhatIsInItUnlessAPersonChose() {
        usualWidth("views", 2 * FIGURES);
        assertThat(width("views")).isEqualTo(2 * FIGURES);
        assertThat(kept()).as("nobody chose it").contains("views::shown");
        isFull();
        usualWidth("views", FIGURES);
        assertThat(width("views")).isEqualTo(FIGURES);
        drag("views", 40);
        double chosen = width("views");
        assertThat(chosen).isGreaterThan(FIGURES);
        usualWidth("views", 3 * FIGURES);
        assertThat(width("views")).isEqualTo(chosen);
    }

    /** As a person does: by the edge between two heads. */
    private void drag(String id, double by) {
        drag(id, by, () -> {});
    }

    private void drag(String id, double by, Runnable meanwhile) {
        Bounds head =
                onFx(
                        () -> {
                            Node found =
                                    view().lookupAll(".column-header").stream()
                                            .filter(each -> id.equals(each.getId()))
                                            .findFirst()
                                            .orElseThrow();
                            return found.localToScreen(found.getBoundsInLocal());
                        });
        Point2D edge = new Point2D(head.getMaxX() - 1, head.getCenterY());
        robot().moveTo(edge).press(MouseButton.PRIMARY);
        robot().moveTo(edge.add(by / 2, 0)).moveTo(edge.add(by, 0));
        meanwhile.run();
        robot().release(MouseButton.PRIMARY);
        settle();
    }

    @Test
    void itTakesTheRoomAndGivesItBack() {
        isFull();
        assertThat(width("name")).isGreaterThan(WIDE - FIGURES - 30);
        widen(400);
        isFull();
        widen(TIGHT);
        assertThat(width("name")).isEqualTo(USUAL);
        assertThat(isScrolled()).isTrue();
        widen(WIDE);
        isFull();
        onFx(() -> column("again").setVisible(true));
        isFull();
        onFx(() -> column("again").setVisible(false));
        isFull();
        assertThat(kept()).startsWith("name::shown");
        open();
        isFull();
    }

    @Test
    void whenAnotherColumnIsDraggedItsEdgeStaysUnderTheMouse() {
        double before = width("name");
        drag("views", -40, () -> assertThat(width("name")).isEqualTo(before));
        assertThat(width("views")).isCloseTo(FIGURES - 40, within(2.0));
        isFull();
        assertThat(kept()).startsWith("name::shown,views:" + Math.round(width("views")) + ":");
    }

    @Test
    void aDraggedWidthStaysAndIsRemembered() {
        double before = width("name");
        drag("name", -200);
        double hers = width("name");
        assertThat(hers).isCloseTo(before - 200, within(2.0));
        widen(500);
        widen(WIDE);
        onFx(() -> column("again").setVisible(true));
        assertThat(width("name")).isEqualTo(hers);
        assertThat(kept()).startsWith("name:" + Math.round(hers) + ":shown");
        open();
        assertThat(width("name")).isEqualTo((double) Math.round(hers));
    }

    @Test
    void largerTextMakesTheUsualWidthLargerAndNotTheStretchedOne() {
        onFx(() -> TextScale.set(view().getScene(), 1.5));
        isFull();
        assertThat(width("views")).isEqualTo(FIGURES * 1.5);
        widen(TIGHT);
        assertThat(width("name")).isEqualTo(USUAL * 1.5);
        assertThat(kept()).startsWith("name::shown,views::shown");
        onFx(() -> TextScale.set(view().getScene(), 1));
        assertThat(width("name")).isEqualTo(USUAL);
        widen(WIDE);
        isFull();
    }

    private MenuItem automatic() {
        return onFx(
                () -> {
                    ContextMenu choice = view().getColumns().getFirst().getContextMenu();
                    choice.show(view(), Side.TOP, 0, 0);
                    MenuItem found =
                            choice.getItems().stream()
                                    .filter(each -> "cities-columns-automatic".equals(each.getId()))
                                    .findFirst()
                                    .orElseThrow();
                    choice.hide();
                    return found;
                });
    }

    private void makeAutomatic() {
        MenuItem item = automatic();
        assertThat(item.isDisable()).isFalse();
        onFx(item::fire);
        settle();
    }

    @Test
    void draggedWidthsAreTakenBackAndForgotten() {
        assertThat(automatic().isDisable()).isTrue();
        drag("name", -200);
        drag("views", 60);
        makeAutomatic();
        assertThat(width("views")).isEqualTo(FIGURES);
        isFull();
        assertThat(automatic().isDisable()).isTrue();
        assertThat(kept()).startsWith("name::shown,views::shown");
        widen(400);
        isFull();
        open();
        isFull();
    }

    @Test
    void rememberedWidthsAreTakenBackInTextOfAnotherSize() {
        drag("name", -200);
        drag("views", 60);
        open();
        onFx(() -> TextScale.set(view().getScene(), 1.5));
        makeAutomatic();
        assertThat(width("views")).isEqualTo(FIGURES * 1.5);
        isFull();
        assertThat(kept()).startsWith("name::shown,views::shown");
    }
}
