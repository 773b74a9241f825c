package app.marquee.ui.shell.notification;

import app.marquee.ui.control.Visibility;

import javafx.collections.ListChangeListener;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Lifter of the passing notifications above the buttons at the end of a form, which they would
 * cover. It looks where these are after each layout while there are notifications. FX thread only.
 */
final class NoticeLift {
    /** Style classes of the rows of such buttons. */
    private static final List<String> FEET = List.of(".save-bar", ".write-foot", ".settings-save");

    private static final double GAP = 8;

    private final Region notices;
    private final Runnable adapt = this::adapt;

    /**
     * @param notices lie at the bottom of a place that also has the forms
     */
    NoticeLift(Region notices) {
        this.notices = notices;
        notices.sceneProperty().addListener((_, before, now) -> follow(before, now));
        notices.getChildrenUnmodifiable()
                .addListener(
                        (ListChangeListener<Node>)
                                _ -> follow(notices.getScene(), notices.getScene()));
    }

    /** Without notifications the window is laid out as if there were none. */
    private void follow(@Nullable Scene before, @Nullable Scene now) {
        if (before != null) {
            before.removePostLayoutPulseListener(adapt);
        }
        if (now != null && !notices.getChildrenUnmodifiable().isEmpty()) {
            now.addPostLayoutPulseListener(adapt);
        }
    }

    private void adapt() {
        Parent place = notices.getParent();
        Optional<Bounds> usual = usual();
        if (place == null || usual.isEmpty()) {
            return;
        }
        Bounds area = usual.get();
        double lift = 0;
        for (Bounds foot : feet(place)) {
            Bounds lifted =
                    new BoundingBox(
                            area.getMinX(),
                            area.getMinY() - lift,
                            area.getWidth(),
                            area.getHeight());
            if (lifted.intersects(foot)) {
                lift = area.getMaxY() - foot.getMinY() + GAP;
            }
        }
        double room = area.getMinY() - inScene(place).getMinY();
        notices.setTranslateY(-Math.max(0, Math.min(lift, room)));
    }

    /** Where the notifications are without a lift; empty while there are none. */
    private Optional<Bounds> usual() {
        return notices.getChildrenUnmodifiable().stream()
                .map(NoticeLift::inScene)
                .reduce(NoticeLift::both)
                .map(
                        area ->
                                new BoundingBox(
                                        area.getMinX(),
                                        area.getMinY() - notices.getTranslateY(),
                                        area.getWidth(),
                                        area.getHeight()));
    }

    private static Bounds both(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                left,
                top,
                Math.max(one.getMaxX(), other.getMaxX()) - left,
                Math.max(one.getMaxY(), other.getMaxY()) - top);
    }

    /** The rows of buttons in sight, from the bottom up. */
    private static List<Bounds> feet(Parent place) {
        return FEET.stream()
                .flatMap(style -> place.lookupAll(style).stream())
                .filter(Visibility::isTreeVisible)
                .map(NoticeLift::inScene)
                .sorted(Comparator.comparingDouble(Bounds::getMaxY).reversed())
                .toList();
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
