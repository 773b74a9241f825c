package app.marquee.ui.ranking;

import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Export source of the ranking: the shown rows in their order, with every metric. */
final class RankingSource implements ExportSource {
    private final Messages messages;
    private final ReportSheets sheets;
    private final RankingColumns columns;
    private final Supplier<@Nullable RankingContent> content;
    private final Supplier<RankingHistory> history;
    private final Supplier<String> truth;
    private final DataTable<Ranked> table;
    private final PictureChoice view;

    RankingSource(
            SectionContext context,
            Supplier<@Nullable RankingContent> content,
            Supplier<RankingHistory> history,
            Supplier<String> truth,
            DataTable<Ranked> table,
            PictureChoice view) {
        this.messages = context.messages();
        this.sheets = new ReportSheets(context);
        this.columns = new RankingColumns(messages);
        this.content = content;
        this.history = history;
        this.truth = truth;
        this.table = table;
        this.view = view;
    }

    @Override
    public String fileName() {
        RankingContent shown = content.get();
        String title = messages.text("title");
        return shown == null ? title : ReportSheets.fileName(title, shown.report());
    }

    @Override
    public Optional<SheetWork> sheet() {
        RankingContent shown = content.get();
        List<Ranked> rows = table.shownRows();
        if (shown == null || rows.isEmpty()) {
            return Optional.empty();
        }
        Report<RankingQuestion, RankingRow> report = shown.report();
        List<ExportNote> facts = new ArrayList<>(sheets.facts(report, truth.get()));
        facts.add(
                1, new ExportNote(messages.text("ranking.metric"), columns.title(shown.metric())));
        facts.addAll(sheets.filters(shown.narrowing().filters()));
        List<SheetColumn<Ranked>> written = columns.of(shown);
        RankingHistory days = history.get();
        if (days.hasLines()) {
            written.addAll(days(days));
            facts.add(
                    new ExportNote(
                            messages.text("days.title"), new DaysWords(messages).known(days)));
        }
        Sheet<Ranked> sheet =
                sheets.sheet(messages.text("title"), report, written, rows, facts)
                        .of(table.rows().size());
        int ranked = shown.ranked().size();
        return Optional.of(
                () -> sheet.withGone(rows.stream().filter(one -> one.number() >= ranked).count()));
    }

    /** A column for each day; a day without a report is included as unknown. */
    private List<SheetColumn<Ranked>> days(RankingHistory history) {
        DaysWords words = new DaysWords(messages);
        List<SheetColumn<Ranked>> columns = new ArrayList<>();
        for (int i = 0; i < history.days().size(); i++) {
            int day = i;
            columns.add(
                    SheetColumn.decimal(
                            history.days().get(i).toString(),
                            words.column(history, history.days().get(i)),
                            one -> RankingColumns.value(history.value(one.row().videoId(), day))));
        }
        return columns;
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(view);
    }
}
