package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.group.GroupNames;
import app.marquee.ui.export.SheetNotes;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Table of what the Overview shows: its totals, days, and the largest sources, videos and
 * countries. Immutable.
 *
 * @param counts those of the tiles
 */
record OverviewSheet(
        OverviewFigures.@Nullable Counts counts,
        @Nullable Traffic traffic,
        @Nullable Videos videos,
        @Nullable Countries countries) {
    /** Part of the page that a line is in. */
    private enum Part {
        TOTAL("granularity.total"),
        DAY("sheet.part.day"),
        SOURCE("filter.source"),
        VIDEO("item.video"),
        COUNTRY("filter.country");

        private final String title;

        Part(String title) {
            this.title = title;
        }
    }

    /**
     * Line of the table.
     *
     * @param name a text, a day, or null where the platform has none
     */
    private record Line(Part part, @Nullable Object name, CounterSums sums) {}

    boolean isEmpty() {
        return traffic == null && videos == null && countries == null;
    }

    /**
     * @param said the sentences at the head of the page
     */
    Sheet<?> of(Messages messages, SheetNotes notes, ZoneId zone, String said) {
        return new Sheet<>(
                notes.words(messages.text("title")),
                List.of(
                        new SheetColumn<>(
                                "part",
                                messages.text("sheet.part"),
                                line -> messages.text(line.part().title),
                                OverviewSheet::key),
                        new SheetColumn<>("name", messages.text("field.name"), Line::name),
                        count(CounterMetric.VIEWS, messages),
                        count(CounterMetric.PLAYS, messages)),
                lines(messages, zone),
                notes.facts(
                        List.of(
                                new ExportNote(
                                        messages.text("sheet.part"), messages.text("sheet.note"))),
                        said),
                zone);
    }

    private static String key(Line line) {
        return line.part().name().toLowerCase(Locale.ROOT);
    }

    private static SheetColumn<Line> count(CounterMetric metric, Messages messages) {
        return new SheetColumn<>(
                metric.key(),
                messages.text("metric." + metric.key()),
                line -> exact(line.sums().of(metric)));
    }

    private static @Nullable Object exact(Sum sum) {
        return sum.isKnown() && sum.accuracy(true) == Sum.Accuracy.EXACT ? sum.known() : null;
    }

    private List<Line> lines(Messages messages, ZoneId zone) {
        List<Line> lines = new ArrayList<>();
        if (counts != null) {
            lines.add(new Line(Part.TOTAL, messages.text("title"), counts.now()));
        }
        if (traffic != null) {
            GroupNames groups = new GroupNames(messages, zone);
            traffic.daily()
                    .in(traffic.days())
                    .days()
                    .forEach((day, sums) -> lines.add(new Line(Part.DAY, day, sums)));
            for (Largest<Group> one : views(traffic.sources())) {
                lines.add(new Line(Part.SOURCE, groups.of(one.item()), one.item().sums()));
            }
        }
        if (videos != null) {
            Videos.ByMetric by = videos.by().get(OverviewMetric.VIEWS);
            for (Ranked one : by == null ? List.<Ranked>of() : by.top()) {
                lines.add(
                        new Line(
                                Part.VIDEO,
                                one.row().title(),
                                CounterSums.of(Stream.of(one.row().counters()))));
            }
        }
        if (countries != null) {
            PlaceDictionary places = new PlaceDictionary(messages.locale());
            for (Largest<PlaceNode> one : views(countries.top())) {
                String code = one.item().key().name();
                lines.add(
                        new Line(
                                Part.COUNTRY,
                                code == null ? null : places.country(code),
                                one.item().sums()));
            }
        }
        return lines;
    }

    private static <T> List<Largest<T>> views(Map<CounterMetric, List<Largest<T>>> of) {
        return of.getOrDefault(CounterMetric.VIEWS, List.of());
    }
}
