package app.marquee.service.report;

import app.marquee.analytics.CostSum;
import app.marquee.analytics.Period;
import app.marquee.analytics.cost.BudgetOutlook;
import app.marquee.analytics.cost.CostForecast;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.analytics.cost.VideoCost;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.report.BlockType;
import app.marquee.model.settings.Budget;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportTable.ReportColumn;
import app.marquee.report.ReportWords;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Block with the cost of bandwidth: of the period, and of the current month with its forecast, its
 * budget and what drives it.
 */
record CostBlock(ReportScope scope, ReportData data) {
    ReportBlock made() throws InterruptedException {
        var ranking = data.ranking();
        List<ReportPart> parts = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        if (ranking == null) {
            missing.add(words().text("missing.cost"));
        } else {
            period(RankingTotals.of(ranking.rows()), parts, missing);
        }
        ReportData.MonthCost costs = data.costs();
        if (costs != null) {
            month(costs, parts, missing);
        }
        return new ReportBlock(
                BlockType.COST,
                scope.title(BlockType.COST),
                ranking == null ? "" : scope.source(ranking.askedAt()),
                parts,
                missing.isEmpty() ? null : String.join(" ", missing));
    }

    private ReportWords words() {
        return scope.words();
    }

    private void period(RankingTotals now, List<ReportPart> parts, List<String> missing)
            throws InterruptedException {
        if (now.costs().isEmpty()) {
            missing.add(words().text("cost.unknown"));
            return;
        }
        var earlier = data.before();
        RankingTotals before = earlier == null ? null : RankingTotals.of(earlier.rows());
        var later = data.basis();
        RankingTotals basis = later == null ? null : RankingTotals.of(later.rows());
        parts.add(
                new ReportPart.KeyNumbers(
                        now.costs().stream().map(cost -> cost(cost, now, basis, before)).toList()));
        if (now.costsUnknown() > 0) {
            parts.add(new ReportPart.Remark(words().plural("cost.left-out", now.costsUnknown())));
        }
        parts.add(scope.compared(before != null));
    }

    /** A cost and its change, which is neither good nor bad. */
    private KeyNumber cost(
            CostSum cost,
            RankingTotals now,
            @Nullable RankingTotals basis,
            @Nullable RankingTotals before) {
        BigDecimal earlier = amount(before, cost.currency());
        BigDecimal later = amount(basis, cost.currency());
        String amount = words().money(cost.amount(), cost.currency());
        return new KeyNumber(
                words().text("metric.bandwidth-cost"),
                cost.amount(),
                now.costsUnknown() > 0 ? words().text("at-least", amount) : amount,
                earlier == null || later == null ? "" : scope.change(earlier, later),
                0);
    }

    /** The costs in a currency; null where there are none, or some are unknown. */
    private static @Nullable BigDecimal amount(
            @Nullable RankingTotals totals, @Nullable String currency) {
        return totals == null || totals.costsUnknown() > 0
                ? null
                : totals.costs().stream()
                        .filter(one -> Objects.equals(one.currency(), currency))
                        .map(CostSum::amount)
                        .findFirst()
                        .orElse(null);
    }

    private void month(ReportData.MonthCost costs, List<ReportPart> parts, List<String> missing) {
        CostMonth month = costs.month();
        Budget budget = costs.budget();
        List<LocalDate> days = month.missing();
        if (!days.isEmpty()) {
            missing.add(words().text("cost.missing", days(days)));
        }
        if (month.costs().days().isEmpty()) {
            return;
        }
        List<KeyNumber> numbers = new ArrayList<>(List.of(soFar(month), forecast(month)));
        if (budget != null) {
            numbers.add(budget(budget, month));
        }
        parts.add(new ReportPart.KeyNumbers(numbers));
        if (budget != null) {
            String outlook = BudgetOutlook.of(budget, month).name().toLowerCase(Locale.ROOT);
            parts.add(new ReportPart.Paragraph(words().text("cost.outlook." + outlook)));
        }
        month.peak().ifPresent(peak -> parts.add(new ReportPart.Paragraph(peak(peak, month))));
        if (!month.costs().videos().isEmpty()) {
            parts.add(new ReportPart.Grid(videos(month)));
        }
        remarks(costs, parts);
    }

