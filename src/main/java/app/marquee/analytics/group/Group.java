package app.marquee.analytics.group;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Timed;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Group of rows with its children.
 *
 * @param bucket the day or hour, of a bucket only
 * @param children narrower groups, or buckets
 */
public record Group(
        GroupKey key,
        @Nullable Bucket bucket,
        CounterSums sums,
        GroupFacts facts,
        List<Group> children)
        implements Timed<Group> {
    public GroupKind kind() {
        return key.step().kind();
    }

    public String name() {
        return key.step().name();
    }

    public boolean hasChildren() {
        return !children.isEmpty();
    }

    /** Whether there is nothing narrower inside than days or hours. */
    public boolean isLeaf() {
        return children.isEmpty() || children.getFirst().kind() == GroupKind.BUCKET;
    }

    Group with(List<Group> others) {
        return new Group(key, bucket, sums, facts, others);
    }

    /** A group of what is inside it. */
    static Group around(GroupKey key, List<Group> children) {
        CounterSums sums = CounterSums.NONE;
        GroupFacts facts = GroupFacts.NONE;
        for (Group child : children) {
            sums = sums.plus(child.sums);
            facts = facts.plus(child.facts);
        }
        return new Group(key, null, sums, facts, children);
    }
}
