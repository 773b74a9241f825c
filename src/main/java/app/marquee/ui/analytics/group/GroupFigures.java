package app.marquee.ui.analytics.group;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.Grouping;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureWords;
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
record GroupFigures(
        String section, String leavesCaption, Messages messages, Consumer<CounterMetric> choose) {
    List<Figure> of(GroupContent<?, ?> content) {
        FigureWords words = new FigureWords(messages);
        Grouping grouping = content.narrowing().view().grouping();
        int shown = counted(content.shown(), grouping);
        int all = counted(content.all(), grouping);
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
        figures.add(
                Figure.of(
                                section + "-sum-groups",
                                content.narrowing().view().groups(),
                                content.narrowing().narrows()
                                        ? messages.text("pattern.of", shown, all)
                                        : counted(all, content, words))
                        .explained(uncounted(content, grouping)));
        figures.add(
                Figure.of(
                        section + "-sum-leaves",
                        leavesCaption,
                        words.count(content.shown().facts().leaves())));
        return figures;
    }

    /** Without a total of the platform, unique values are never known. */
    private static boolean hasTotal(CounterMetric metric, CounterSums sums) {
        return metric.isAdditive()
                || sums.of(metric).accuracy(metric.isAdditive()) == Sum.Accuracy.EXACT;
    }

    /** With the rows of the table that are none of them. */
    private String counted(int all, GroupContent<?, ?> content, FigureWords words) {
        int others = content.all().children().size() - all;
        return others == 0
                ? words.count(all)
                : messages.plural("groups.count.others", others, words.count(all));
    }

    /** The rows of the table that the number is without; empty for none. */
    private String uncounted(GroupContent<?, ?> content, Grouping grouping) {
        String names =
                content.shown().children().stream()
                        .filter(each -> !grouping.counts(each.key().step()))
                        .map(content.narrowing().names()::of)
                        .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : messages.text("groups.uncounted", names);
    }

    private static int counted(Group all, Grouping grouping) {
        return (int)
                all.children().stream().filter(each -> grouping.counts(each.key().step())).count();
    }
}
