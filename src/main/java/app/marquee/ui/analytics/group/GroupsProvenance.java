package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Remainder;
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
    public static String of(
            ProvenanceText words,
            GroupContent<?, ?> content,
            ReportViewModel<?, ?, ?> model,
            List<String> more) {
        GroupFacts facts = content.all().facts();
        ProvenanceParts parts =
                words.about(content.report(), model.isOfAnotherQuestion())
                        .rows(
                                facts.rows(),
                                Remainder.of(content.report().total(), content.all().sums()))
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
                        content.changes().count(1, Mover.Kind.LEFT))
                .joined();
    }
}
