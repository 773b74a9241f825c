package app.marquee.ui.shell.notification;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;

import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.ZoneId;

/** Panel content that lists the notifications and marks them as seen. FX thread only. */
public final class NoticeList implements StatusPanel.Content {
    private final Messages messages;
    private final NoticeHistory history;
    private final ZoneId zone;
    private final VBox view = new VBox();
    private final Button clear;
    private final ListChangeListener<NoticeHistory.Entry> listener = _ -> update();

    /**
     * @param zone in which times are shown
     */
    public NoticeList(Messages messages, NoticeHistory history, ZoneId zone) {
        this.messages = messages;
        this.history = history;
        this.zone = zone;
        view.getStyleClass().add("notice-list");
        clear = Buttons.titled("notices-clear", messages.text("notices.clear"));
        clear.getStyleClass().addAll("flat", "small");
        clear.setOnAction(_ -> history.clear());
        history.entries().addListener(listener);
        update();
    }

    private void update() {
        history.seen();
        Visibility.show(clear, !history.entries().isEmpty());
        if (history.entries().isEmpty()) {
            Label none = new Label(messages.text("notices.none"));
            none.setId("notices-none");
            none.setWrapText(true);
            none.getStyleClass().add("muted");
            view.getChildren().setAll(none);
        } else {
            view.getChildren().setAll(history.entries().stream().map(this::row).toList());
        }
    }

    private Node row(NoticeHistory.Entry entry) {
        Label text = new NoticeText(counted(messages, entry.text(), entry.times()));
        text.getStyleClass().add("notice-text");
        Label at = new Label(messages.formats().minute(entry.at(), zone));
        at.getStyleClass().add("caption");
        VBox words = new VBox(text, at);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(icon(entry.kind()), words);
        row.setAlignment(Pos.TOP_LEFT);
        row.getStyleClass().add("notice-row");
        entry.steps().forEach(step -> row.getChildren().add(button(step)));
        return row;
    }

    private Button button(Notices.Step step) {
        Button button = new Button(step.title());
        button.setId("notice-history-action");
        button.getStyleClass().add("flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setMnemonicParsing(false);
        button.setOnAction(
                _ -> {
                    history.taken(step);
                    step.action().run();
                });
        return button;
    }

    private static FontIcon icon(NoticeHistory.Kind kind) {
        FontIcon icon =
                new FontIcon(
                        switch (kind) {
                            case DONE -> "fth-check";
                            case WARNING -> "fth-alert-circle";
                            case UNKNOWN -> "fth-help-circle";
                            case FAILURE -> "fth-alert-triangle";
                        });
        icon.getStyleClass().add("notice-" + kind.name().toLowerCase(java.util.Locale.ROOT));
        return icon;
    }

    /** The text of a repeated notification, with its count. */
    static String counted(Messages messages, String text, int times) {
        return times == 1 ? text : messages.text("notices.times", text, times);
    }

    @Override
    public String title() {
        return messages.text("notices.title");
    }

    @Override
    public Button tool() {
        return clear;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void close() {
        history.entries().removeListener(listener);
    }
}
