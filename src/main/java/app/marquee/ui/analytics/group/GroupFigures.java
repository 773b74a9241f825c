package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.Grouping;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.MetricFigures;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Factory of the summary values above a table of groups. Immutable.
 *
 * @param section prefix of their IDs
 * @param choose takes the metric of a tile
 */
record GroupFigures(String section, Messages messages, Consumer<CounterMetric> choose) {
    List<Figure> of(GroupContent<?, ?> content) {
        List<Figure> figures = new ArrayList<>();
        Map<GroupKey, CounterSums> left =
                content.shown().children().stream()
                        .collect(Collectors.toMap(Group::key, Group::sums));
        for (CounterMetric metric : CounterMetric.values()) {
            if (!hasTotal(metric, content.shown().sums())) {
                continue;
            }
            figures.add(
                    new MetricFigures(messages)
                            .sum(
                                    section + "-sum-" + metric.key(),
                                    metric,
                                    content.shown().sums(),
                                    content.changes()
                                            .of(
                                                    content.all().key(),
                                                    content.shown().sums(),
                                                    left,
                                                    metric))
                            .choosing(
                                    metric == content.narrowing().sort().metric(),
                                    () -> choose.accept(metric)));
        }
        if (content.narrowing().narrows()) {
            figures.add(found(content));
        }
        return figures;
    }

    /** How many of the groups the filter leaves. */
    private Figure found(GroupContent<?, ?> content) {
        Grouping grouping = content.narrowing().view().grouping();
        return Figure.of(
                section + "-sum-groups",
                content.narrowing().view().groups(),
                messages.text(
                        "pattern.of",
                        counted(content.shown(), grouping),
                        counted(content.all(), grouping)));
    }

    /** Without a total of the platform, unique values are never known. */
    private static boolean hasTotal(CounterMetric metric, CounterSums sums) {
        return metric.isAdditive()
                || sums.of(metric).accuracy(metric.isAdditive()) == Sum.Accuracy.EXACT;
    }

    private static int counted(Group all, Grouping grouping) {
        return (int)
                all.children().stream().filter(each -> grouping.counts(each.key().step())).count();
    }
}
