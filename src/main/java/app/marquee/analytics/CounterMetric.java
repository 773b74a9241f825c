package app.marquee.analytics;

import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

/** Metric of the counters in analytics rows. */
public enum CounterMetric {
    VIEWS("views", true) {
        @Override
        public @Nullable Long of(Counters counters) {
            return counters.views();
        }
    },
    UNIQUE_VIEWS("unique-views", false) {
        @Override
        public @Nullable Long of(Counters counters) {
            return counters.uniqueViews();
        }
    },
    PLAYS("plays", true) {
        @Override
        public @Nullable Long of(Counters counters) {
            return counters.plays();
        }
    },
    UNIQUE_PLAYS("unique-plays", false) {
        @Override
        public @Nullable Long of(Counters counters) {
            return counters.uniquePlays();
        }
    };

    private final String key;
    private final boolean additive;

    CounterMetric(String key, boolean additive) {
        this.key = key;
        this.additive = additive;
    }

    /** The end of its message key and the id of its column, kebab case. */
    public String key() {
        return key;
    }

    /**
     * Whether the counters of rows add up to that of all of them. A viewer counts once per row, so
     * the sum of unique counters is only a bound.
     */
    public boolean isAdditive() {
        return additive;
    }

    /** What the row says, or null when it does not. */
    public abstract @Nullable Long of(Counters counters);
}
