package app.marquee.ui.activity;

import app.marquee.model.connection.Exchange;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/** Pane with the request and response of one exchange, to read and copy. */
final class ExchangeDetail extends StackPane {
    private final ExchangeText text;
    private final Messages messages;
    private final RequestAndResponse texts;
    private final Action curl;
    private final Action copy;
    private @Nullable Exchange shown;

    ExchangeDetail(ActivityViewModel model, Messages messages) {
        this.messages = messages;
        this.text = new ExchangeText(messages);
        curl = new Action(() -> curl(model));
        copy = new Action(() -> copy(model));
        texts =
                new RequestAndResponse("activity", messages)
                        .offering("activity-copy", "command.copy", copy)
                        .offering("activity-curl", "curl", curl);
        getChildren().add(texts);
        put(null);
    }

    /** Shows another one; the same one again keeps its place in the text. */
    void show(@Nullable Exchange exchange) {
        if (!Objects.equals(shown, exchange)) {
            put(exchange);
        }
    }

    private void put(@Nullable Exchange exchange) {
        shown = exchange;
        if (exchange == null) {
            texts.show(messages.text("detail.none"), "", "");
        } else {
            texts.show(
                    messages.text("detail.redacted"),
                    text.request(exchange),
                    text.response(exchange));
        }
        Availability any = Availability.when(exchange != null, ActivityCommands.NO_REQUEST);
        curl.set(any);
        copy.set(any);
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
