package app.marquee.ui.testing;

import app.marquee.model.id.ItemKind;
import app.marquee.service.search.IdFinder;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.session.ProgressListener;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Finds the IDs of a text where no item is known. */
public final class FakeIds implements IdResolver {
    @Override
    public List<ResolvedId> read(String text, @Nullable ItemKind wanted) {
        return IdFinder.in(text).ids().stream().map(id -> ResolvedId.of(id, wanted)).toList();
    }

    @Override
    public List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps) {
        return rows;
    }

    @Override
    public void add(List<ResolvedId> rows) {
        throw new AssertionError("No items are kept");
    }
}
