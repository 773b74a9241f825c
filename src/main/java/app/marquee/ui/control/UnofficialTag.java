package app.marquee.ui.control;

import app.marquee.text.Messages;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

/** Icon of an unofficial feature, explained by its tooltip; Settings has the list of them. */
public final class UnofficialTag extends Label {
    public UnofficialTag(Messages messages) {
        setGraphic(new FontIcon("fth-info"));
        getStyleClass().add("muted");
        setAccessibleText(messages.text("unofficial"));
        setTooltip(new Tooltip(messages.text("unofficial.about")));
        setAccessibleHelp(messages.text("unofficial.about"));
        setMinWidth(USE_PREF_SIZE);
    }
}
