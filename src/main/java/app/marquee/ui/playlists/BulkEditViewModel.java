package app.marquee.ui.playlists;

import app.marquee.model.Member;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.ui.playlists.BulkValue.Kind;
import app.marquee.ui.playlists.edit.PlaylistEditorViewModel;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.Optional;

/**
 * One member that many playlists get: edited, checked and written as that of one playlist of which
 * nothing is known. On the FX thread.
 */
final class BulkEditViewModel {
    private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(Kind.ACCESS);
    private final PlaylistEditorViewModel editor =
            new PlaylistEditorViewModel(Playlist.known(new PlaylistId("any")));

    BulkEditViewModel() {
        // What was typed for another member would be sent with this one.
        kind.subscribe(_ -> editor.reset());
    }

    ObjectProperty<Kind> kindProperty() {
        return kind;
    }

    Kind kind() {
        return kind.get();
    }

    /** Holds the value, and says what the contract refuses of it. */
    PlaylistEditorViewModel editor() {
        return editor;
    }

    /** What would be sent; empty while nothing is chosen, or what was typed cannot be sent. */
    Optional<BulkValue> value() {
        PlaylistEditorViewModel.Draft draft = editor.draft();
        if (!draft.violations().isEmpty()) {
            return Optional.empty();
        }
        PlaylistUpdate update =
                draft.isEmpty() && kind() == Kind.DESCRIPTION ? cleared() : draft.update();
        return update.isEmpty() ? Optional.empty() : Optional.of(new BulkValue(kind(), update));
    }

    /** The contract lets a description be empty, and an empty field says so. */
    private static PlaylistUpdate cleared() {
        return new PlaylistUpdate(
                Member.absent(),
                Member.of(""),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    /** Forgets what was typed, the password first of all. */
    void close() {
        editor.reset();
    }
}
