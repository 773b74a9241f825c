package app.marquee.ui.playlists;

import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;

/**
 * Value of one field for many playlists; an access with a password includes the password. The name
 * can't be set in bulk. Immutable.
 *
 * @param update what is sent to each of them
 */
record BulkValue(Kind kind, PlaylistUpdate update) {
    /** Field that can be edited in bulk, by its name in the API contract. */
    enum Kind {
        ACCESS(Playlist.ACCESS),
        HIDE_VIEWS(Playlist.HIDE_VIEWS),
        CREATOR(Playlist.CREATOR),
        DESCRIPTION("description"),
        BUTTON(Playlist.BUTTON),
        IMAGE(Playlist.IMAGE);

        private final String wire;

        Kind(String wire) {
            this.wire = wire;
        }

        String wire() {
            return wire;
        }
    }

    /**
     * Whether the playlist is known to have the value; never true for unknown values or a password.
     */
    boolean isAlready(Playlist playlist) {
        return switch (kind) {
            case ACCESS -> !hasPassword() && playlist.accessType().equals(update.accessType());
            case HIDE_VIEWS -> playlist.hideViews().equals(update.hideViews());
            case CREATOR -> playlist.creatorName().equals(update.creatorName());
            case DESCRIPTION -> playlist.description().equals(update.description());
            case BUTTON -> playlist.externalButton().equals(update.externalButton());
            case IMAGE -> playlist.imageId().equals(update.imageId());
        };
    }

    boolean hasPassword() {
        return update.password().isPresent();
    }

    /** Whether the playlists become public. */
    boolean isOpenToAll() {
        return update.accessType().orNull() == AccessType.PUBLIC;
    }
}
