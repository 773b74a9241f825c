package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;

import javafx.geometry.BoundingBox;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

import java.util.Optional;

/** Input handler of a map for mouse, touchpad and keyboard. FX thread only. */
final class MapMouseInput {
    private static final double WHEEL = 110;
    private static final double MOST = 1;
    private static final double STEP = 80;
    private static final double FAR_STEP = 320;
    private static final double STILL = 4;

    private final WorldMap map;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;
    private boolean dragging;
    private boolean marking;

    MapMouseInput(WorldMap map) {
        this.map = map;
    }

    void attach() {
        map.setOnMousePressed(this::pressed);
        map.setOnMouseDragged(this::dragged);
        map.setOnMouseReleased(this::released);
        map.setOnMouseClicked(this::clicked);
        map.setOnMouseMoved(this::moved);
        map.setOnMouseExited(_ -> map.leave());
        map.setOnScroll(this::scrolled);
        map.setOnZoom(this::pinched);
        map.setOnKeyPressed(this::key);
        map.focusedProperty()
                .subscribe(
                        focused -> {
                            if (!focused) {
                                map.speakOf(null);
                                map.leaveArea();
                            }
                        });
    }

    private void pressed(MouseEvent event) {
        map.requestFocus();
        pressedX = event.getX();
        pressedY = event.getY();
        lastX = pressedX;
        lastY = pressedY;
        dragging = false;
    }

    private void dragged(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        if (!dragging && Math.hypot(event.getX() - pressedX, event.getY() - pressedY) > STILL) {
            dragging = true;
            map.speakOf(null);
            map.leaveArea();
            map.setCursor(event.isShiftDown() ? Cursor.CROSSHAIR : Cursor.CLOSED_HAND);
            marking = event.isShiftDown();
        }
        if (marking) {
            map.marking(marked(event));
        } else if (dragging) {
            map.pan(event.getX() - lastX, event.getY() - lastY);
            lastX = event.getX();
            lastY = event.getY();
        }
    }

    private BoundingBox marked(MouseEvent event) {
        return new BoundingBox(
                Math.min(pressedX, event.getX()),
                Math.min(pressedY, event.getY()),
                Math.abs(event.getX() - pressedX),
                Math.abs(event.getY() - pressedY));
    }

    private void released(MouseEvent event) {
        if (marking) {
            marking = false;
            map.marking(null);
            map.chooseIn(marked(event));
        }
        if (dragging) {
            map.setCursor(Cursor.DEFAULT);
            event.consume();
        }
    }

    private void clicked(MouseEvent event) {
        if (dragging || event.getButton() != MouseButton.PRIMARY) {
            dragging = false;
            return;
        }
        Optional<Bubble> bubble = map.bubbleAt(event.getX(), event.getY());
        if (bubble.isPresent() && event.getClickCount() == 1) {
            map.choose(bubble.get());
        } else if (bubble.isEmpty() && event.getClickCount() == 1) {
            map.chooseNothing();
            map.enterArea(event.getX(), event.getY());
        } else if (event.getClickCount() == 2) {
            map.move(map.camera().zoomedAt(event.getX(), event.getY(), 1));
        }
    }

    private void moved(MouseEvent event) {
        Bubble bubble = map.bubbleAt(event.getX(), event.getY()).orElse(null);
        boolean isArea = false;
        if (bubble == null) {
            isArea = map.speakOfArea(event.getX(), event.getY());
        } else {
            map.leaveArea();
        }
        if (!isArea) {
            map.pointAtBubble(bubble);
        }
        map.setCursor(bubble == null && !isArea ? Cursor.DEFAULT : Cursor.HAND);
        map.speakOf(bubble);
    }

    private void scrolled(ScrollEvent event) {
        double by = Math.clamp(event.getDeltaY() / WHEEL, -MOST, MOST);
        map.speakOf(null);
        map.leaveArea();
        map.move(map.camera().zoomedAt(event.getX(), event.getY(), by));
        event.consume();
    }

    private void pinched(ZoomEvent event) {
        double by = Math.log(event.getZoomFactor()) / Math.log(2);
        map.move(map.camera().zoomedAt(event.getX(), event.getY(), by));
        event.consume();
    }

    private void key(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown() || event.isMetaDown()) {
            return;
        }
        double step = event.isShiftDown() ? FAR_STEP : STEP;
        boolean used = true;
        switch (event.getCode()) {
            case LEFT -> map.pan(step, 0);
            case RIGHT -> map.pan(-step, 0);
            case UP -> map.pan(0, step);
            case DOWN -> map.pan(0, -step);
            case PLUS, EQUALS, ADD -> map.zoom(1);
            case MINUS, SUBTRACT -> map.zoom(-1);
            case HOME -> map.fit();
            case END -> map.world();
            case N -> map.speakOfNext(event.isShiftDown() ? -1 : 1);
            case P -> map.speakOfNext(-1);
            case ENTER -> map.chooseSpoken();
            case SPACE -> used = map.chooseSpoken();
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }
}
