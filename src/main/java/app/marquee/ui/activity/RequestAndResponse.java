package app.marquee.ui.activity;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.shell.section.Action;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.text.Bidi;

/** Pane with a request and its response side by side, below a line and buttons. FX thread only. */
final class RequestAndResponse extends BorderPane {
    private final Messages messages;
    private final Label line = new Label();
    private final HBox head = new HBox(line);
    private final TextArea request;
    private final TextArea response;

    /**
     * @param id in kebab case, with which the IDs of its texts begin
     */
    RequestAndResponse(String id, Messages messages) {
        this.messages = messages;
        getStyleClass().add("exchange-detail");
        request = area(id + "-request", "request");
        // Lines of their own, of which none should break within a date or a token.
        request.setWrapText(false);
        response = area(id + "-response", "response");
        line.getStyleClass().add("muted");
        line.setMaxWidth(Double.MAX_VALUE);
        line.setWrapText(true);
        line.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(line, Priority.ALWAYS);
        head.getStyleClass().add("exchange-head");
        setTop(head);
        HBox both = new HBox(titled("request", request), titled("response", response));
        both.getStyleClass().add("exchange-parts");
        setCenter(both);
    }

    private TextArea area(String id, String name) {
        TextArea area = new TextArea();
        area.setId(id);
        area.setEditable(false);
        area.setWrapText(true);
        area.setAccessibleText(messages.text(name));
        area.getStyleClass().add("mono");
        VBox.setVgrow(area, Priority.ALWAYS);
        return area;
    }

    private VBox titled(String title, TextArea area) {
        Label label = new Label(messages.text(title));
        label.getStyleClass().add("form-label");
        label.setLabelFor(area);
        VBox box = new VBox(label, area);
        HBox.setHgrow(box, Priority.ALWAYS);
        box.setPrefWidth(1);
        box.getStyleClass().add("exchange-part");
        return box;
    }

    /** Adds a button at the right. */
    RequestAndResponse offering(String id, String title, Action action) {
        Button button = Buttons.titled(id, messages.text(title));
        action.attach(button);
        head.getChildren().add(button);
        return this;
    }

    /**
     * Shows other texts.
     *
     * @param about the line above them
     */
    void show(String about, String sent, String returned) {
        line.setText(about);
        request.setText(sent);
        // The toolkit cuts and repeats lines of mixed direction that it breaks.
        response.setWrapText(!Bidi.requiresBidi(returned.toCharArray(), 0, returned.length()));
        response.setText(returned);
    }
}
