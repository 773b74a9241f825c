package app.marquee.ui.playlist;

import app.marquee.model.AccessType;
import app.marquee.model.Member;
import app.marquee.model.Playlist;
import app.marquee.model.PlaylistUpdate;

/** A value that many playlists get for one member. A password belongs to one playlist alone. */
sealed interface BulkValue {
    record Access(AccessType access) implements BulkValue {}

    record HideViews(boolean hidden) implements BulkValue {}

    record Creator(String name) implements BulkValue {}

    record Description(String text) implements BulkValue {}

    /** The members that can be edited so, as the contract writes them. */
    enum Kind {
        ACCESS("access_type"),
        HIDE_VIEWS("hide_views"),
        CREATOR("creator_name"),
        DESCRIPTION("description");

        private final String wire;

        Kind(String wire) {
            this.wire = wire;
        }

        String wire() {
            return wire;
        }
    }

    /** The one changed member. */
    default PlaylistUpdate update() {
        return switch (this) {
            case Access(var access) ->
                    of(Member.absent(), Member.of(access), Member.absent(), Member.absent());
            case HideViews(var hidden) ->
                    of(Member.absent(), Member.absent(), Member.of(hidden), Member.absent());
            case Creator(var name) ->
                    of(Member.absent(), Member.absent(), Member.absent(), Member.of(name));
            case Description(var text) ->
                    of(Member.of(text), Member.absent(), Member.absent(), Member.absent());
        };
    }

    private static PlaylistUpdate of(
            Member<String> description,
            Member<AccessType> access,
            Member<Boolean> hidden,
            Member<String> creator) {
        return new PlaylistUpdate(
                Member.absent(),
                description,
                access,
                Member.absent(),
                hidden,
                creator,
                Member.absent(),
                Member.absent());
    }

    /** Whether the contract takes it for every playlist. */
    default boolean isAllowed() {
        return update().violations().isEmpty();
    }

    /** Whether the playlist is known to have it; what is unknown is sent. */
    default boolean isAlready(Playlist playlist) {
        return switch (this) {
            case Access(var access) -> playlist.accessType().equals(Member.of(access));
            case HideViews(var hidden) -> playlist.hideViews().equals(Member.of(hidden));
            case Creator(var name) -> playlist.creatorName().equals(Member.of(name));
            case Description(var text) -> playlist.description().equals(Member.of(text));
        };
    }
}
