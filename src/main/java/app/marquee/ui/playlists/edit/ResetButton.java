package app.marquee.ui.playlists.edit;

import app.marquee.ui.control.Messages;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

/** Button that resets a field; visible while the field is changed. */
final class ResetButton extends Button {
    ResetButton(
            Messages messages,
            String id,
            String member,
            ObservableValue<Boolean> changed,
            Runnable onReset,
            SubscriptionGroup life) {
        String tip = messages.text("field.reset", member);
        setId(id + "-reset");
        setGraphic(new FontIcon("fth-rotate-ccw"));
        getStyleClass().addAll("button-icon", "flat");
        setAccessibleText(tip);
        setTooltip(new Tooltip(tip));
        setOnAction(_ -> onReset.run());
        // Its place stays, so that the field keeps its width.
        life.follow(changed, now -> setVisible(now && !isDisabled()));
        life.follow(disabledProperty(), locked -> setVisible(changed.getValue() && !locked));
    }
}
