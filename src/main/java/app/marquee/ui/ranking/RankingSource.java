package app.marquee.ui.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.Mover;
import app.marquee.analytics.ranking.CostPerViewer;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Export source of the ranking: the shown rows in their order, with every metric. */
final class RankingSource implements ExportSource {
    private final Messages messages;
    private final ReportSheets sheets;
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
        facts.add(1, new ExportNote(messages.text("ranking.metric"), title(shown.metric())));
        facts.addAll(sheets.filters(shown.narrowing().filters()));
        List<SheetColumn<Ranked>> columns = columns(shown);
        RankingHistory days = history.get();
        if (days.hasLines()) {
            columns.addAll(days(days));
            facts.add(
                    new ExportNote(
                            messages.text("days.title"), new DaysWords(messages).known(days)));
        }
        Sheet<Ranked> sheet =
                sheets.sheet(messages.text("title"), report, columns, rows, facts)
                        .of(table.rows().size());
        return Optional.of(() -> sheet);
    }

    private String title(RankingMetric metric) {
        return messages.text("metric." + metric.key());
    }

    private List<SheetColumn<Ranked>> columns(RankingContent shown) {
        List<SheetColumn<Ranked>> columns = new ArrayList<>();
        columns.add(
                SheetColumn.string("title", messages.text("item.video"), one -> one.row().title()));
        columns.add(
                SheetColumn.string("video_id", messages.text("field.video_id"), RankingTable::id));
        columns.add(new SheetColumn<>("rank", messages.text("column.rank"), Ranked::rank));
        for (RankingMetric metric : RankingMetric.values()) {
            columns.add(
                    SheetColumn.decimal(metric.key(), title(metric), one -> value(metric, one)));
        }
        if (shown.earlier() != null) {
            columns.addAll(moved(shown.movers(), shown.metric()));
        }
        columns.add(
                SheetColumn.string(
                        "currency", messages.text("field.currency"), one -> one.row().currency()));
        columns.add(
                SheetColumn.decimal(
                        "cost_per_viewer",
                        messages.text("column.cost-per-viewer"),
                        one -> value(CostPerViewer.of(one.row()))));
        return columns;
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
                            one -> value(history.value(one.row().videoId(), day))));
        }
        return columns;
    }

    private static @Nullable BigDecimal value(double figure) {
        return Double.isNaN(figure) ? null : BigDecimal.valueOf(figure).stripTrailingZeros();
    }

    /** Compared with the earlier snapshot, which the status line names. */
    private List<SheetColumn<Ranked>> moved(Movers movers, RankingMetric of) {
        String metric = title(of);
        return List.of(
                new SheetColumn<>(
                        "places",
                        messages.text("column.moved"),
                        one -> {
                            Mover mover = movers.of(one.row().videoId());
                            if (mover == null) {
                                return null;
                            }
                            return switch (mover.kind()) {
                                case ENTERED -> messages.text("moved.entered");
                                case LEFT -> messages.text("moved.left");
                                case STAYED -> mover.places();
                            };
                        }),
                SheetColumn.decimal(
                        of.key() + "_change",
                        messages.text("column.change", metric),
                        one -> {
                            Mover mover = movers.of(one.row().videoId());
                            return mover == null ? null : mover.change();
                        }),
                new SheetColumn<>(
                        of.key() + "_change_share",
                        messages.text("column.change-share", metric),
                        one -> {
                            Mover mover = movers.of(one.row().videoId());
                            return mover == null ? null : mover.share();
                        }));
    }

    private static @Nullable BigDecimal value(RankingMetric metric, Ranked one) {
        return value(metric.of(one.row()));
    }

    private static @Nullable BigDecimal value(@Nullable Amount amount) {
        return amount == null ? null : amount.value();
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(view);
    }
}
