package app.marquee.ui.browsers;

import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.TableQuery;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.group.GroupView;
import app.marquee.ui.analytics.group.GroupsSheet;
import app.marquee.ui.analytics.report.ReportDownload;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.export.SheetNotes;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Export table of the browsers of a video. Without JavaFX. */
public final class BrowsersSheet {
    /** Packages of its texts. */
    public static final List<String> TEXTS = List.of("browsers", "analytics");

    private BrowsersSheet() {}

    /** The table for the command line, by browser and views. Blocking. */
    public static Sheet<?> sheet(TableQuery query, Reports reports, SheetNotes notes)
            throws InterruptedException {
        Messages messages = notes.messages().of(TEXTS);
        VideoId video = Objects.requireNonNull(query.video());
        ReportDownload<BrowserQuestion, BrowserRow> download =
                ReportDownload.of(
                        new ReportSource<>(reports, ReportType.BROWSERS),
                        new BrowserQuestion(video, query.period(), query.granularity()),
                        query);
        GroupView view = families(messages);
        return new GroupsSheet<BrowserQuestion, BrowserRow>(
                        messages,
                        new ReportSheets(messages, () -> notes),
                        titles(messages, question -> question.video().value()))
                .of(download, view, new SourceFilter(view.grouping(), ReportFilters.NONE));
    }

    /**
     * @param subject title of the video of a question
     */
    static GroupsSheet.Titles<BrowserQuestion> titles(
            Messages messages, Function<BrowserQuestion, String> subject) {
        return new GroupsSheet.Titles<>(
                messages.text("section.browsers"),
                messages.text("export.version"),
                "version",
                false,
                subject,
                question ->
                        List.of(
                                new ExportNote(
                                        messages.text("field.video_id"),
                                        question.video().value())));
    }

    static GroupView families(Messages messages) {
        return new GroupView(
                new BrowserGrouping(),
                messages.text("column.browser"),
                messages.text("section.browsers"),
                messages.text("column.variant"));
    }
}
