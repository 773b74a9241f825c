package app.marquee.ui.playlist;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.ChangeId;
import app.marquee.model.ChangeLine;
import app.marquee.service.PlaylistService;
import app.marquee.ui.change.ChangeGate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Sends changes of playlists by the way that keeps the path that proved right. Blocks. */
final class PlaylistGate implements ChangeGate {
    private final PlaylistService service;
    private final Map<ChangeId, StagedChange> sent = new ConcurrentHashMap<>();

    PlaylistGate(PlaylistService service) {
        this.service = service;
    }

    @Override
    public ChangeOutcome apply(StagedChange change) {
        sent.put(change.line().id(), change);
        return service.apply(change);
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done) {
        return service.inverse(done);
    }

    @Override
    public Optional<ChangeLine> find(ChangeId id) {
        return Optional.ofNullable(sent.get(id)).flatMap(service::recorded);
    }

    @Override
    public void keep(List<StagedChange> changes) {
        service.keep(changes);
    }
}
