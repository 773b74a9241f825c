package app.marquee.ui.playlists;

import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;

/**
 * A value that many playlists get for one member; an access with a password has the password with
 * it. The name is that of one playlist alone.
 *
 * @param update what is sent to each of them
 */
record BulkValue(Kind kind, PlaylistUpdate update) {
    /** The members that can be edited so, as the contract writes them. */
    enum Kind {
        ACCESS("access_type"),
        HIDE_VIEWS("hide_views"),
        CREATOR("creator_name"),
        DESCRIPTION("description"),
        BUTTON("external_button"),
        IMAGE("image_id");

        private final String wire;

        Kind(String wire) {
            this.wire = wire;
        }

        String wire() {
            return wire;
        }
    }

    /**
     * Whether the playlist is known to have it; what is unknown is sent, and a password always is.
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

    /** Whether everybody can see the playlists afterwards. */
    boolean isOpenToAll() {
        return update.accessType().orNull() == AccessType.PUBLIC;
    }
}
