package app.marquee.ui.analytics;

import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.service.analytics.ReferrerRules;
import app.marquee.service.analytics.RulesReading;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Store of a connection's naming rules of referrers in the settings. FX thread only. */
public final class ReferrerRuleBook {
    private static final String KEY = "rules";

    private final ViewMemory memory;
    private final Set<String> own;
    private final ReferrerRules form = new ReferrerRules();
    private final ReferrerSites sites = new ReferrerSites();
    private final ReadOnlyObjectWrapper<List<ReferrerRule>> rules;

    /**
     * @param own hosts of the connection
     */
    public ReferrerRuleBook(ViewMemory memory, Set<String> own) {
        this.memory = memory;
        this.own = Set.copyOf(own);
        this.rules =
                new ReadOnlyObjectWrapper<>(
                        Optional.ofNullable(memory.recall(KEY)).map(this::kept).orElse(List.of()));
    }

    private List<ReferrerRule> kept(String text) {
        return form.read(text) instanceof RulesReading.Rules(var found, _) ? found : List.of();
    }

    public ReadOnlyObjectProperty<List<ReferrerRule>> rulesProperty() {
        return rules.getReadOnlyProperty();
    }

    public List<ReferrerRule> rules() {
        return rules.get();
    }

    public void keep(List<ReferrerRule> others) {
        memory.keep(KEY, form.write(others));
        rules.set(List.copyOf(others));
    }

    /** A grouping by them. */
    public Grouping grouping(ReferrerDimension by) {
        return sites.by(by, own, rules.get());
    }

    /** Reads the class path on its first use: off the FX thread. */
    public KnownSites sites() {
        return sites.known();
    }

    public ReferrerRules form() {
        return form;
    }

    /** Lazy loader of the known sites, for use off the FX thread. Thread-safe. */
    private static final class ReferrerSites {
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

        /** Grouping that is created on first use, off the FX thread. Thread-safe. */
        private static final class LazyGrouping implements Grouping {
            private final Supplier<Grouping> make;
            private volatile @Nullable Grouping made;

            LazyGrouping(Supplier<Grouping> make) {
                this.make = make;
            }

            @Override
            public List<GroupStep> steps(@Nullable String text) {
                return made().steps(text);
            }

            @Override
            public boolean counts(GroupStep step) {
                return made().counts(step);
            }

            @Override
            public boolean isRest(GroupStep step) {
                return made().isRest(step);
            }

            @Override
            public Grouping among(Stream<String> names) {
                return made().among(names);
            }

            private Grouping made() {
                Grouping present = made;
                if (present == null) {
                    present = make.get();
                    made = present;
                }
                return present;
            }
        }
    }
}
