package app.marquee.ui.analytics.report;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.filter.FilterWords;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Factory of the metadata that all exported reports share. */
public final class ReportSheets {
    private final Messages messages;
    private final Supplier<SheetNotes> notes;

    public ReportSheets(SectionContext context) {
        this(context.messages(), () -> TableSheet.notes(context));
    }

    /**
     * @param notes of a file that is made now
     */
    public ReportSheets(Messages messages, Supplier<SheetNotes> notes) {
        this.messages = messages;
        this.notes = notes;
    }

    /** The days are part of the name, so that files of several periods lie side by side. */
    public static String fileName(String title, Report<? extends PeriodQuestion<?>, ?> report) {
        Period period = report.question().period();
        String first = title + " " + period.start();
        return period.days() == 1 ? first : first + " " + period.end();
    }

    /**
     * @param truth status line below the table
     */
    public List<ExportNote> facts(Report<? extends PeriodQuestion<?>, ?> report, String truth) {
        List<ExportNote> facts =
                new ArrayList<>(
                        notes.get()
                                .asked(report.type().operation(), report.host(), report.askedAt()));
        facts.add(new ExportNote(messages.text("period.from"), report.question().period().start()));
        facts.add(new ExportNote(messages.text("period.to"), report.question().period().end()));
        Granularity granularity = report.question().granularity();
        if (granularity != null) {
            facts.add(
                    new ExportNote(
                            messages.text("period.granularity"),
                            messages.text("granularity." + granularity.wire())));
        }
        return notes.get().facts(facts, truth);
    }

    /** Which days changes are about, where both periods don't have as many; else empty. */
    public String compared(ReportDownload<?, ?> download) {
        if (!(download.compared() instanceof ComparisonResult.Answer(var other, var part))) {
            return "";
        }
        Period before = other.question().period();
        if (part != null) {
            return messages.text(
                    "truth.compared.part", days(part.question().period()), days(before));
        }
        long days = download.report().question().period().days();
        return before.days() == days
                ? ""
                : messages.text("truth.compared.days", days, before.days());
    }

    private String days(Period period) {
        return messages.formats().days(period.start(), period.end());
    }

    /** The filters of a report; none where there are none. */
    public List<ExportNote> filters(ReportFilters filters) {
        return filters.isEmpty()
                ? List.of()
                : List.of(
                        new ExportNote(
                                messages.text("filter.list"),
                                new FilterWords(messages).all(filters)));
    }

    /** A day or an hour as files have it; null for neither. */
    public static @Nullable Object time(@Nullable Bucket bucket) {
        return switch (bucket) {
            case null -> null;
            case Bucket.Day(_, var day) -> day;
            case Bucket.Moment(_, var instant) -> instant;
            case Bucket.Local(var text, _) -> text;
            case Bucket.Other(var text) -> text;
        };
    }

    public <R> Sheet<R> sheet(
            String title,
            Report<?, ?> report,
            List<SheetColumn<R>> columns,
            List<R> rows,
            List<ExportNote> facts) {
        return new Sheet<>(notes.get().words(title), columns, rows, facts, report.zone());
    }
}
