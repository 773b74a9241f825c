package app.marquee.ui.shell.notification;

import app.marquee.text.Messages;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;

import org.kordamp.ikonli.javafx.FontIcon;

/** Button that opens the notifications and counts unseen warnings. */
public final class NoticeBell extends Button implements AutoCloseable {
    private static final PseudoClass UNSEEN = PseudoClass.getPseudoClass("unseen");

    private final Messages messages;
    private final Subscription following;

    public NoticeBell(Messages messages, NoticeHistory history, Runnable show) {
        this.messages = messages;
        setId("notices-button");
        getStyleClass().addAll("flat", "notice-bell");
        setGraphic(new FontIcon("fth-bell"));
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(messages.text("command.notices")));
        setOnAction(_ -> show.run());
        following = history.unseenProperty().subscribe(count -> unseen(count.intValue()));
    }

    private void unseen(int count) {
        pseudoClassStateChanged(UNSEEN, count > 0);
        setText(count == 0 ? "" : messages.formats().integer(count));
        setAccessibleText(
                count == 0
                        ? messages.text("command.notices")
                        : messages.plural("notices.unseen", count));
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
