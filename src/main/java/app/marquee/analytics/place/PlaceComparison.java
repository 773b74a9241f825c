package app.marquee.analytics.place;

import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterSums;
import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Comparison of two place reports: all places of the later one, then those only in the earlier one,
 * without values. Created off the FX thread. Immutable.
 *
 * @param all in the order of the later answer, those that left behind
 */
public record PlaceComparison(PlaceNode all, Changes<PlaceKey> changes) {
    /** Takes long for long answers; ends on interrupt. */
    public static PlaceComparison of(PlaceNode before, PlaceNode now) throws InterruptedException {
        return of(before, now, null);
    }

    /**
     * Takes long for long answers; ends on interrupt.
     *
     * @param part of the later answer, which alone is compared; null for all of it
     */
    public static PlaceComparison of(PlaceNode before, PlaceNode now, @Nullable PlaceNode part)
            throws InterruptedException {
        Map<PlaceKey, Changes.Leveled> later = new HashMap<>();
        collect(now, later);
        Map<PlaceKey, Changes.Leveled> earlier = new HashMap<>();
        PlaceNode all = new Union(earlier).of(before, now);
        Map<PlaceKey, Changes.Leveled> compared = later;
        if (part != null) {
            compared = new HashMap<>();
            new Union(compared).of(part, now);
        }
        return new PlaceComparison(all, Changes.between(earlier, compared, later));
    }

    private static void collect(PlaceNode place, Map<PlaceKey, Changes.Leveled> into)
            throws InterruptedException {
        Interrupts.heed();
        if (place.level() == PlaceLevel.BUCKET) {
            return;
        }
        into.put(place.key(), leveled(place));
        for (PlaceNode child : place.children()) {
            collect(child, into);
        }
    }

    private static Changes.Leveled leveled(PlaceNode place) {
        return new Changes.Leveled(place.level().depth(), place.sums());
    }

    /** Merger of two reports that files the values of the first under the keys of the other. */
    private record Union(Map<PlaceKey, Changes.Leveled> earlier) {
        PlaceNode of(PlaceNode before, PlaceNode now) throws InterruptedException {
            Interrupts.heed();
            earlier.put(now.key(), leveled(before));
            if (now.level() == PlaceLevel.CITY) {
                return now;
            }
            List<PlaceNode> children = new ArrayList<>(now.children().size());
            Set<PlaceKey> found = new HashSet<>();
            Set<PlaceKey> taken = new HashSet<>();
            Map<String, List<PlaceNode>> byName = byName(before.children());
            for (PlaceNode child : now.children()) {
                PlaceNode same = same(child, byName.getOrDefault(name(child), List.of()));
                taken.add(child.key());
                if (same == null) {
                    children.add(child);
                } else {
                    found.add(same.key());
                    children.add(of(same, child));
                }
            }
            for (PlaceNode gone : before.children()) {
                if (!found.contains(gone.key())) {
                    children.add(gone(gone, now.key().free(gone, taken)));
                }
            }
            return now.with(List.copyOf(children));
        }

        private static String name(PlaceNode place) {
            return Objects.toString(place.key().name(), "");
        }

        private static Map<String, List<PlaceNode>> byName(List<PlaceNode> places) {
            Map<String, List<PlaceNode>> found = new HashMap<>();
            places.forEach(
                    place ->
                            found.computeIfAbsent(name(place), _ -> new ArrayList<>(1)).add(place));
            return found;
        }

        /** Of one name alone it is that one; of several the one at the same place. */
        private static @Nullable PlaceNode same(PlaceNode place, List<PlaceNode> candidates) {
            if (candidates.size() == 1 && place.key().number() == 0) {
                return candidates.getFirst();
            }
            for (PlaceNode candidate : candidates) {
                if (Objects.equals(candidate.location(), place.location())) {
                    return candidate;
                }
            }
            return null;
        }

        private PlaceNode gone(PlaceNode place, PlaceKey key) throws InterruptedException {
            Interrupts.heed();
            earlier.put(key, leveled(place));
            List<PlaceNode> inside = new ArrayList<>();
            if (place.level() != PlaceLevel.CITY) {
                for (PlaceNode child : place.children()) {
                    inside.add(gone(child, key.child(child.key().name(), child.key().number())));
                }
            }
            return new PlaceNode(
                    key,
                    place.level(),
                    place.name(),
                    null,
                    place.location(),
                    CounterSums.NONE,
                    PlaceFacts.NONE,
                    List.copyOf(inside));
        }
    }
}
