package app.marquee.change.playlist;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.Difference;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;

import java.util.List;
import java.util.Set;

/** Permanent deletion of a playlist (contract, section 4, Playlists). */
public final class PlaylistDeletion extends ChangeType {
    public static final PlaylistDeletion TYPE = new PlaylistDeletion();

    private PlaylistDeletion() {
        super(Operation.DELETE_PLAYLIST, Order.BY_ITEM, Deferral.NEVER);
    }

    public StagedChange stage(JournalEntryFactory lines, Playlist known) {
        return stage(lines, List.of(PlaylistRequest.subject(known)));
    }

    StagedChange stage(JournalEntryFactory lines, List<Subject> subjects) {
        return lines.line(PlaylistRequest.of(operation(), subjects, null))
                .about(subjects)
                .reversible(Reversible.NO)
                .stage();
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return PlaylistRequest.send(transport, request);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        return stage(lines, listed.subjects());
    }

    /** One that can't be loaded may be gone, or its operation may be missing. */
    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return StateCheck.unread(line);
    }

    @Override
    public boolean deletes() {
        return true;
    }

    @Override
    public Set<String> touches() {
        return Set.of(Difference.LISTED);
    }
}
