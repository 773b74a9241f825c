package app.marquee.ui.shell;

import app.marquee.text.FailureMessage;
import app.marquee.text.Messages;
import app.marquee.ui.control.state.ErrorBanner;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionKindStyle;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.List;

/**
 * View in place of a workspace whose connection could not be opened, with the reason, a retry and
 * the other connections. FX thread only.
 */
final class ConnectionFailedView extends StackPane {
    ConnectionFailedView(
            Messages messages,
            FailureMessage words,
            Runnable retry,
            ConnectionChoices connections) {
        ErrorBanner banner = new ErrorBanner(messages).whole();
        banner.show(words, retry);
        banner.setMaxHeight(USE_PREF_SIZE);
        Label other = new Label(messages.text("open.other"));
        other.getStyleClass().add("muted");
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("nothing-open-choices");
        choices.getChildren().setAll(choices(messages, connections));
        VBox content = new VBox(banner, other, choices);
        content.getStyleClass().add("nothing-open-content");
        content.setMaxHeight(USE_PREF_SIZE);
        getStyleClass().add("nothing-open");
        getChildren().add(content);
    }

    private static List<Node> choices(Messages messages, ConnectionChoices connections) {
        return connections.all().stream().map(each -> choice(messages, each, connections)).toList();
    }

    private static Node choice(
            Messages messages, ConnectionSummary connection, ConnectionChoices connections) {
        Button button =
                new Button(
                        messages.text(
                                "pattern.detail",
                                connection.name(),
                                ConnectionKindStyle.words(messages, connection.kind())));
        button.setId("open-other");
        button.setMnemonicParsing(false);
        button.setOnAction(_ -> connections.open(connection.id()));
        return button;
    }
}
