package app.marquee.ui.analytics;

import app.marquee.analytics.Accuracy;
import app.marquee.analytics.Bucket;
import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Location;
import app.marquee.analytics.PlaceKey;
import app.marquee.analytics.PlaceLeaf;
import app.marquee.analytics.PlaceNode;
import app.marquee.analytics.Sum;
import app.marquee.export.Fact;
import app.marquee.export.SheetColumn;
import app.marquee.model.Granularity;
import app.marquee.service.ReportOrigin;
import app.marquee.ui.control.Messages;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The cities as a file: one row a city, or a day or hour of one, of all that passes the filter,
 * whether or not its country is open in the table.
 */
final class CitiesSource implements ExportSource {
    private final Messages messages;
    private final ReportSheets sheets;
    private final PlaceNames names;
    private final Supplier<@Nullable CitiesContent> content;
    private final Supplier<String> truth;
    private final List<PictureChoice> pictures;

    CitiesSource(
            SectionContext context,
            PlaceNames names,
            Supplier<@Nullable CitiesContent> content,
            Supplier<String> truth,
            List<PictureChoice> pictures) {
        this.messages = context.messages();
        this.sheets = new ReportSheets(context);
        this.names = names;
        this.content = content;
        this.truth = truth;
        this.pictures = List.copyOf(pictures);
    }

    @Override
    public String fileName() {
        CitiesContent shown = content.get();
        String title = messages.text("cities.title");
        return shown == null ? title : ReportSheets.fileName(title, shown.report().origin());
    }

    @Override
    public Optional<SheetWork> sheet() {
        CitiesContent shown = content.get();
        if (shown == null || !shown.shown().hasChildren()) {
            return Optional.empty();
        }
        ReportOrigin origin = shown.report().origin();
        List<Fact> facts = facts(shown);
        List<SheetColumn<PlaceLeaf>> columns = columns(origin.granularity());
        if (shown.isCompared()) {
            changes(shown.changes(), columns);
        }
        String title = messages.text("cities.title");
        return Optional.of(
                () -> sheets.sheet(title, origin, columns, PlaceLeaf.of(shown.shown()), facts));
    }

    private List<Fact> facts(CitiesContent shown) {
        List<Fact> facts = sheets.facts(shown.report().origin(), truth.get());
        add(facts, "cities.country", shown.question().country());
        add(facts, "cities.region", shown.question().region());
        add(facts, "export.filter", shown.narrowing().typed());
        return facts;
    }

    private void add(List<Fact> facts, String key, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            facts.add(new Fact(messages.text(key), value));
        }
    }

    private List<SheetColumn<PlaceLeaf>> columns(@Nullable Granularity granularity) {
        List<SheetColumn<PlaceLeaf>> columns = new ArrayList<>();
        columns.add(text("cities.country", leaf -> names.known(leaf.country())));
        columns.add(text("export.country-said", leaf -> leaf.country().name()));
        columns.add(text("cities.region", leaf -> leaf.region().name()));
        columns.add(text("export.city", leaf -> leaf.city().name()));
        if (granularity == Granularity.DAY || granularity == Granularity.HOUR) {
            columns.add(new SheetColumn<>(messages.text("export.time"), CitiesSource::time));
        }
        columns.add(new SheetColumn<>(messages.text("export.latitude"), CitiesSource::latitude));
        columns.add(new SheetColumn<>(messages.text("export.longitude"), CitiesSource::longitude));
        columns.add(text("column.coordinates", this::verdict));
        for (CounterMetric metric : CounterMetric.values()) {
            columns.add(new SheetColumn<>(title(metric), leaf -> value(leaf, metric)));
        }
        columns.add(text("export.remarks", this::remarks));
        return columns;
    }

    /** Of the whole city, also beside its days and hours. */
    private void changes(Changes<PlaceKey> changes, List<SheetColumn<PlaceLeaf>> columns) {
        for (CounterMetric metric : CounterMetric.values()) {
            columns.add(
                    new SheetColumn<>(
                            messages.text("export.before", title(metric)),
                            leaf -> before(changes.of(leaf.city().key(), metric))));
            columns.add(
                    new SheetColumn<>(
                            messages.text("column.change", title(metric)),
                            leaf -> difference(changes.of(leaf.city().key(), metric))));
            columns.add(
                    new SheetColumn<>(
                            messages.text("column.change-share", title(metric)),
                            leaf -> share(changes.of(leaf.city().key(), metric))));
        }
    }

    private static @Nullable Object before(@Nullable Change change) {
        return change == null ? null : change.before();
    }

    private static @Nullable Object difference(@Nullable Change change) {
        return change == null ? null : change.difference();
    }

    private static @Nullable Object share(@Nullable Change change) {
        return change == null ? null : change.share();
    }

    private SheetColumn<PlaceLeaf> text(String key, Text<PlaceLeaf> value) {
        return SheetColumn.text(messages.text(key), value::of);
    }

    /** A text that may be unknown. */
    private interface Text<R> {
        @Nullable String of(R row);
    }

    private String title(CounterMetric metric) {
        return messages.text("metric." + metric.key());
    }

    private static @Nullable Object time(PlaceLeaf leaf) {
        Bucket bucket = leaf.place().bucket();
        return switch (bucket) {
            case null -> null;
            case Bucket.Day(_, var day) -> day;
            case Bucket.Moment(_, var instant) -> instant;
            case Bucket.Local(var text, _) -> text;
            case Bucket.Other(var text) -> text;
        };
    }

    private static @Nullable Object latitude(PlaceLeaf leaf) {
        Location location = leaf.city().location();
        return location == null ? null : location.latitude();
    }

    private static @Nullable Object longitude(PlaceLeaf leaf) {
        Location location = leaf.city().location();
        return location == null ? null : location.longitude();
    }

    /** What is wrong with the coordinates; nothing when they can be believed. */
    private String verdict(PlaceLeaf leaf) {
        Location location = leaf.city().location();
        if (location == null || location.isSure()) {
            return "";
        }
        return location.verdict() == Location.Verdict.MISSING
                ? messages.text("location.missing")
                : messages.text("location." + location.verdict().key() + ".help");
    }

    private static @Nullable Object value(PlaceLeaf leaf, CounterMetric metric) {
        Sum sum = leaf.place().sums().of(metric);
        return sum.isKnown() ? sum.known() : null;
    }

    /** Which figures are bounds; nothing when all are as the service said them. */
    private String remarks(PlaceLeaf leaf) {
        return Arrays.stream(CounterMetric.values())
                .map(metric -> remark(leaf.place(), metric))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }

    private Optional<String> remark(PlaceNode place, CounterMetric metric) {
        Sum sum = place.sums().of(metric);
        Accuracy accuracy = sum.accuracy(metric.isAdditive());
        if (!sum.isKnown() || accuracy == Accuracy.EXACT) {
            return Optional.empty();
        }
        String key = accuracy.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return Optional.of(
                messages.text(
                        "export.remark",
                        title(metric),
                        messages.plural("sum." + key + ".help", sum.unknown())));
    }

    @Override
    public List<PictureChoice> pictures() {
        return pictures;
    }
}
