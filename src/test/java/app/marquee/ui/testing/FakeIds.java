package app.marquee.ui.testing;

import app.marquee.model.id.KnownItem;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.session.ProgressListener;

import java.util.Collection;
import java.util.List;

/** Finds nothing, for windows whose tests paste nothing. */
final class FakeIds implements IdResolver {
    @Override
    public List<ResolvedId> read(String text) {
        return List.of();
    }

    @Override
    public List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps) {
        return rows;
    }

    @Override
    public void add(Collection<KnownItem> items) {
        throw new AssertionError("Nothing was pasted");
    }
}
