package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Drift;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.place.PlaceFacts;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ProvenanceParts;
import app.marquee.ui.analytics.report.ProvenanceText;

import org.jspecify.annotations.Nullable;

/** Status line below the cities: load time, period and limitations. */
public final class CitiesProvenance {
    private CitiesProvenance() {}

    /**
     * @param outdated whether other filters were chosen since
     */
    public static ProvenanceParts of(
            ProvenanceText words, CitiesContent content, boolean outdated, @Nullable Drift drift) {
        PlaceFacts facts = content.all().facts();
        int city = PlaceLevel.CITY.depth();
        return words.about(content.shownReport(), outdated)
                .narrowed("truth.country", content.report().question().country())
                .narrowed("truth.region", content.report().question().region())
                .rows(
                        facts.rows(),
                        Remainder.of(content.shownReport().total(), content.all().sums()))
                .finality(content.lastPoint(), drift)
                .unknown(
                        CounterMetric.values(),
                        facts.rows() - facts.ownTotals(),
                        metric -> content.all().sums().of(metric).unknown(),
                        CounterMetric::key)
                .counted("truth.missing", facts.missing())
                .counted("truth.doubtful", facts.doubtful())
                .counted("truth.repeated", facts.repeated())
                .counted("truth.own-totals", facts.ownTotals())
                .compared(
                        content.day() == null
                                ? content.compared()
                                : new ComparisonResult.Nothing<>(),
                        content.changes().count(city, Mover.Kind.ENTERED),
                        content.changes().count(city, Mover.Kind.LEFT));
    }
}
