package app.marquee;

import app.marquee.WindowPlace.Area;
import app.marquee.ui.control.ViewMemory;

import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Stream;

/**
 * Keeps where the window is, a moment after it came to rest. A window that is maximised, hidden or
 * over the whole screen keeps the place that it goes back to. On the FX thread.
 */
final class WindowMemory {
    private static final Duration REST = Duration.millis(300);
    private static final String PLACE = "place";

    private final Stage stage;
    private final ViewMemory memory;
    private final PauseTransition rest = new PauseTransition(REST);
    private @Nullable Area normal;

    WindowMemory(Stage stage, ViewMemory memory) {
        this.stage = stage;
        this.memory = memory;
        rest.setOnFinished(_ -> keep());
    }

    /** Puts the window where it was, as far as these screens can show it, before it is shown. */
    void restore(List<Area> screens) {
        String kept = memory.recall(PLACE);
        if (kept != null) {
            WindowPlace.parse(kept).map(place -> place.on(screens)).ifPresent(this::put);
        }
    }

    private void put(WindowPlace place) {
        normal = place.area();
        stage.setX(place.area().x());
        stage.setY(place.area().y());
        stage.setWidth(place.area().width());
        stage.setHeight(place.area().height());
        stage.setMaximized(place.maximised());
    }

    /** Keeps every change from now on. */
    void follow() {
        InvalidationListener moved = _ -> rest.playFromStart();
        Stream.of(
                        stage.xProperty(),
                        stage.yProperty(),
                        stage.widthProperty(),
                        stage.heightProperty())
                .forEach(each -> each.addListener(moved));
        stage.maximizedProperty().addListener(moved);
    }

    /** Keeps what is so now, without waiting for rest. */
    void keep() {
        rest.stop();
        if (!stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen()) {
            normal = new Area(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        }
        if (normal != null) {
            memory.keep(PLACE, new WindowPlace(normal, stage.isMaximized()).text());
        }
    }

    /** What windows may cover of the screens of today, the main one first. */
    static List<Area> screens() {
        return Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream())
                .distinct()
                .map(Screen::getVisualBounds)
                .map(WindowMemory::area)
                .toList();
    }

    private static Area area(Rectangle2D bounds) {
        return new Area(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }
}
