package app.marquee.ui.analytics;

import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Supplier;

/** Grouping that is created on first use, off the FX thread. Thread-safe. */
final class LazyGrouping implements Grouping {
    private final Supplier<Grouping> make;
    private volatile @Nullable Grouping made;

    LazyGrouping(Supplier<Grouping> make) {
        this.make = make;
    }

    @Override
    public List<GroupStep> steps(@Nullable String text) {
        Grouping present = made;
        if (present == null) {
            present = make.get();
            made = present;
        }
        return present.steps(text);
    }
}
