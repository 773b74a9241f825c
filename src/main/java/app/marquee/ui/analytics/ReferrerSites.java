package app.marquee.ui.analytics;

import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.analytics.group.ReferrerRule;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/** Lazy loader of the known sites, for use off the FX thread. Thread-safe. */
final class ReferrerSites {
    private @Nullable KnownSites known;

    synchronized KnownSites known() {
        if (known == null) {
            known = KnownSites.bundled();
        }
        return known;
    }

    /**
     * @param own hosts of the account
     */
    Grouping by(ReferrerDimension dimension, Set<String> own, List<ReferrerRule> rules) {
        return new LazyGrouping(() -> new ReferrerGrouping(dimension, known(), own, rules));
    }
}
