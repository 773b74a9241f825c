package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/** Pane with the exact request of one change, to read and copy. */
final class ChangeDetail extends BorderPane {
    private static final int ROWS = 5;

    private final TextArea request = new TextArea();
    private final Action curl;
    private @Nullable ChangeLine shown;

    ChangeDetail(Messages messages, Consumer<ChangeLine> onCurl) {
        getStyleClass().add("exchange-detail");
        request.setId("changes-request");
        request.setEditable(false);
        request.setWrapText(true);
        request.setPrefRowCount(ROWS);
        request.setAccessibleText(messages.text("request"));
        request.getStyleClass().add("mono");
        curl = new Action(() -> copy(onCurl));
        Button copy = Buttons.titled("changes-curl", messages.text("curl"));
        curl.attach(copy);
        HBox head = new HBox(copy);
        head.getStyleClass().add("exchange-head");
        VBox part = new VBox(request);
        part.getStyleClass().addAll("exchange-part", "exchange-parts");
        VBox.setVgrow(request, Priority.ALWAYS);
        setTop(head);
        setCenter(part);
        show(null);
    }

    private void copy(Consumer<ChangeLine> onCurl) {
        if (shown != null) {
            onCurl.accept(shown);
        }
    }

    void show(@Nullable ChangeLine line) {
        shown = line;
        request.setText(line == null ? "" : RequestPreview.text(line));
        curl.set(Availability.when(line != null, ActivityCommands.NO_CHANGE));
    }

    /** Copies the request as a command line. */
    Action curl() {
        return curl;
    }
}
