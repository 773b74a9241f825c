package app.marquee.ui.testing;

import app.marquee.model.id.ItemKind;
import app.marquee.service.search.IdFinder;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.search.TypeSearch;
import app.marquee.service.session.ProgressListener;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Finds the IDs of a text where no item is known; every player ID is that of one video. */
public final class FakeIds implements IdResolver {
    /** The video of every player ID. */
    public static final String FOUND = "5a9c2f10-3b7d-4e58-8c41-90af1be2d377";

    @Override
    public List<ResolvedId> read(String text, @Nullable ItemKind wanted, @Nullable String file) {
        return IdFinder.in(text).ids().stream().map(id -> ResolvedId.of(id, wanted)).toList();
    }

    @Override
    public TypeSearch findTypes(List<ResolvedId> rows, ProgressListener steps) {
        return TypeSearch.whole(rows);
    }

    @Override
    public List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps) {
        return rows.stream().map(FakeIds::found).toList();
    }

    private static ResolvedId found(ResolvedId row) {
        return row.standing() == Standing.EXTERNAL
                ? new ResolvedId(
                        FOUND,
                        row.pasted(),
                        row.kind(),
                        row.title(),
                        Standing.FOUND,
                        row.times(),
                        row.source(),
                        row.file())
                : row;
    }

    @Override
    public void add(List<ResolvedId> rows) {}
}
