package app.marquee.ui.shell.palette;

import app.marquee.model.Interrupts;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.FuzzyQuery;
import app.marquee.service.search.IdFinder;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.KnownItems;
import app.marquee.service.search.SearchIndex;
import app.marquee.service.search.SearchIndex.Hit;
import app.marquee.service.search.SearchIndex.Hits;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Search result of one palette query.
 *
 * @param entries of sections, commands and connections
 * @param items known ones
 * @param unknown pasted IDs of unknown items
 */
record PaletteFound(Hits<PaletteEntry> entries, Hits<PaletteItem> items, List<FoundId> unknown) {
    private static final int ENTRIES = 12;
    private static final int ITEMS = 30;

    /** For any thread but the FX thread. */
    static PaletteFound of(
            String typed,
            SearchIndex<PaletteEntry> entries,
            SearchIndex<KnownItem> items,
            KnownItems known)
            throws InterruptedException {
        List<FoundId> pasted = IdFinder.in(typed).ids();
        if (!pasted.isEmpty()) {
            return pasted(pasted, items, known);
        }
        FuzzyQuery query = FuzzyQuery.of(typed);
        return new PaletteFound(
                entries.find(query, ENTRIES),
                shown(items.find(query, ITEMS), query, known),
                List.of());
    }

    /** For a pasted URL only its IDs are searched, not its words. */
    private static PaletteFound pasted(
            List<FoundId> pasted, SearchIndex<KnownItem> items, KnownItems known)
            throws InterruptedException {
        List<Hit<PaletteItem>> found = new ArrayList<>();
        List<FoundId> unknown = new ArrayList<>();
        for (FoundId id : pasted.subList(0, Math.min(pasted.size(), ENTRIES))) {
            FuzzyQuery query = FuzzyQuery.of(id.uuid());
            Hits<KnownItem> hits = items.find(query, ITEMS);
            found.addAll(shown(hits, query, known).best());
            if (hits.best().stream().noneMatch(hit -> isMeant(hit.item(), id))) {
                unknown.add(id);
            }
        }
        return new PaletteFound(new Hits<>(List.of(), 0), new Hits<>(found, found.size()), unknown);
    }

    private static Hits<PaletteItem> shown(Hits<KnownItem> hits, FuzzyQuery query, KnownItems known)
            throws InterruptedException {
        List<Hit<PaletteItem>> shown = new ArrayList<>();
        for (Hit<KnownItem> hit : hits.best()) {
            Interrupts.heed();
            KnownItem item = hit.item();
            boolean isById = item.title() != null && query.score(item.title()) == FuzzyQuery.NONE;
            shown.add(new Hit<>(new PaletteItem(item, known.facts(item), isById), hit.score()));
        }
        return new Hits<>(shown, hits.total());
    }

    private static boolean isMeant(KnownItem item, FoundId id) {
        return item.id().toLowerCase(Locale.ROOT).equals(id.uuid())
                && id.guess().map(item.kind()::equals).orElse(true);
    }
}
