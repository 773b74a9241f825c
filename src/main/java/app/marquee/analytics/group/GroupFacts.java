package app.marquee.analytics.group;

/**
 * Facts about the rows of a group.
 *
 * @param rows all of them
 * @param leaves addresses or versions
 * @param repeated rows that say a figure of which an earlier one spoke already
 * @param ownTotals totals beside days or hours of the same thing, which are not counted twice
 */
public record GroupFacts(long rows, long leaves, long repeated, long ownTotals) {
    static final GroupFacts NONE = new GroupFacts(0, 0, 0, 0);

    GroupFacts plus(GroupFacts other) {
        return new GroupFacts(
                rows + other.rows,
                leaves + other.leaves,
                repeated + other.repeated,
                ownTotals + other.ownTotals);
    }
}
