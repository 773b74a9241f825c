package app.marquee.analytics.place;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Timed;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Place with its children.
 *
 * @param name as the service writes it; null when it does not say
 * @param bucket the day or hour, of a bucket only
 * @param location of a city and its buckets only
 * @param children countries, regions, cities or buckets
 */
public record PlaceNode(
        PlaceKey key,
        PlaceLevel level,
        @Nullable String name,
        @Nullable Bucket bucket,
        @Nullable Location location,
        CounterSums sums,
        PlaceFacts facts,
        List<PlaceNode> children)
        implements Timed<PlaceNode> {

    /** A node of what is inside it. */
    static PlaceNode around(
            PlaceKey key, PlaceLevel level, @Nullable String name, List<PlaceNode> children) {
        CounterSums sums = CounterSums.NONE;
        PlaceFacts facts = PlaceFacts.NONE;
        for (PlaceNode child : children) {
            sums = sums.plus(child.sums);
            facts = facts.plus(child.facts);
        }
        return new PlaceNode(key, level, name, null, null, sums, facts, children);
    }

    PlaceNode with(List<PlaceNode> otherChildren) {
        return new PlaceNode(key, level, name, bucket, location, sums, facts, otherChildren);
    }

    public boolean hasChildren() {
        return !children.isEmpty();
    }
}
