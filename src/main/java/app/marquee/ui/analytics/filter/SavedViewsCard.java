package app.marquee.ui.analytics.filter;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/** Card of the saved views: choose, delete, or save what is chosen now. FX thread only. */
final class SavedViewsCard extends VBox {
    private final SavedViews views;
    private final Messages messages;
    private final Runnable afterwards;
    private final Label title = new Label();
    private final Label nothing = new Label();
    private final VBox list = new VBox();
    private final TextField name = new TextField();
    private final Button save;

    /**
     * @param afterwards runs after a view was chosen or saved
     */
    SavedViewsCard(SavedViews views, Messages messages, Runnable afterwards) {
        this.views = views;
        this.messages = messages;
        this.afterwards = afterwards;
        this.save = Buttons.titled("view-save", messages.text("views.save"));
        title.setText(messages.text("views.title"));
        title.getStyleClass().add("saved-views-title");
        nothing.setText(messages.text("views.none"));
        nothing.setWrapText(true);
        nothing.setMinHeight(USE_PREF_SIZE);
        nothing.getStyleClass().add("caption");
        name.setId("view-name");
        name.setPromptText(messages.text("views.name"));
        name.setAccessibleText(messages.text("views.new"));
        name.setOnAction(_ -> save());
        HBox.setHgrow(name, Priority.ALWAYS);
        save.setOnAction(_ -> save());
        Label current = new Label(messages.text("views.current"));
        current.getStyleClass().add("caption");
        HBox anew = new HBox(name, save);
        anew.getStyleClass().add("saved-view");
        list.getStyleClass().add("choice-list");
        getStyleClass().add("saved-views");
        getChildren().addAll(title, nothing, list, current, anew);
    }

    void begin() {
        name.clear();
        show();
    }

    private void show() {
        List<SavedView> all = views.allProperty().get();
        Visibility.show(nothing, all.isEmpty());
        list.getChildren().setAll(all.stream().map(this::row).toList());
    }

    private Node row(SavedView view) {
        ToggleButton open = new ToggleButton(view.name());
        open.setId("view-open");
        open.setGraphic(new FontIcon("fth-bookmark"));
        open.getStyleClass().addAll("flat", "choice");
        open.setMaxWidth(Double.MAX_VALUE);
        open.setSelected(views.isOpen(view));
        open.setOnAction(
                _ -> {
                    afterwards.run();
                    views.open(view);
                });
        HBox.setHgrow(open, Priority.ALWAYS);
        Button delete =
                Buttons.icon(
                        "view-delete", "fth-trash-2", messages.text("views.delete", view.name()));
        delete.setOnAction(
                _ -> {
                    views.delete(view);
                    show();
                    name.requestFocus();
                });
        HBox row = new HBox(open, delete);
        row.getStyleClass().add("saved-view");
        return row;
    }

    /** Without a name the focus moves to it. */
    private void save() {
        if (name.getText().isBlank()) {
            name.requestFocus();
        } else {
            views.save(name.getText());
            afterwards.run();
        }
    }
}
