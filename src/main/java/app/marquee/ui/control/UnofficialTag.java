package app.marquee.ui.control;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/** Tag of an unofficial feature, explained by its tooltip. */
public final class UnofficialTag extends Label {
    public UnofficialTag(Messages messages) {
        super(messages.text("unofficial"));
        getStyleClass().add("badge");
        setTooltip(new Tooltip(messages.text("unofficial.about")));
        setAccessibleHelp(messages.text("unofficial.about"));
        setMinWidth(USE_PREF_SIZE);
    }
}
