package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.ui.change.ChangeApplier;

import java.util.List;
import java.util.Optional;

/** Applier of playlist changes that keeps the API path which worked. Blocking. */
record PlaylistChangeApplier(PlaylistService service) implements ChangeApplier {
    @Override
    public ChangeOutcome apply(StagedChange change) {
        return service.apply(change);
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done) {
        return service.inverse(done);
    }

    @Override
    public Optional<ChangeLine> find(ChangeId id) {
        return service.recorded(id);
    }

    @Override
    public void keep(List<StagedChange> changes) {
        service.keep(changes);
    }

    @Override
    public void giveUp(List<ChangeId> changes) {
        service.giveUp(changes);
    }
}
