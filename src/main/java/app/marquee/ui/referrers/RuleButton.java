package app.marquee.ui.referrers;

import app.marquee.text.Messages;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

/** Factory of the buttons for naming rules. FX thread only. */
final class RuleButton {
    private RuleButton() {}

    /**
     * @param what the last part of its ID
     */
    static Button of(Messages messages, String what, String key, String icon, Runnable action) {
        String words = messages.text(key);
        Button button = new Button(words, new FontIcon(icon));
        button.setId("referrers-rules-" + what);
        button.getStyleClass().add("flat");
        button.setTooltip(new Tooltip(words));
        button.setOnAction(_ -> action.run());
        return button;
    }
}
