package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.group.GroupFacts;
import app.marquee.ui.analytics.report.ProvenanceParts;
import app.marquee.ui.analytics.report.ProvenanceText;

import java.util.List;

/** Status line below a grouped report: load time, period and limitations. */
public final class GroupsProvenance {
    private GroupsProvenance() {}

    /**
     * @param outdated whether other filters were chosen since
     * @param more further remarks
     */
    public static String of(
            ProvenanceText words, GroupContent content, boolean outdated, List<String> more) {
        GroupFacts facts = content.all().facts();
        GroupAnswer answer = content.answer();
        ProvenanceParts parts =
                words.about(answer.origin(), outdated)
                        .rows(facts.rows(), Remainder.of(answer.total(), content.all().sums()))
                        .finality(content.lastPoint(), answer.drift())
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
                        GroupAnswer::origin,
                        content.changes().count(1, Mover.Kind.ENTERED),
                        content.changes().count(1, Mover.Kind.LEFT))
                .joined();
    }
}
