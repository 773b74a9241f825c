package app.marquee.ui.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.Mover;
import app.marquee.analytics.ranking.CostPerViewer;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.Segments;
import app.marquee.service.analytics.TableQuery;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.ReportDownload;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.export.SheetNotes;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Export table of a ranking: every metric, and the rank changes. Without JavaFX. */
public final class RankingColumns {
    /** Packages of its texts. */
    public static final List<String> TEXTS = List.of("ranking", "analytics");

    private final Messages messages;

    RankingColumns(Messages messages) {
        this.messages = messages;
    }

    /** The table for the command line, by views. Blocking. */
    public static Sheet<?> sheet(
            TableQuery query, Reports reports, Segments segments, SheetNotes notes)
            throws InterruptedException {
        Messages messages = notes.messages().of(TEXTS);
        var download =
                ReportDownload.of(
                        new ReportSource<>(reports, ReportType.RANKING),
                        new RankingQuestion(query.period()),
                        query);
        RankingNarrowing narrowing =
                new RankingNarrowing(RankingMetric.VIEWS, query.filters(), segments);
        RankingContent content = narrowing.of(download.report()).by(narrowing, download.compared());
        ReportSheets sheets = new ReportSheets(messages, () -> notes);
        List<ExportNote> facts =
                new ArrayList<>(sheets.facts(download.report(), sheets.compared(download)));
        facts.addAll(sheets.filters(query.filters()));
        return sheets.sheet(
                        messages.text("title"),
                        download.report(),
                        new RankingColumns(messages).of(content),
                        content.listed(),
                        facts)
                .of(content.listed().size());
    }

    List<SheetColumn<Ranked>> of(RankingContent shown) {
        List<SheetColumn<Ranked>> columns = new ArrayList<>();
        columns.add(
                SheetColumn.string("title", messages.text("item.video"), one -> one.row().title()));
        columns.add(
                SheetColumn.string(
                        "video_id", messages.text("field.video_id"), RankingColumns::id));
        columns.add(new SheetColumn<>("rank", messages.text("field.rank"), Ranked::rank));
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

    static @Nullable String id(Ranked one) {
        VideoId id = one.row().videoId();
        return id == null ? null : id.value();
    }

    String title(RankingMetric metric) {
        return messages.text("metric." + metric.key());
    }

    static @Nullable BigDecimal value(double figure) {
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
}
