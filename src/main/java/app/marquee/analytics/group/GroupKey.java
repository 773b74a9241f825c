package app.marquee.analytics.group;

import app.marquee.analytics.TreeKey;

import org.jspecify.annotations.Nullable;

/**
 * Key that identifies a group in another report.
 *
 * @param parent null for everything together
 */
public record GroupKey(@Nullable GroupKey parent, GroupStep step) implements TreeKey<GroupKey> {
    static final GroupKey ALL = new GroupKey(null, GroupStep.only(GroupKind.ALL));

    GroupKey child(GroupStep next) {
        return new GroupKey(this, next);
    }

    /** The outermost group around a group, or that group itself. */
    public GroupStep outermost() {
        return parent == null || parent.parent == null ? step : parent.outermost();
    }

    @Override
    public String toString() {
        String own = step.name().isEmpty() ? step.kind().name() : step.name();
        return parent == null || parent.parent == null ? own : parent + " / " + own;
    }
}
