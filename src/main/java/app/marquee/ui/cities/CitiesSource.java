package app.marquee.ui.cities;

import app.marquee.analytics.place.Location;
import app.marquee.analytics.place.PlaceLeaf;
import app.marquee.export.ExportNote;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.FigureColumns;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.control.Messages;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Export source of the cities: one row per city that passes the filter, or per day or hour of one.
 */
final class CitiesSource implements ExportSource {
    private final Messages messages;
    private final ReportSheets sheets;
    private final FigureColumns figures;
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
        this.figures = new FigureColumns(messages);
        this.names = names;
        this.content = content;
        this.truth = truth;
        this.pictures = List.copyOf(pictures);
    }

    @Override
    public String fileName() {
        CitiesContent shown = content.get();
        String title = messages.text("title");
        return shown == null ? title : ReportSheets.fileName(title, shown.report());
    }

    @Override
    public Optional<SheetWork> sheet() {
        CitiesContent shown = content.get();
        if (shown == null || !shown.shown().hasChildren()) {
            return Optional.empty();
        }
        Report<CityQuestion, CityRow> report = shown.report();
        List<ExportNote> facts = facts(shown);
        List<SheetColumn<PlaceLeaf>> columns = columns(report.question().granularity());
        if (shown.isCompared()) {
            // Of the whole city, also beside its days and hours.
            columns.addAll(
                    figures.changes(
                            (leaf, metric) -> shown.changes().of(leaf.city().key(), metric)));
        }
        String title = messages.text("title");
        return Optional.of(
                () ->
                        sheets.sheet(title, report, columns, PlaceLeaf.of(shown.shown()), facts)
                                .of(PlaceLeaf.of(shown.all()).size()));
    }

    private List<ExportNote> facts(CitiesContent shown) {
        List<ExportNote> facts = sheets.facts(shown.report(), truth.get());
        add(facts, "filter.country", shown.report().question().country());
        add(facts, "filter.region", shown.report().question().region());
        add(facts, "filter.title", shown.narrowing().typed());
        return facts;
    }

    private void add(List<ExportNote> facts, String key, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            facts.add(new ExportNote(messages.text(key), value));
        }
    }

    private List<SheetColumn<PlaceLeaf>> columns(@Nullable Granularity granularity) {
        List<SheetColumn<PlaceLeaf>> columns = new ArrayList<>();
        columns.add(column("country_name", "filter.country", leaf -> names.known(leaf.country())));
        columns.add(column("country", "export.country-said", leaf -> leaf.country().name()));
        columns.add(column("region", "filter.region", leaf -> leaf.region().name()));
        columns.add(column("city", "export.city", leaf -> leaf.city().name()));
        if (granularity == Granularity.DAY || granularity == Granularity.HOUR) {
            columns.add(
                    new SheetColumn<>(
                            "time",
                            messages.text("export.time"),
                            leaf -> ReportSheets.time(leaf.place().bucket())));
        }
        columns.add(
                new SheetColumn<>(
                        "latitude", messages.text("export.latitude"), CitiesSource::latitude));
        columns.add(
                new SheetColumn<>(
                        "longitude", messages.text("export.longitude"), CitiesSource::longitude));
        columns.add(column("coordinates", "column.coordinates", this::verdict));
        columns.addAll(figures.of(leaf -> leaf.place().sums()));
        return columns;
    }

    private SheetColumn<PlaceLeaf> column(String member, String key, Text<PlaceLeaf> value) {
        return SheetColumn.string(member, messages.text(key), value::of);
    }

    /** Accessor of a text that may be unknown. */
    private interface Text<R> {
        @Nullable String of(R row);
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

    @Override
    public List<PictureChoice> pictures() {
        return pictures;
    }
}
