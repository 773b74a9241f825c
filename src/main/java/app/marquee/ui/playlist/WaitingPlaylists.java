package app.marquee.ui.playlist;

import app.marquee.model.ChangeLine;
import app.marquee.model.Id;
import app.marquee.model.ItemKind;
import app.marquee.model.PlaylistId;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.Waiting;
import app.marquee.ui.change.WaitingMark;
import app.marquee.ui.change.WaitingMarks;
import app.marquee.ui.change.WaitingNote;
import app.marquee.ui.shell.SectionContext;

import javafx.application.Platform;
import javafx.scene.Node;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;

/**
 * What is not sent of playlists: waiting in the change list, or typed and open. On the FX thread.
 */
final class WaitingPlaylists implements AutoCloseable {
    private static final String CHANGES = "activity";

    private final SectionContext context;
    private final ChangeWords words;
    private final WaitingMarks marks;

    WaitingPlaylists(SectionContext context, Waiting waiting) {
        this.context = context;
        this.words = new ChangeWords(context.messages(), _ -> Optional.empty());
        this.marks =
                new WaitingMarks(waiting, context.messages(), context.tasks(), Platform::runLater);
    }

    /**
     * What stands before the name of a playlist; null for nothing.
     *
     * @param edited whether it has edits that were not sent
     */
    @Nullable Node mark(PlaylistId playlist, boolean edited) {
        List<ChangeLine> lines = marks.about(playlist);
        if (!lines.isEmpty()) {
            return new WaitingMark(words.waiting(lines), () -> open(playlist));
        }
        if (!edited) {
            return null;
        }
        FontIcon icon = new FontIcon("fth-edit-2");
        icon.setAccessibleText(context.messages().text("edited"));
        return icon;
    }

    /** What waits to be created. */
    Node note() {
        return new WaitingNote(
                "playlist-waiting",
                marks,
                ItemKind.PLAYLIST,
                words,
                () -> open(context.connection().getValue().id()));
    }

    private void open(Id subject) {
        context.navigation().open(CHANGES, subject);
    }

    void onChange(Runnable next) {
        marks.linesProperty().addListener(_ -> next.run());
    }

    @Override
    public void close() {
        marks.close();
    }
}