    /** How much of the month is known, and when its days were loaded. */
    private void remarks(ReportData.MonthCost costs, List<ReportPart> parts) {
        CostMonth month = costs.month();
        if (month.forecast() instanceof CostForecast.TooFewDays(var known, var needed)) {
            parts.add(new ReportPart.Remark(words().text("cost.forecast.none", needed, known)));
        }
        if (month.over() > 0) {
            parts.add(
                    new ReportPart.Remark(
                            words().plural("cost.known", month.over(), month.known(), of(month))));
        }
        if (month.costs().hasOthers()) {
            parts.add(new ReportPart.Remark(words().text("cost.others")));
        }
        if (costs.askedAt() != null) {
            ReportScope basis =
                    new ReportScope(
                            words(),
                            CostMonth.basis(month.today()),
                            scope.compared(),
                            scope.zone(),
                            scope.settlingDays());
            parts.add(
                    new ReportPart.Remark(
                            words().text("cost.basis", basis.source(costs.askedAt()))));
        }
    }

    private String of(CostMonth month) {
        YearMonth days = month.month();
        return words().days(new Period(days.atDay(1), days.atEndOfMonth()));
    }

    private String money(BigDecimal amount, CostMonth month) {
        return words().money(amount, month.costs().currency());
    }

    private KeyNumber soFar(CostMonth month) {
        BigDecimal spent = month.soFar().orElse(null);
        String amount = spent == null ? words().text("unknown") : money(spent, month);
        return new KeyNumber(
                words().text("cost.so-far", of(month)),
                spent,
                spent != null && month.isAtLeast() ? words().text("at-least", amount) : amount,
                "",
                0);
    }

    private KeyNumber forecast(CostMonth month) {
        String label = words().text("cost.forecast", of(month));
        return switch (month.forecast()) {
            case CostForecast.Range(var expected, var low, var high) ->
                    new KeyNumber(
                            label,
                            expected,
                            words().text("cost.range", money(low, month), money(high, month)),
                            words().text("cost.expected", money(expected, month)),
                            0);
            case CostForecast.TooFewDays _ ->
                    new KeyNumber(label, null, words().text("unknown"), "", 0);
        };
    }

    private KeyNumber budget(Budget budget, CostMonth month) {
        boolean isSame = BudgetOutlook.of(budget, month) != BudgetOutlook.OTHER_CURRENCY;
        String spent =
                month.soFar()
                        .filter(_ -> isSame)
                        .map(amount -> amount.doubleValue() / budget.amount().doubleValue())
                        .map(ratio -> words().text("cost.budget.spent", words().percent(ratio)))
                        .orElse("");
        return new KeyNumber(
                words().text("cost.budget", of(month)),
                budget.amount(),
                words().money(budget.amount(), budget.currency()),
                spent,
                0);
    }

    private String peak(CostMonth.Peak peak, CostMonth month) {
        return words().text("cost.peak", peak.day(), money(peak.above(), month));
    }

    private ReportTable videos(CostMonth month) {
        List<List<ReportCell>> rows = new ArrayList<>();
        for (VideoCost one : month.costs().videos()) {
            String title =
                    one.title() == null || one.title().isBlank()
                            ? words().text("untitled")
                            : one.title();
            rows.add(
                    List.of(
                            ReportCell.of(title),
                            new ReportCell(
                                    one.amount(), money(one.amount(), month), one.share(), null)));
        }
        return new ReportTable(
                words().text("cost.videos", of(month)),
                List.of(
                        new ReportColumn(words().text("column.video"), 3, false),
                        new ReportColumn(words().text("metric.bandwidth-cost"), 2, true)),
                rows,
                LeftOut.of(words(), month.costs().otherVideos()));
    }

    /** Days in a row by the first and the last of them. */
    private String days(List<LocalDate> days) {
        List<String> names = new ArrayList<>();
        LocalDate first = days.getFirst();
        for (int at = 0; at < days.size(); at++) {
            LocalDate day = days.get(at);
            boolean isLast = at + 1 == days.size() || !days.get(at + 1).equals(day.plusDays(1));
            if (isLast) {
                names.add(words().days(first, day));
                first = at + 1 == days.size() ? day : days.get(at + 1);
            }
        }
        return String.join(", ", names);
    }
}
