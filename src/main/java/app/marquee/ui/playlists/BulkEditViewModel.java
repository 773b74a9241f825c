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
 * View-model of one field for many playlists, edited and validated like that of a playlist with
 * unknown values. FX thread only.
 */
final class BulkEditViewModel {
    private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(Kind.ACCESS);
    private final PlaylistEditorViewModel editor =
            new PlaylistEditorViewModel(Playlist.known(new PlaylistId("any")));

    BulkEditViewModel() {
        // Otherwise the text typed for another field would be sent with this one.
        kind.subscribe(_ -> editor.reset());
    }

    ObjectProperty<Kind> kindProperty() {
        return kind;
    }

    Kind kind() {
        return kind.get();
    }

    /** The editor that holds and validates the value. */
    PlaylistEditorViewModel editor() {
        return editor;
    }

    /** The value to send; empty while nothing is chosen or the input is invalid. */
    Optional<BulkValue> value() {
        PlaylistEditorViewModel.Draft draft = editor.draft();
        if (!draft.violations().isEmpty()) {
            return Optional.empty();
        }
        PlaylistUpdate update =
                draft.isEmpty() && kind() == Kind.DESCRIPTION ? cleared() : draft.update();
        return update.isEmpty() ? Optional.empty() : Optional.of(new BulkValue(kind(), update));
    }

    /** An update that clears the description, which the API contract allows. */
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

    /** Discards the input, above all the password. */
    void close() {
        editor.reset();
    }
}
