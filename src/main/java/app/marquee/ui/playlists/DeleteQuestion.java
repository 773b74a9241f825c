package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.playlist.Playlist;
import app.marquee.ui.control.Messages;
import app.marquee.ui.playlists.edit.FieldText;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.section.ConnectionSummary;

/**
 * The question before a playlist is deleted for good. On production its name has to be typed, or
 * the end of its id where no name is known.
 */
final class DeleteQuestion {
    private static final int END_OF_ID = 8;

    private final Messages messages;
    private final ConnectionSummary connection;

    DeleteQuestion(Messages messages, ConnectionSummary connection) {
        this.messages = messages;
        this.connection = connection;
    }

    Confirmation of(
            Playlist playlist,
            StagedChange change,
            boolean otherPath,
            Runnable onYes,
            Runnable onNo) {
        String name = name(playlist);
        String text =
                messages.text("delete.text", connection.name())
                        + "\n\n"
                        + ChangeWords.request(change.line().request());
        Confirmation question =
                Confirmation.destructive(
                                messages.text("delete.title", name),
                                otherPath
                                        ? messages.text("delete.otherPath") + "\n\n" + text
                                        : text,
                                messages.text("delete.do", name),
                                onYes)
                        .onDeclined(onNo);
        return connection.kind() == ConnectionKind.PRODUCTION
                ? question.typing(toType(playlist))
                : question;
    }

    /** What the playlist is called, or its id. */
    static String name(Playlist playlist) {
        String name = playlist.name().orNull();
        return name == null || name.isBlank() ? playlist.id().value() : name;
    }

    private static String toType(Playlist playlist) {
        String name = playlist.name().orNull();
        String id = playlist.id().value();
        return name == null || name.isBlank()
                ? id.substring(Math.max(0, id.length() - END_OF_ID))
                : FieldText.LINE.of(name);
    }
}
