package app.marquee.ui.map;

import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Handle of a line between two parts of a map, which screen readers know as a slider. */
final class SwipeLine extends StackPane {
    private final StackPane knob = new StackPane(new FontIcon("fth-code"));
    private double value;

    SwipeLine(String help) {
        setId("map-swipe-line");
        getStyleClass().add("map-swipe-line");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        setAccessibleHelp(help);
        setCursor(Cursor.H_RESIZE);
        setManaged(false);
        Region rule = new Region();
        rule.getStyleClass().add("map-swipe-rule");
        knob.getStyleClass().add("map-swipe-knob");
        knob.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getChildren().addAll(rule, knob);
        setOnMousePressed(_ -> requestFocus());
        addEventHandler(MouseEvent.ANY, Event::consume);
    }

    /** Keeps its knob in the middle below so many pixels at the upper edge. */
    void coverTop(double pixels) {
        knob.setTranslateY(Math.rint(pixels / 2));
    }

    /** Sets the listener for a drag. */
    void onMoved(EventHandler<MouseEvent> moved) {
        setOnMouseDragged(moved);
    }

    /** Sets the listener for keys. */
    void onKey(EventHandler<KeyEvent> pressed) {
        setOnKeyPressed(pressed);
    }

    /** Sets the position from 0 to 1 with its words. */
    void say(double part, String words) {
        value = part;
        setAccessibleText(words);
        notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(
            AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case VALUE -> value;
            case MIN_VALUE -> 0.0;
            case MAX_VALUE -> 1.0;
            case VALUE_STRING -> getAccessibleText();
            case ORIENTATION -> Orientation.HORIZONTAL;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        switch (action) {
            case INCREMENT -> press(KeyCode.RIGHT);
            case DECREMENT -> press(KeyCode.LEFT);
            default -> super.executeAccessibleAction(action, parameters);
        }
    }

    private void press(KeyCode code) {
        fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }
}
