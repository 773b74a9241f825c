package app.marquee.service.search;

import app.marquee.model.Interrupts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Function;

/**
 * Search index by name or ID, built once so that each key stroke is served within a frame. Build
 * and search off the FX thread. Immutable.
 */
public final class SearchIndex<T> {
    /** Number of items between two interrupt checks. */
    private static final int STRIDE = 4_096;

    private final List<T> items;
    private final NormalizedTextIndex titles;
    private final NormalizedTextIndex ids;

    private SearchIndex(List<T> items, NormalizedTextIndex titles, NormalizedTextIndex ids) {
        this.items = items;
        this.titles = titles;
        this.ids = ids;
    }

    /**
     * Best matches of a search.
     *
     * @param total how many matched, of which only the best are given
     */
    public record Hits<T>(List<Hit<T>> best, int total) {
        public Hits {
            best = List.copyOf(best);
        }
    }

    /**
     * Match of a search.
     *
     * @param score the higher the better
     */
    public record Hit<T>(T item, int score) {}

    /**
     * @param title what it is called; empty when unknown
     * @param id what it is identified by; empty for none
     */
    public static <T> SearchIndex<T> of(
            List<? extends T> items, Function<T, String> title, Function<T, String> id) {
        return new SearchIndex<>(
                List.copyOf(items),
                NormalizedTextIndex.of(items.stream().map(title).toList()),
                NormalizedTextIndex.of(items.stream().map(id).toList()));
    }

    public static <T> SearchIndex<T> empty() {
        return of(List.of(), _ -> "", _ -> "");
    }

    /** All of them, in the order in which they were given. */
    public List<T> items() {
        return items;
    }

    public int size() {
        return items.size();
    }

    /**
     * The best first; of two as good, the one that came first.
     *
     * @throws InterruptedException when the search was cancelled
     */
    public Hits<T> find(FuzzyQuery query, int limit) throws InterruptedException {
        if (query.isEmpty()) {
            return new Hits<>(List.of(), 0);
        }
        PriorityQueue<Long> best = new PriorityQueue<>();
        int total = 0;
        for (int at = 0; at < items.size(); at++) {
            if (at % STRIDE == 0) {
                Interrupts.heed();
            }
            int score = query.score(titles, ids, at);
            if (score != FuzzyQuery.NONE) {
                total++;
                offer(best, ranked(score, at), limit);
            }
        }
        return new Hits<>(sorted(best), total);
    }

    private static void offer(PriorityQueue<Long> best, long ranked, int limit) {
        if (best.size() < limit) {
            best.add(ranked);
        } else if (ranked > best.peek()) {
            best.poll();
            best.add(ranked);
        }
    }

    /** The score first, and then the place from the end, in one number that can be compared. */
    private static long ranked(int score, int at) {
        return ((long) score << 32) | (Integer.MAX_VALUE - at);
    }

    private List<Hit<T>> sorted(PriorityQueue<Long> best) {
        List<Long> ranked = new ArrayList<>(best);
        ranked.sort(Collections.reverseOrder());
        return ranked.stream()
                .map(
                        each ->
                                new Hit<>(
                                        items.get(Integer.MAX_VALUE - each.intValue()),
                                        (int) (each >> 32)))
                .toList();
    }
}
