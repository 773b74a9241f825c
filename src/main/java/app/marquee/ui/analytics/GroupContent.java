package app.marquee.ui.analytics;

import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.Groups;

import org.jspecify.annotations.Nullable;

/**
 * An answer in groups.
 *
 * @param question what was asked for
 * @param all every group, in the order of the answer
 * @param shown what passes the narrowing, in the order that was chosen
 * @param narrowing by which both were made
 */
record GroupContent(
        Object question, GroupAnswer answer, Group all, Group shown, GroupNarrowing narrowing) {
    /** Takes long for long answers. */
    static GroupContent of(Object question, GroupAnswer answer, GroupNarrowing narrowing)
            throws InterruptedException {
        Group all = new Groups(narrowing.grouping(), answer.origin().zone()).of(answer.rows());
        return new GroupContent(question, answer, all, narrowing.of(all), narrowing);
    }

    /** Takes long for long answers. */
    GroupContent by(GroupNarrowing other) throws InterruptedException {
        return other.grouping().equals(narrowing.grouping())
                ? new GroupContent(question, answer, all, other.of(all), other)
                : of(question, answer, other);
    }

    /** No answer is another one: comparing their rows would take the window's time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
