package app.marquee.start;

import app.marquee.start.WindowPlace.Area;
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
 * Tracker of the window's place, saved a moment after it comes to rest. A maximized, hidden or
 * full-screen window keeps its normal place. FX thread only.
 */
public final class WindowMemory {
    private static final Duration REST = Duration.millis(300);
    private static final String PLACE = "place";

    private final Stage stage;
    private final ViewMemory memory;
    private final PauseTransition rest = new PauseTransition(REST);
    private @Nullable Area normal;

    /** Whether it was maximised before, and has not been as it is usually since. */
    private boolean back;

    public WindowMemory(Stage stage, ViewMemory memory) {
        this.stage = stage;
        this.memory = memory;
        rest.setOnFinished(_ -> rested());
    }

    /** Puts the window where it was, as far as these screens can show it, before it is shown. */
    public void restore(List<Area> screens) {
        String kept = memory.recall(PLACE);
        if (kept != null) {
            WindowPlace.parse(kept).map(place -> place.on(screens)).ifPresent(this::put);
        }
    }

    private void put(WindowPlace place) {
        normal = place.area();
        put(place.area());
        stage.setMaximized(place.maximised());
    }

    private void put(Area area) {
        stage.setX(area.x());
        stage.setY(area.y());
        stage.setWidth(area.width());
        stage.setHeight(area.height());
    }

    /** Keeps every change from now on. */
    public void follow() {
        InvalidationListener moved = _ -> rest.playFromStart();
        Stream.of(
                        stage.xProperty(),
                        stage.yProperty(),
                        stage.widthProperty(),
                        stage.heightProperty())
                .forEach(each -> each.addListener(moved));
        Stream.of(stage.maximizedProperty(), stage.iconifiedProperty(), stage.fullScreenProperty())
                .forEach(each -> each.addListener(moved));
        stage.maximizedProperty().subscribe((_, maximised) -> back = !maximised);
    }

    private void rested() {
        if (back && isUsual()) {
            back = false;
            goBack();
        }
        keep();
    }

    /**
     * Some systems leave a window as large as the screen when it is not maximised any more: it goes
     * where it was before. Where the system made it smaller, or the user drags it, it stays.
     */
    private void goBack() {
        Area now = now();
        if (normal != null && screens().stream().anyMatch(now::fills)) {
            put(normal);
        }
    }

    /** Whether it has a place and a size of its own: those that it goes back to. */
    private boolean isUsual() {
        return !stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen();
    }

    private Area now() {
        return new Area(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    }

    /** Keeps what is so now, at once. */
    public void keep() {
        rest.stop();
        if (!back && isUsual()) {
            normal = now();
        }
        if (normal != null) {
            memory.keep(PLACE, new WindowPlace(normal, stage.isMaximized()).text());
        }
    }

    /** What windows may cover of the screens of today, the main one first. */
    public static List<Area> screens() {
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
