package app.marquee.change.playlist;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.CreationType;
import app.marquee.change.FieldValues;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Creation of a playlist: an unofficial feature. Undone by deleting it, once the server has
 * returned its ID.
 */
public final class PlaylistCreation extends CreationType<PlaylistDraft> {
    public static final PlaylistCreation TYPE = new PlaylistCreation();

    private PlaylistCreation() {
        super(
                ItemKind.PLAYLIST,
                Reversible.UNKNOWN,
                Operation.CREATE_PLAYLIST,
                Operation.LIST_PLAYLISTS);
    }

    @Override
    protected String name(PlaylistDraft draft) {
        return draft.name();
    }

    @Override
    protected Map<String, ChangeValue> values(PlaylistDraft draft) {
        Map<String, ChangeValue> values = new LinkedHashMap<>();
        values.put(Playlist.NAME, new ChangeValue.Text(draft.name()));
        values.put(Playlist.ACCESS, new ChangeValue.Text(draft.accessType().wire()));
        values.put(Playlist.CREATOR, new ChangeValue.Text(draft.creatorName()));
        return values;
    }

    @Override
    protected List<Violation> violations(PlaylistDraft draft) {
        return draft.violations();
    }

    @Override
    protected PlaylistDraft draft(FieldValues values) {
        return new PlaylistDraft(
                values.text(Playlist.NAME),
                AccessType.ofWire(values.text(Playlist.ACCESS)).orElseThrow(),
                values.text(Playlist.CREATOR));
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return PlaylistRequest.send(transport, request);
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done, JournalEntryFactory lines) {
        return done.subject().id() == null
                ? Optional.empty()
                : Optional.of(PlaylistDeletion.TYPE.stage(lines, done.subjects()));
    }
}
