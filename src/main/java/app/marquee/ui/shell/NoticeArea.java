package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Short news in the corner. What is done goes by itself; a warning stays until it is closed. */
final class NoticeArea extends VBox {
    private static final Duration LASTS = Duration.seconds(6);
    private static final int MOST = 3;

    private final Messages messages;

    NoticeArea(Messages messages) {
        this.messages = messages;
        getStyleClass().add("notice-area");
        setAlignment(Pos.BOTTOM_RIGHT);
        setFillWidth(false);
        setPickOnBounds(false);
    }

    void done(String text, @Nullable String action, @Nullable Runnable onAction) {
        HBox notice = card("fth-check", text);
        if (action != null && onAction != null) {
            Button button = new Button(action);
            button.setId("notice-action");
            button.setOnAction(
                    _ -> {
                        remove(notice);
                        onAction.run();
                    });
            notice.getChildren().add(button);
        }
        add(notice);
        goAfterAWhile(notice);
    }

    void warn(String text) {
        add(card("fth-alert-circle", text));
    }

    private HBox card(String icon, String text) {
        Label words = new Label(text);
        words.setWrapText(true);
        HBox notice = new HBox(new FontIcon(icon), words);
        notice.setId("notice");
        notice.getStyleClass().add("notice");
        notice.setAccessibleText(text);
        return notice;
    }

    private void add(HBox notice) {
        Button close = new Button();
        close.setId("notice-close");
        close.setGraphic(new FontIcon("fth-x"));
        close.getStyleClass().add("button-icon");
        close.setAccessibleText(messages.common().text("close"));
        close.setOnAction(_ -> remove(notice));
        notice.getChildren().add(close);
        getChildren().add(notice);
        if (getChildren().size() > MOST) {
            getChildren().removeFirst();
        }
    }

    /** Time stands still while the pointer or the focus is on it. */
    private void goAfterAWhile(HBox notice) {
        PauseTransition pause = new PauseTransition(LASTS);
        pause.setOnFinished(_ -> remove(notice));
        notice.hoverProperty()
                .or(notice.focusWithinProperty())
                .subscribe(
                        held -> {
                            if (held) {
                                pause.stop();
                            } else {
                                pause.playFromStart();
                            }
                        });
    }

    private void remove(Node notice) {
        getChildren().remove(notice);
    }
}
