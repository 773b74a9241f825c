package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.layout.StackPane;

import java.util.List;
import java.util.function.Consumer;

/**
 * Pane with the request and the response of a change, to read and copy; those of several changes
 * together, below a summary.
 */
final class ChangeDetail extends StackPane {
    private final ChangeDetailText text;
    private final RequestAndResponse texts;
    private final Action curl;
    private List<ChangeLine> shown = List.of();

    ChangeDetail(Messages messages, ChangeText words, Consumer<List<ChangeLine>> onCurl) {
        text = new ChangeDetailText(messages, words);
        curl = new Action(() -> onCurl.accept(shown));
        texts = new RequestAndResponse("changes", messages).offering("changes-curl", "curl", curl);
        getChildren().add(texts);
        put(List.of());
    }

    /** Shows other ones; the same ones again keep their place in the text. */
    void show(List<ChangeLine> lines) {
        if (!lines.equals(shown)) {
            put(lines);
        }
    }

    private void put(List<ChangeLine> lines) {
        shown = lines;
        if (!lines.isEmpty()) {
            texts.show(text.summary(lines), text.request(lines), text.response(lines));
        }
        curl.set(Availability.when(!lines.isEmpty(), ActivityCommands.NO_CHANGE));
    }

    /** Copies each request as a command line. */
    Action curl() {
        return curl;
    }
}
