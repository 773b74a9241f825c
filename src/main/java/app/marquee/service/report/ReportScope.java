package app.marquee.service.report;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Change;
import app.marquee.analytics.ComparedDays;
import app.marquee.analytics.Comparison;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.Sum;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.report.BlockType;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/**
 * Scope of a report for a client: its language, days and zone, with the texts that all blocks
 * share. Immutable.
 *
 * @param compared the period before, and which days changes are about
 * @param settlingDays days after which values are taken for final
 */
record ReportScope(
        ReportWords words, Period period, Compared compared, ZoneId zone, int settlingDays) {
    /**
     * Days that a report is compared with.
     *
     * @param part of the period that changes are about; null for all of it
     */
    record Compared(Period before, @Nullable Period part) {
        /**
         * @param last the last day with final data: changes leave out those after it
         */
        static Compared of(Period period, @Nullable PeriodPreset preset, LocalDate last) {
            ComparedDays days =
                    new ComparedDays(
                                    Comparison.PREVIOUS.of(period, preset).orElseThrow(),
                                    Comparison.PREVIOUS.part(period, preset))
                            .until(last, period);
            return new Compared(days.before(), days.part());
        }
    }

    private static final double NEAR = 0.0005;

    static boolean isDated(Report<ReferrerQuestion, ReferrerRow> traffic) {
        BucketReader buckets = traffic.buckets();
        return traffic.rows().isEmpty()
                || traffic.rows().stream().anyMatch(row -> buckets.day(row).isPresent());
    }

    static List<ReferrerRow> in(Period days, Report<ReferrerQuestion, ReferrerRow> traffic) {
        BucketReader buckets = traffic.buckets();
        return traffic.rows().stream()
                .filter(row -> buckets.day(row).filter(days::contains).isPresent())
                .toList();
    }

    Period before() {
        return compared.before();
    }

    String title(BlockType type) {
        return words.block(type);
    }

    ReportBlock missing(BlockType type) {
        return missing(type, words.text("missing." + type.key()));
    }

    ReportBlock missing(BlockType type, String why) {
        return ReportBlock.missing(type, title(type), why);
    }

    /** Period, zone and load time, and whether the values may still change. */
    String source(Instant askedAt) {
        return words.text(
                        "source",
                        words.days(period.start(), period.end()),
                        words.zone(zone),
                        words.dateTime(askedAt, zone))
                + state(askedAt);
    }

    private String state(Instant askedAt) {
        LocalDate asked = LocalDate.ofInstant(askedAt, zone);
        if (!period.end().isBefore(asked)) {
            return " · " + words.text("source.incomplete");
        }
        return period.end().isAfter(asked.minusDays(settlingDays))
                ? " · " + words.text("source.preliminary")
                : "";
    }

    /** What changes compare with, or that there is nothing to compare with. */
    ReportPart compared(boolean isCompared) {
        Period part = compared.part();
        if (isCompared && part != null) {
            return new ReportPart.Remark(
                    words.text(
                            "compared.part", words.daysWithin(part), words.daysWithin(before())));
        }
        return new ReportPart.Remark(
                words.text(
                        isCompared ? "compared" : "compared.missing", words.daysWithin(before())));
    }

    /** A sum in words: unknown, at least, or as it is. */
    String sum(Sum sum, CounterMetric metric) {
        if (!sum.isKnown()) {
            return words.text("unknown");
        }
        String number = words.number(sum.known());
        return switch (sum.accuracy(metric.isAdditive())) {
            case EXACT -> number;
            case AT_LEAST -> words.text("at-least", number);
            case AT_MOST -> words.text("at-most", number);
            case ABOUT -> words.text("about", number);
        };
    }

    ReportCell cell(Sum sum, CounterMetric metric) {
        return ReportCell.of(sum.isKnown() ? sum.known() : null, sum(sum, metric));
    }

    /** A sum with a bar that is as long as its part of the largest one. */
    ReportCell bar(Sum sum, CounterMetric metric, BigInteger largest) {
        double part =
                sum.isKnown() && largest.signum() > 0
                        ? sum.known().doubleValue() / largest.doubleValue()
                        : Double.NaN;
        return new ReportCell(sum.isKnown() ? sum.known() : null, sum(sum, metric), part, null);
    }

    /** The part of a sum in the total, which must be exact to be said. */
    ReportCell share(Sum sum, Sum total) {
        boolean isSure = sum.isKnown() && total.unknown() == 0 && total.known().signum() > 0;
        double ratio = sum.known().doubleValue() / total.known().doubleValue();
        return isSure
                ? ReportCell.of(ratio, words.percent(ratio))
                : ReportCell.of(null, words.text("unknown"));
    }

    /** The change in words; empty where it says little. */
    String change(BigDecimal before, BigDecimal now) {
        if (before.compareTo(BigDecimal.valueOf(Change.FEW)) < 0) {
            return "";
        }
        double ratio = now.subtract(before).doubleValue() / before.doubleValue();
        if (Math.abs(ratio) < NEAR) {
            return words.text("change.none");
        }
        return (ratio > 0 ? "+" : "−") + words.percent(Math.abs(ratio));
    }

    /** The change of a ratio in words, in percentage points. */
    String points(double change) {
        if (Math.abs(change) < NEAR) {
            return words.text("change.none");
        }
        return words.text(
                "change.points", (change < 0 ? "−" : "+") + words.decimal(Math.abs(change) * 100));
    }

    /** The direction of the change of a count: 0 where it may be chance. */
    static int direction(BigDecimal before, BigDecimal now) {
        return Change.isChance(before.doubleValue(), now.doubleValue()) ? 0 : now.compareTo(before);
    }
}
