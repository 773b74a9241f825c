package app.marquee.service.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.report.ReportWords;

import java.math.BigDecimal;
import java.util.Optional;

/** Summary of a report in two sentences, made by rules. */
record ReportSummary(ReportScope scope, ReportData data) {
    /** Empty while the report has no ranking: what is missing in it is said elsewhere. */
    String text() throws InterruptedException {
        if (data.ranking() == null) {
            return "";
        }
        return first() + best().map(sentence -> " " + sentence).orElse("");
    }

    private String first() throws InterruptedException {
        ReportWords words = scope.words();
        String days = words.days(scope.period());
        Sum views = views(true);
        if (!views.isKnown()) {
            return words.text("summary.unknown", words.daysWithin(scope.period()));
        }
        String number = scope.sum(views, CounterMetric.VIEWS);
        Sum earlier = views(false);
        boolean comparable = earlier.isKnown() && earlier.unknown() + views.unknown() == 0;
        String change =
                comparable && scope.compared().part() == null
                        ? scope.change(
                                new BigDecimal(earlier.known()), new BigDecimal(views.known()))
                        : "";
        if (change.isEmpty()) {
            return words.text("summary.views", days, number);
        }
        int direction = views.known().compareTo(earlier.known());
        String size = change.substring(1);
        String before = words.daysWithin(scope.before());
        return change.equals(words.text("change.none"))
                ? words.text("summary.same", days, number, before)
                : direction > 0
                        ? words.text("summary.more", days, number, size, before)
                        : words.text("summary.less", days, number, size, before);
    }

    private Sum views(boolean now) throws InterruptedException {
        var ranking = now ? data.ranking() : data.before();
        return ranking == null
                ? Sum.NONE
                : RankingTotals.of(ranking.rows()).of(RankingMetric.VIEWS);
    }

    private Optional<String> best() throws InterruptedException {
        var ranking = data.ranking();
        if (ranking == null) {
            return Optional.empty();
        }
        return new RankingOrder(RankingMetric.VIEWS)
                .of(ranking.rows()).stream()
                        .filter(one -> one.rank() != null && one.row().title() != null)
                        .findFirst()
                        .map(this::best);
    }

    private String best(Ranked one) {
        Long views = one.row().counters().views();
        return scope.words()
                .text("summary.best", String.valueOf(one.row().title()), views == null ? 0 : views);
    }
}
