package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.Member;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/**
 * Shape of a playlist, in a list, alone or after a write. A password in the response is dropped.
 */
final class PlaylistShape extends RowShape<Playlist> {
    PlaylistShape() {
        super(
                ExpectedContent.PLAYLISTS,
                Set.of("playlists"),
                Set.of("id", "playlist_id", "name", Playlist.ACCESS, "playlist"));
    }

    @Override
    public @Nullable Playlist read(Fields fields, Keys keys) {
        fields.lift("playlist").take(secret -> secret, "password");
        PlaylistId id = keys.id(fields, PlaylistId::new, "id", "playlist_id", Fields.VALUE);
        if (id == null) {
            return null;
        }
        return new Playlist(
                id,
                fields.text("name", "title"),
                fields.text("description"),
                fields.text(wire -> AccessType.ofWire(wire).orElse(null), Playlist.ACCESS),
                fields.bool(Playlist.HIDE_VIEWS),
                fields.text(Playlist.CREATOR),
                button(fields),
                fields.id(ImageId::new, Playlist.IMAGE),
                fields.whole(Playlist.QUANTITY, "videos_count"),
                fields.decimal("duration"),
                fields.instant("updated_at"),
                fields.extras());
    }

    private static Member<ExternalButton> button(Fields fields) {
        Fields inner = fields.inner(Playlist.BUTTON);
        if (inner == null) {
            return fields.take(_ -> null, Playlist.BUTTON);
        }
        return Member.of(
                new ExternalButton(
                        inner.text(ButtonSize::new, "size").orNull(),
                        inner.text("text").orNull(),
                        inner.text("url").orNull()));
    }
}
