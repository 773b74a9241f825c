package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.GroupStep;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;

/**
 * Visible lines of a table of groups, compared by identity. Immutable.
 *
 * @param leading metric of the shares
 * @param whole total of that metric
 * @param greatest most views of an outermost group, without the rest
 * @param rest outermost groups without a bar, which would dwarf the others
 */
record GroupLines(
        List<GroupLine> lines,
        CounterMetric leading,
        Sum whole,
        BigInteger greatest,
        Predicate<GroupStep> rest) {
    static final GroupLines NONE =
            new GroupLines(List.of(), CounterMetric.VIEWS, Sum.NONE, BigInteger.ZERO, _ -> false);

    static GroupLines of(List<GroupLine> lines, GroupContent<?, ?> content) {
        CounterMetric leading = content.metric();
        Predicate<GroupStep> rest = content.narrowing().view().grouping()::isRest;
        BigInteger greatest =
                content.shown().children().stream()
                        .filter(group -> !rest.test(group.key().step()))
                        .map(group -> group.sums().views().known())
                        .max(BigInteger::compareTo)
                        .orElse(BigInteger.ZERO);
        return new GroupLines(lines, leading, content.all().sums().of(leading), greatest, rest);
    }

    /** The part of everything that a group is, or null when that is unknown. */
    @Nullable Double share(Group group) {
        Sum sum = group.sums().of(leading);
        return sum.isKnown() && whole.known().signum() > 0
                ? new BigDecimal(sum.known()).doubleValue()
                        / new BigDecimal(whole.known()).doubleValue()
                : null;
    }

    /** How long the bar of a group's views is, from 0 to 1; negative for none. */
    double bar(Group group) {
        Sum sum = group.sums().views();
        return sum.isKnown() && !rest.test(group.key().outermost()) && greatest.signum() > 0
                ? sum.known().doubleValue() / greatest.doubleValue()
                : -1;
    }

    /** By identity: comparing lines would block the window. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
