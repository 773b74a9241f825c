package app.marquee.ui.activity;

import app.marquee.model.connection.Exchange;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.text.Bidi;
import java.util.Objects;

/** Pane with the request and response of one exchange side by side, to read and copy. */
final class ExchangeDetail extends BorderPane {
    private final ExchangeText text;
    private final Messages messages;
    private final Label hint = new Label();
    private final TextArea request;
    private final TextArea response;
    private final Action curl;
    private final Action copy;
    private @Nullable Exchange shown;

    ExchangeDetail(ActivityViewModel model, Messages messages) {
        this.messages = messages;
        this.text = new ExchangeText(messages);
        getStyleClass().add("exchange-detail");
        request = area("activity-request", messages.text("request"));
        // Lines of their own, of which none should break within a date or a token.
        request.setWrapText(false);
        response = area("activity-response", messages.text("response"));
        curl = new Action(() -> curl(model));
        copy = new Action(() -> copy(model));
        hint.getStyleClass().add("muted");
        hint.setMaxWidth(Double.MAX_VALUE);
        hint.setWrapText(true);
        hint.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(hint, Priority.ALWAYS);
        HBox head =
                new HBox(
                        hint,
                        button("activity-copy", messages.text("command.copy"), copy),
                        button("activity-curl", messages.text("curl"), curl));
        head.getStyleClass().add("exchange-head");
        setTop(head);
        HBox both =
                new HBox(
                        titled(messages.text("request"), request),
                        titled(messages.text("response"), response));
        both.getStyleClass().add("exchange-parts");
        setCenter(both);
        put(null);
    }

    private static TextArea area(String id, String name) {
        TextArea area = new TextArea();
        area.setId(id);
        area.setEditable(false);
        area.setWrapText(true);
        area.setAccessibleText(name);
        area.getStyleClass().add("mono");
        VBox.setVgrow(area, Priority.ALWAYS);
        return area;
    }

    private static Button button(String id, String title, Action action) {
        Button button = Buttons.titled(id, title);
        action.attach(button);
        return button;
    }

    private static VBox titled(String title, TextArea area) {
        Label label = new Label(title);
        label.getStyleClass().add("form-label");
        label.setLabelFor(area);
        VBox box = new VBox(label, area);
        HBox.setHgrow(box, Priority.ALWAYS);
        box.setPrefWidth(1);
        box.getStyleClass().add("exchange-part");
        return box;
    }

    /** Shows another one; the same one again keeps its place in the text. */
    void show(@Nullable Exchange exchange) {
        if (!Objects.equals(shown, exchange)) {
            put(exchange);
        }
    }

    private void put(@Nullable Exchange exchange) {
        shown = exchange;
        request.setText(exchange == null ? "" : text.request(exchange));
        String returned = exchange == null ? "" : text.response(exchange);
        // The toolkit cuts and repeats lines of mixed direction that it breaks.
        response.setWrapText(!Bidi.requiresBidi(returned.toCharArray(), 0, returned.length()));
        response.setText(returned);
        Availability any = Availability.when(exchange != null, ActivityCommands.NO_REQUEST);
        curl.set(any);
        copy.set(any);
        hint.setText(
                exchange == null ? messages.text("detail.none") : messages.text("detail.redacted"));
    }

    /** Copies the request as a command line. */
    Action curl() {
        return curl;
    }

    /** Copies request and response. */
    Action copy() {
        return copy;
    }

    private void curl(ActivityViewModel model) {
        if (shown != null) {
            model.copyCurl(shown);
        }
    }

    private void copy(ActivityViewModel model) {
        if (shown != null) {
            model.copy(text.request(shown) + "\n\n" + text.response(shown));
        }
    }
}
