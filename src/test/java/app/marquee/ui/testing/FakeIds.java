package app.marquee.ui.testing;

import app.marquee.model.KnownItem;
import app.marquee.service.IdResolver;
import app.marquee.service.ResolvedId;
import app.marquee.service.Steps;

import java.util.Collection;
import java.util.List;

/** Finds nothing, for windows whose tests paste nothing. */
final class FakeIds implements IdResolver {
    @Override
    public List<ResolvedId> read(String text) {
        return List.of();
    }

    @Override
    public List<ResolvedId> lookUp(List<ResolvedId> rows, Steps steps) {
        return rows;
    }

    @Override
    public void add(Collection<KnownItem> items) {
        throw new AssertionError("Nothing was pasted");
    }
}
