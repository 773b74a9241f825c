package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Theme;
import app.marquee.ui.testing.Toolkit;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.skin.VirtualFlow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Rows and controls keep their place while the mouse, a selection, a load or a text comes. */
@Tag("window")
@Tag("long")
class DensityTest {
    /** Stops with rows, and the table or list that has them. */
    private static final Map<String, String> ROWS =
            new TreeMap<>(
                    Map.of(
                            "activity-full", "activity-table",
                            "library-folder", "video-table",
                            "ranking-full", "ranking-table",
                            "referrers-full", "referrers-table",
                            "trash-full", "trash-table"));

    private static final int SOME_ROWS = 4;

    private final FxRobot robot = new FxRobot();
    private final List<String> moved = new ArrayList<>();

    private static TourLook look(Density density) {
        return new TourLook(
                density.name(),
                Appearance.DEFAULT.with(Theme.LIGHT).with(density),
                Language.ENGLISH,
                TourLook.USUAL,
                Set.of());
    }

    private static TourStop stop(String name) {
        return TourStops.all().stream()
                .filter(stop -> stop.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Density.class)
    void nothingMoves(Density density, @TempDir Path home) throws IOException, TimeoutException {
        Toolkit.start();
        Tour.on(
                home,
                window -> {
                    for (String name : ROWS.keySet()) {
                        Tour.stop(window, stop(name), look(density));
                        rows(window, name, Objects.requireNonNull(ROWS.get(name)));
                    }
                    Tour.stop(window, stop("playlists-open"), look(density));
                    form(window);
                });
        assertThat(moved).isEmpty();
    }

    private void rows(TourWindow window, String stop, String table) {
        Map<String, String> before = places(window);
        List<Node> cells = window.see(root -> cells(root, table));
        assertThat(cells).as(stop).isNotEmpty();
        for (Node cell : cells) {
            robot.moveTo(cell);
            Toolkit.settle();
            compare(stop + ", mouse over a row", before, places(window), "");
        }
        robot.clickOn(cells.getLast());
        window.rest();
        compare(stop + ", selected", before, places(window), table + " ");
        robot.moveTo(0, 0);
        Map<String, String> selected = places(window);
        window.faults(TourStops.SILENT);
        window.refreshWithoutWaiting();
        compare(stop + ", loading", selected, places(window), "");
    }

    private void form(TourWindow window) {
        window.press("playlist-tab-settings");
        Map<String, String> before = places(window);
        for (String field : List.of("playlist-name", "playlist-description")) {
            window.type(field, "Another text");
            compare("typing into " + field, before, places(window), "");
        }
    }

    private static List<Node> cells(Parent root, String table) {
        return root.lookupAll("#" + table + " .table-row-cell").stream()
                .filter(node -> node instanceof IndexedCell<?> cell && !cell.isEmpty())
                .filter(Node::isVisible)
                .limit(SOME_ROWS)
                .toList();
    }

    /**
     * What is in both and not in the same place.
     *
     * @param only how the names of those begin that are looked at
     */
    private void compare(
            String when, Map<String, String> before, Map<String, String> now, String only) {
        before.forEach(
                (name, place) -> {
                    if (name.startsWith(only) && !place.equals(now.getOrDefault(name, place))) {
                        moved.add(when + ": " + name + " " + place + " to " + now.get(name));
                    }
                });
    }

    private static Map<String, String> places(TourWindow window) {
        return window.see(
                root -> {
                    Map<String, String> places = new TreeMap<>();
                    note(root, "", places);
                    return places;
                });
    }

    /** Places of rows by their numbers and of controls by their IDs. */
    private static void note(Node node, String around, Map<String, String> places) {
        if (!node.isVisible()) {
            return;
        }
        String name = node.getId() == null || node instanceof VirtualFlow ? around : node.getId();
        if (node instanceof IndexedCell<?> cell && cell.getParent() != null) {
            if (!cell.isEmpty() && isRow(cell)) {
                places.put(around + " row " + cell.getIndex(), place(cell));
            }
            return;
        }
        if (node instanceof Control && node.getId() != null && !(node instanceof ScrollBar)) {
            places.put(name, place(node));
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, name, places));
        }
    }

    private static boolean isRow(Node cell) {
        return Stream.iterate(cell.getParent(), Objects::nonNull, Node::getParent)
                .anyMatch(VirtualFlow.class::isInstance);
    }

    /** The top left corner and the height; a table may get lower or narrower. */
    private static String place(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        String height = node instanceof IndexedCell ? " " + Math.round(bounds.getHeight()) : "";
        return Math.round(bounds.getMinX()) + "," + Math.round(bounds.getMinY()) + height;
    }
}
