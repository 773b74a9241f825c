package app.marquee.ui.analytics.group;

import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLeaf;
import app.marquee.analytics.group.UtmParts;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureColumns;
import app.marquee.ui.analytics.report.ReportDownload;
import app.marquee.ui.analytics.report.ReportSheets;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Export table of a grouped report: one row per innermost group that passes the filter, or per day
 * or hour of one. Without JavaFX.
 */
public final class GroupsSheet<Q extends PeriodQuestion<Q>, R extends NamedRow> {
    private final Messages messages;
    private final ReportSheets sheets;
    private final FigureColumns figures;
    private final Titles<Q> titles;

    public GroupsSheet(Messages messages, ReportSheets sheets, Titles<Q> titles) {
        this.messages = messages;
        this.sheets = sheets;
        this.figures = new FigureColumns(messages);
        this.titles = titles;
    }

    /**
     * Titles that the export shares with the view.
     *
     * @param title of the view
     * @param leaf title of the leaves' column
     * @param member of that column for programs
     * @param campaigns whether campaign parameters have columns
     * @param subject subject of a question for the file name; empty for none
     * @param facts what identifies that subject
     */
    public record Titles<Q>(
            String title,
            String leaf,
            String member,
            boolean campaigns,
            Function<Q, String> subject,
            Function<Q, List<ExportNote>> facts) {
        String of(Q question) {
            String about = subject.apply(question);
            return about.isBlank() ? title : title + " " + about;
        }
    }

    /** The table of a report for the command line, by views. */
    public Sheet<GroupLeaf> of(ReportDownload<Q, R> download, GroupView view, SourceFilter sources)
            throws InterruptedException {
        GroupNarrowing<Q, R> narrowing =
                new GroupNarrowing<>(
                        new GroupNames(messages, download.report().zone()),
                        view,
                        sources,
                        "",
                        PlaceSort.USUAL);
        return of(
                GroupContent.of(download.report(), narrowing, download.compared()),
                sheets.compared(download));
    }

    /**
     * @param truth status line below the table
     */
    Sheet<GroupLeaf> of(GroupContent<Q, R> content, String truth) throws InterruptedException {
        return sheets.sheet(
                        titles.title(),
                        content.report(),
                        columns(content),
                        GroupLeaf.of(content.shown()),
                        facts(content, truth))
                .of(GroupLeaf.of(content.all()).size());
    }

    private List<ExportNote> facts(GroupContent<Q, R> content, String truth) {
        List<ExportNote> facts = sheets.facts(content.report(), truth);
        facts.addAll(titles.facts().apply(content.report().question()));
        facts.addAll(sheets.filters(content.narrowing().sources().filters()));
        String typed = content.narrowing().typed();
        if (!typed.isBlank()) {
            facts.add(new ExportNote(messages.text("filter.title"), typed));
        }
        return facts;
    }

    private List<SheetColumn<GroupLeaf>> columns(GroupContent<Q, R> content) {
        GroupNames names = content.narrowing().names();
        List<SheetColumn<GroupLeaf>> columns = new ArrayList<>();
        GroupView view = content.narrowing().view();
        columns.add(SheetColumn.string("group", view.group(), row -> names.of(row.top())));
        if (view.inside() != null) {
            columns.add(
                    SheetColumn.string(
                            "subgroup",
                            view.inside(),
                            row -> row.isInTop() ? "" : names.of(row.around())));
        }
        columns.add(
                SheetColumn.string(
                        titles.member(),
                        titles.leaf(),
                        row -> row.isTop() ? "" : names.of(row.leaf())));
        Granularity granularity = content.report().question().granularity();
        if (granularity == Granularity.DAY || granularity == Granularity.HOUR) {
            columns.add(
                    new SheetColumn<>(
                            "time",
                            messages.text("export.time"),
                            row -> ReportSheets.time(row.place().bucket())));
        }
        if (titles.campaigns()) {
            Arrays.stream(UtmParts.Part.values()).map(GroupsSheet::campaign).forEach(columns::add);
        }
        GroupLines shares = GroupLines.of(List.of(), content);
        columns.add(
                new SheetColumn<>(
                        shares.leading().key() + "_share",
                        messages.text(
                                "export.part", messages.text("metric." + shares.leading().key())),
                        row -> shares.share(row.place())));
        columns.addAll(figures.of(row -> row.place().sums()));
        if (content.isCompared()) {
            columns.addAll(
                    figures.changes(
                            (row, metric) -> content.changes().of(row.leaf().key(), metric)));
        }
        return columns;
    }

    private static SheetColumn<GroupLeaf> campaign(UtmParts.Part part) {
        String title = "utm_" + part.name().toLowerCase(Locale.ROOT);
        return SheetColumn.string(title, title, row -> value(row, part));
    }

    /** Empty for a URL without one. */
    private static String value(GroupLeaf row, UtmParts.Part part) {
        if (row.leaf().kind() != GroupKind.ADDRESS) {
            return "";
        }
        @Nullable String value = UtmParts.of(row.leaf().name()).of(part);
        return value == null ? "" : value;
    }
}
