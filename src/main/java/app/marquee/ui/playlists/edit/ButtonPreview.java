package app.marquee.ui.playlists.edit;

import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.text.Messages;
import app.marquee.ui.control.Wrapping;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;

/** Approximate preview of the external button; it opens nothing. */
public final class ButtonPreview extends StackPane {
    private final Messages messages;
    private final Label button = new Label();

    public ButtonPreview(Messages messages, String id) {
        this.messages = messages;
        setId(id);
        getStyleClass().add("button-preview");
        button.getStyleClass().add("preview-button");
        button.setWrapText(true);
        Wrapping.guard(button);
        button.setMinHeight(USE_PREF_SIZE);
        getChildren().add(button);
    }

    public void show(ExternalButton shown) {
        String text = shown.text();
        button.setText(text == null ? messages.text("button.preview.none") : text);
        button.getStyleClass().removeAll("small", "medium", "large", "nothing");
        ButtonSize size = shown.size();
        button.getStyleClass()
                .add(text == null ? "nothing" : size == null ? "medium" : style(size));
        button.setTooltip(shown.url() == null ? null : new Tooltip(shown.url()));
        setAccessibleText(messages.text("button.preview", button.getText()));
    }

    private static String style(ButtonSize size) {
        return size.equals(ButtonSize.SMALL) || size.equals(ButtonSize.LARGE)
                ? size.wire()
                : "medium";
    }
}
