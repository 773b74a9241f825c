package app.marquee.ui.referrers;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.export.Sheet;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
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

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Export table of the referrers, with the views that they are grouped by. Without JavaFX. */
public final class ReferrersSheet {
    /** Packages of its texts. */
    public static final List<String> TEXTS = List.of("referrers", "analytics");

    private ReferrersSheet() {}

    /**
     * The table for the command line, by channel and views. Blocking.
     *
     * @param channels grouping by channel with the user's rules
     */
    public static Sheet<?> sheet(
            TableQuery query, Reports reports, Grouping channels, SheetNotes notes)
            throws InterruptedException {
        Messages messages = notes.messages().of(TEXTS);
        ReportDownload<ReferrerQuestion, ReferrerRow> download =
                ReportDownload.of(
                        new ReportSource<>(reports, ReportType.REFERRERS),
                        new ReferrerQuestion(query.period(), query.granularity()),
                        query);
        return new GroupsSheet<ReferrerQuestion, ReferrerRow>(
                        messages, new ReportSheets(messages, () -> notes), titles(messages))
                .of(
                        download,
                        view(ReferrerDimension.CHANNELS, channels, messages),
                        new SourceFilter(channels, query.filters().of(FilterKind.SOURCE)));
    }

    static GroupsSheet.Titles<ReferrerQuestion> titles(Messages messages) {
        return new GroupsSheet.Titles<>(
                messages.text("title"),
                messages.text("field.url"),
                "url",
                true,
                _ -> "",
                _ -> List.of());
    }

    static GroupView view(ReferrerDimension by, Grouping grouping, Messages messages) {
        return new GroupView(
                grouping,
                messages.text("column." + by.key()),
                messages.text("referrers." + by.key()),
                inside(by, messages));
    }

    private static @Nullable String inside(ReferrerDimension by, Messages messages) {
        return switch (by) {
            case CHANNELS -> messages.text("column." + ReferrerDimension.SITES.key());
            case CAMPAIGNS -> messages.text("field.source");
            case SITES, PAGES -> null;
        };
    }
}
