package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.report.ProvenanceText;
import app.marquee.ui.control.Messages;

import java.util.ArrayList;
import java.util.List;

/**
 * Factory of the summary values above a table of groups. Immutable.
 *
 * @param section prefix of their IDs
 */
record GroupFigures(
        String section,
        String groupsCaption,
        String leavesCaption,
        Messages messages,
        ProvenanceText truth) {
    List<Figure> of(GroupContent<?, ?> content) {
        FigureWords words = new FigureWords(messages);
        int shown = content.shown().children().size();
        int all = content.all().children().size();
        List<Figure> figures = new ArrayList<>();
        figures.add(
                Figure.of(
                        section + "-sum-groups",
                        groupsCaption,
                        content.narrowing().narrows()
                                ? messages.text("pattern.of", shown, all)
                                : words.count(all)));
        figures.add(
                Figure.of(
                        section + "-sum-leaves",
                        leavesCaption,
                        words.count(content.shown().facts().leaves())));
        for (CounterMetric metric : CounterMetric.values()) {
            Sum sum = content.shown().sums().of(metric);
            figures.add(
                    new Figure(
                            section + "-sum-" + metric.key(),
                            messages.text("metric." + metric.key()),
                            truth.sum(sum, metric.isAdditive()),
                            words.explained(sum, metric.isAdditive()),
                            false));
        }
        return figures;
    }
}
