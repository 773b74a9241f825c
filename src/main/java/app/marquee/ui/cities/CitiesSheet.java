package app.marquee.ui.cities;

import app.marquee.analytics.place.Location;
import app.marquee.analytics.place.PlaceLeaf;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.TableQuery;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureColumns;
import app.marquee.ui.analytics.report.ReportDownload;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.export.SheetNotes;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Export table of the cities: one row per city that passes the filter, or per day or hour of one.
 * Without JavaFX.
 */
public final class CitiesSheet {
    /** Packages of its texts. */
    public static final List<String> TEXTS = List.of("cities", "analytics");

    private final Messages messages;
    private final ReportSheets sheets;
    private final FigureColumns figures;
    private final PlaceNames names;

    CitiesSheet(Messages messages, ReportSheets sheets, PlaceNames names) {
        this.messages = messages;
        this.sheets = sheets;
        this.figures = new FigureColumns(messages);
        this.names = names;
    }

    /** The table for the command line, by views. Blocking. */
    public static Sheet<?> sheet(TableQuery query, Reports reports, SheetNotes notes)
            throws InterruptedException {
        Messages messages = notes.messages().of(TEXTS);
        PlaceNames names = new PlaceNames(messages, reports.zone());
        CityQuestion question =
                new CityQuestion(
                        query.period(),
                        query.granularity(),
                        query.filters().country(),
                        query.filters().region());
        var download =
                ReportDownload.of(new ReportSource<>(reports, ReportType.CITIES), question, query);
        PlaceNarrowing narrowing = PlaceNarrowing.none(names);
        CitiesContent content =
                CitiesContent.of(download.report(), narrowing).by(narrowing, download.compared());
        ReportSheets sheets = new ReportSheets(messages, () -> notes);
        return new CitiesSheet(messages, sheets, names).of(content, sheets.compared(download));
    }

    /**
     * @param truth status line below the table
     */
    Sheet<PlaceLeaf> of(CitiesContent shown, String truth) throws InterruptedException {
        Report<CityQuestion, CityRow> report = shown.shownReport();
        List<SheetColumn<PlaceLeaf>> columns = columns(report.question().granularity());
        if (shown.isCompared()) {
            // Of the whole city, also beside its days and hours.
            columns.addAll(
                    figures.changes(
                            (leaf, metric) -> shown.changes().of(leaf.city().key(), metric)));
        }
        return sheets.sheet(
                        messages.text("title"),
                        report,
                        columns,
                        PlaceLeaf.of(shown.shown()),
                        facts(shown, truth))
                .of(PlaceLeaf.of(shown.all()).size());
    }

    private List<ExportNote> facts(CitiesContent shown, String truth) {
        List<ExportNote> facts = sheets.facts(shown.shownReport(), truth);
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
        columns.add(
                column("city", "export.city", leaf -> names.known(leaf.city()))
                        .plain(leaf -> leaf.city().name()));
        if (granularity == Granularity.DAY || granularity == Granularity.HOUR) {
            columns.add(
                    new SheetColumn<>(
                            "time",
                            messages.text("export.time"),
                            leaf -> ReportSheets.time(leaf.place().bucket())));
        }
        columns.add(
                new SheetColumn<>(
                        "latitude", messages.text("export.latitude"), CitiesSheet::latitude));
        columns.add(
                new SheetColumn<>(
                        "longitude", messages.text("export.longitude"), CitiesSheet::longitude));
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
}
