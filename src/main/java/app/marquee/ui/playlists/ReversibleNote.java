package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.ui.control.Messages;

import javafx.scene.control.Label;

import org.jspecify.annotations.Nullable;

/** Note on whether a change can be undone, beside its lines and never below a scroll bar. */
final class ReversibleNote extends Label {
    private final PlaylistFieldFormatter words;

    ReversibleNote(Messages messages) {
        this.words = new PlaylistFieldFormatter(messages);
        setId("playlist-reversible");
        getStyleClass().add("caption");
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        show(null);
    }

    void show(@Nullable StagedChange change) {
        setText(change == null ? "" : words.reversible(change));
        setVisible(change != null);
        setManaged(change != null);
    }
}
