package app.marquee.ui.control;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/** What a view says when there is nothing to show: an icon, what would be here, the next step. */
final class EmptyView extends VBox {
    EmptyView(EmptyWords words) {
        Label title = new Label(words.title());
        title.getStyleClass().add("empty-title");
        title.setWrapText(true);
        Label text = new Label(words.text());
        text.getStyleClass().add("empty-text");
        text.setWrapText(true);
        getStyleClass().add("empty-view");
        getChildren().addAll(new FontIcon(words.icon()), title, text);
        Runnable next = words.onAction();
        if (words.action() != null && next != null) {
            Button action = new Button(words.action());
            action.setId("empty-action");
            action.getStyleClass().add("accent");
            action.setOnAction(_ -> next.run());
            getChildren().add(action);
        }
    }
}
