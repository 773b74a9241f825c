package app.marquee.ui.shell;

import app.marquee.ui.control.TextScale;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;

import java.util.List;

/**
 * Gives what a section shows in dialogs the style sheet that its views have, as large as the text.
 * Dialogs lie over the window and not inside the section. On the FX thread.
 */
final class RoomDialogs implements Dialogs {
    private final Dialogs dialogs;
    private final String room;

    RoomDialogs(Dialogs dialogs, String room) {
        this.dialogs = dialogs;
        this.room = room;
    }

    @Override
    public void confirm(Confirmation confirmation) {
        dialogs.confirm(confirmation);
    }

    @Override
    public OpenDialog show(String title, Region content, List<? extends Node> buttons) {
        dress(content, room);
        return dialogs.show(title, content, buttons);
    }

    /** From now on, also when the text gets another size. */
    static void dress(Parent content, String room) {
        TextScale.follow(
                content,
                factor ->
                        Stylesheets.ofRoom(room, factor)
                                .ifPresent(content.getStylesheets()::setAll));
    }
}
