package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Header of a view: always one line, whatever its width. */
class ViewFrameTest extends WindowTest {
    private static final double WIDE = 700;
    private static final double TIGHT = 360;

    private static final Messages ENGLISH = Messages.shared(Locale.ENGLISH);

    private final SimpleObjectProperty<@Nullable RowCount> count =
            new SimpleObjectProperty<>(new RowCount(12, 283));
    private @Nullable ViewFrame frame;

    private void open(double width) {
        show(
                () -> {
                    FilterField filter = new FilterField("filter", "Filter playlists", _ -> {});
                    Button create = new Button("New playlist");
                    create.setId("create");
                    create.setMinWidth(Button.USE_PREF_SIZE);
                    frame =
                            new ViewFrame(ENGLISH, "Playlists", new Label("…"))
                                    .narrowing(filter)
                                    .actions(create);
                    return new StackPane(frame);
                },
                width,
                300);
    }

    @Test
    void theFocusGoesToTheRowsNotToTheFilter() {
        ListView<String> rows = onFx(() -> new ListView<>());
        show(
                () -> {
                    frame =
                            new ViewFrame(
                                            ENGLISH,
                                            "Playlists",
                                            new VBox(new Button("Earlier"), rows))
                                    .narrowing(new FilterField("filter", "Filter", _ -> {}));
                    return new StackPane(frame);
                },
                WIDE,
                300);
        onFx(() -> Objects.requireNonNull(frame).takeFocus());
        settle();
        assertThat(onFx(rows::isFocused)).isTrue();
    }

    /** As when a section is shown for the first time. */
    @Test
    void theFocusGoesToTheRowsOfPanesThatAreNotLaidOutYet() {
        ListView<String> rows = new ListView<>();
        StackPane place = new StackPane();
        show(() -> place, WIDE, 300);
        onFx(
                () -> {
                    ViewFrame made =
                            new ViewFrame(ENGLISH, "Playlists", new SplitPane(rows))
                                    .narrowing(new FilterField("filter", "Filter", _ -> {}));
                    place.getChildren().add(made);
                    made.takeFocus();
                });
        settle();
        assertThat(onFx(rows::isFocused)).isTrue();
    }

    private Bounds bounds(String selector) {
        settle();
        return onFx(
                () -> {
                    Node node = Objects.requireNonNull(frame).lookup(selector);
                    return node.localToScene(node.getLayoutBounds());
                });
    }

    @Test
    void inAWideViewEverythingIsInOneLine() {
        open(WIDE);
        Bounds filter = bounds("#filter");
        assertThat(filter.getMinX()).isGreaterThan(bounds(".view-title").getMaxX());
        assertThat(filter.getMaxX()).isLessThan(bounds("#create").getMinX());
        assertThat(filter.getMinY()).isLessThan(bounds(".view-title").getMaxY());
        assertThat(filter.getWidth()).isEqualTo(240);
    }

    /** The count of rows, the other command and the columns are where there is room for them. */
    @Test
    void inATightViewCommandsLeaveAndTheFilterIsAnIconUntilItIsUsed() {
        show(
                () -> {
                    FilterField filter = new FilterField("filter", "Filter playlists", _ -> {});
                    frame =
                            new ViewFrame(ENGLISH, "Playlists", new Label("…"))
                                    .counting(count)
                                    .narrowing(filter)
                                    .actions(
                                            Buttons.titled("add", "Add by ID…"),
                                            Buttons.titled("create", "New playlist"))
                                    .more(Buttons.titled("columns", "Columns"));
                    return new StackPane(frame);
                },
                TIGHT,
                300);
        onFx(() -> find("create", Button.class).requestFocus());
        assertThat(texts()).contains("12 of 283");
        assertThat(bounds("#filter").getWidth()).isBetween(30.0, 50.0);
        assertThat(bounds("#view-more").getMaxX()).isLessThanOrEqualTo(TIGHT - 24);
        assertThat(bounds("#create").getMaxX()).isLessThan(bounds("#view-more").getMinX());
        assertThat(bounds(".view-header").getHeight()).isLessThan(60);
        click("view-more");
        MenuButton more = find("view-more", MenuButton.class);
        assertThat(onFx(() -> more.getItems().stream().map(MenuItem::getText).toList()))
                .containsExactly("Add by ID…", null, "Columns");
        onFx(more::hide);
        onFx(() -> find("filter", FilterField.class).requestFocus());
        assertThat(bounds("#filter").getWidth()).isGreaterThan(100);
        onFx(() -> count.set(new RowCount(283, 283)));
        assertThat(texts()).contains("283");
        onFx(() -> count.set(null));
        assertThat(onFx(() -> find(".view-count").isVisible())).isFalse();
    }

    @Test
    void theFilterStaysWhereItIsWhenTheCountChanges() {
        count.set(RowCount.NONE);
        show(
                () -> {
                    frame =
                            new ViewFrame(ENGLISH, "Thumbnails", new Label("…"))
                                    .counting(count)
                                    .narrowing(new FilterField("filter", "Filter", _ -> {}));
                    return new StackPane(frame);
                },
                WIDE,
                300);
        double place = bounds("#filter").getMinX();
        for (int shown : List.of(311, 60, 1, 0)) {
            onFx(() -> count.set(new RowCount(shown, 311)));
            assertThat(bounds("#filter").getMinX())
                    .as("%s shown", shown)
                    .isCloseTo(place, within(1.0));
        }
        onFx(() -> count.set(new RowCount(7, 7)));
        assertThat(bounds("#filter").getMinX()).as("few rows").isCloseTo(place, within(1.0));
        onFx(() -> count.set(null));
        assertThat(bounds("#filter").getMinX()).as("no count").isCloseTo(place, within(1.0));
    }

    private List<String> texts() {
        settle();
        return onFx(
                () ->
                        robot().lookup(".label").queryAllAs(Label.class).stream()
                                .map(Label::getText)
                                .toList());
    }

    private Node find(String selector) {
        return Objects.requireNonNull(frame).lookup(selector);
    }
}
