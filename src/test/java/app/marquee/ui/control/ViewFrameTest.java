package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Objects;

/**
 * Where the head of a view has no room for one line, what narrows it goes below and stays whole.
 */
class ViewFrameTest extends WindowTest {
    private static final double WIDE = 700;
    private static final double TIGHT = 360;

    private @Nullable ViewFrame frame;

    private void open(double width) {
        show(
                () -> {
                    FilterField filter = new FilterField("filter", "Filter playlists", _ -> {});
                    Button create = new Button("New playlist");
                    create.setId("create");
                    create.setMinWidth(Button.USE_PREF_SIZE);
                    frame =
                            new ViewFrame("Playlists", new Label("…"))
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
                            new ViewFrame("Playlists", new VBox(new Button("Earlier"), rows))
                                    .narrowing(new FilterField("filter", "Filter", _ -> {}));
                    return new StackPane(frame);
                },
                WIDE,
                300);
        onFx(() -> Objects.requireNonNull(frame).takeFocus());
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

    @Test
    void inATightViewTheFilterHasALineOfItsOwn() {
        open(TIGHT);
        Bounds filter = bounds("#filter");
        assertThat(filter.getMinY()).isGreaterThanOrEqualTo(bounds("#create").getMaxY());
        assertThat(filter.getMinX()).isEqualTo(bounds(".view-title").getMinX());
        assertThat(filter.getWidth()).isEqualTo(240);
        assertThat(filter.getMaxY()).isLessThan(bounds(".view-header").getMaxY());
        assertThat(bounds("#create").getMaxX()).isLessThan(TIGHT);
    }
}
