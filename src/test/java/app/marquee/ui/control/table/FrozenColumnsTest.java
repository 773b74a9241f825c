package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The first column stays where it is while the others scroll, in every row and in the header. */
class FrozenColumnsTest extends WindowTest {
    private static final int MANY = 30;

    private @Nullable DataTable<String> table;

    private DataTable<String> make() {
        DataTable<String> made =
                new DataTable<String>(
                                "funnels", Messages.shared(Locale.ENGLISH), new InlineRunner())
                        .columns(Column.<String>text("title", "Title", row -> row).width(200));
        for (int each = 0; each < MANY; each++) {
            made.columns(Column.<String>text("f" + each, "F" + each, row -> row).width(80));
        }
        made.freezing(1).rows(List.of("Lesson", "Talk"));
        return made;
    }

    private double left(String selector) {
        return onFx(
                () -> {
                    Node node =
                            Objects.requireNonNull(table).lookupAll(selector).stream()
                                    .filter(Node::isVisible)
                                    .findFirst()
                                    .orElseThrow();
                    return node.localToScene(node.getBoundsInLocal()).getMinX();
                });
    }

    @Test
    void theFirstColumnStaysInSight() {
        show(
                () -> {
                    table = make();
                    return new HBox(table);
                });
        onFx(() -> Objects.requireNonNull(table).setMaxWidth(600));
        settle();
        String cell = ".table-row-cell > #title";
        String header = ".column-header.frozen";
        double before = left(cell);
        double heading = left(header);
        double other = left(".table-row-cell > #f9");
        onFx(() -> scroll(300));
        settle();
        assertThat(left(".table-row-cell > #f9")).isEqualTo(other - 300);
        assertThat(left(cell)).isEqualTo(before);
        assertThat(left(header)).isEqualTo(heading);
        assertThat(onFx(this::isOpaque))
                .as("what scrolls below the first column isn't seen through it")
                .isTrue();
        onFx(() -> Objects.requireNonNull(table).table().getVisibleLeafColumn(5).setVisible(false));
        settle();
        assertThat(left(header)).as("after another choice of columns").isEqualTo(heading);
    }

    private boolean isOpaque() {
        return Objects.requireNonNull(table).lookupAll(".table-row-cell > #title").stream()
                .map(TableCell.class::cast)
                .filter(cell -> !cell.isEmpty())
                .allMatch(
                        cell ->
                                cell.getViewOrder() < 0
                                        && cell.getBackground() != null
                                        && cell.getBackground()
                                                .getFills()
                                                .getLast()
                                                .getFill()
                                                .isOpaque());
    }

    private void scroll(double pixels) {
        Objects.requireNonNull(table).lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == Orientation.HORIZONTAL)
                .forEach(bar -> bar.setValue(pixels));
    }
}
