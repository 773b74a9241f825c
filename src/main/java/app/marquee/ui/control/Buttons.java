package app.marquee.ui.control;

import app.marquee.text.Messages;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

/** Factory of buttons, whose titles are never cut. FX thread only. */
public final class Buttons {
    private static final String ELLIPSIS = "…";

    private Buttons() {}

    public static Button titled(String id, String title) {
        Button button = new Button(title);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /**
     * The same; Enter presses it when it has the focus, whatever the platform. Unlike a default
     * button it isn't filled, which is how what sends now looks.
     */
    public static Button entered(String id, String title) {
        Button button = titled(id, title);
        button.setMnemonicParsing(false);
        button.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        button.fire();
                        event.consume();
                    }
                });
        return button;
    }

    public static Button titled(String id, String title, String icon) {
        Button button = titled(id, title);
        button.setGraphic(new FontIcon(icon));
        return button;
    }

    /** Leads out of what is shown, to where it was opened. */
    public static Button back(String id, Messages messages) {
        Button button = titled(id, messages.text("panes.back"), "fth-chevron-left");
        button.getStyleClass().add("flat");
        return button;
    }

    /** The label of what opens a dialog: it ends in “…”. */
    public static String opening(String text) {
        return isOpening(text) ? text : text + ELLIPSIS;
    }

    /** Whether a label is that of something that opens a dialog. */
    public static boolean isOpening(String text) {
        return text.endsWith(ELLIPSIS);
    }

    /** Shows only the icon, with the title as the tooltip, or both. */
    public static void shorten(Button button, boolean toIcon) {
        button.setContentDisplay(toIcon ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        button.setTooltip(toIcon ? new Tooltip(button.getText()) : null);
    }

    /** Without a title; the words are the tooltip and what a screen reader says. */
    public static Button icon(String id, String icon, String words) {
        Button button = titled(id, "", icon);
        button.getStyleClass().addAll("button-icon", "flat");
        button.setTooltip(new Tooltip(words));
        button.setAccessibleText(words);
        return button;
    }
}
