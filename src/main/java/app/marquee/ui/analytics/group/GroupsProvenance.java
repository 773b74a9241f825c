package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.GroupFacts;
import app.marquee.ui.analytics.report.ProvenanceParts;
import app.marquee.ui.analytics.report.ProvenanceText;
import app.marquee.ui.analytics.report.ReportViewModel;

import java.util.List;

/** Status line below a grouped report: load time, period and limitations. */
public final class GroupsProvenance {
    private GroupsProvenance() {}

    /**
     * @param more further remarks
     */
    public static ProvenanceParts of(
            ProvenanceText words,
            GroupContent<?, ?> content,
            ReportViewModel<?, ?, ?> model,
            List<String> more) {
        GroupFacts facts = content.all().facts();
        ProvenanceParts parts =
                rows(words.about(content.report(), model.isOfAnotherQuestion()), words, content)
                        .finality(content.lastPoint(), model.driftProperty().get())
                        .unknown(
                                CounterMetric.values(),
                                facts.rows() - facts.ownTotals(),
                                metric -> content.all().sums().of(metric).unknown(),
                                CounterMetric::key)
                        .counted("truth.repeated", facts.repeated())
                        .counted("truth.own-totals", facts.ownTotals());
        more.forEach(parts::add);
        return parts.compared(
                content.compared(),
                content.changes().count(1, Mover.Kind.ENTERED),
                content.changes().count(1, Mover.Kind.LEFT));
    }

    /** What the platform gives as a total is that of all sources. */
    private static ProvenanceParts rows(
            ProvenanceParts parts, ProvenanceText words, GroupContent<?, ?> content) {
        long rows = content.all().facts().rows();
        ReportFilters filters = content.narrowing().sources().filters();
        return filters.isEmpty()
                ? parts.rows(rows, Remainder.of(content.report().total(), content.all().sums()))
                : parts.filtered(rows, content.report().rows().size(), words.filters(filters));
    }
}
