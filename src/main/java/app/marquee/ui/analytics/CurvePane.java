package app.marquee.ui.analytics;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.TimeCurve;
import app.marquee.analytics.Timed;
import app.marquee.analytics.TreeLine;
import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.analytics.series.Series;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Chart pane of a table's selected lines over time, or of the largest lines when none is selected.
 * FX thread only.
 *
 * @param <L> a line
 * @param <N> the tree node that a line shows
 */
public final class CurvePane<L extends TreeLine<?>, N extends Timed<N>> extends VBox {
    /** More could not be distinguished. */
    static final int MOST = 6;

    /** Rows of many that have a curve of their own beside that of the others. */
    private static final int TOP = 3;

    /** More dashed lines would hide the others. */
    private static final int COMPARED = 3;

    private static final int MOST_BY_HOUR = 2;

    private static final double HOUR = 3_600;

    private final Messages messages;
    private final LatestJob drawing;
    private final Function<L, N> node;
    private final Function<L, String> name;
    private final Label title = new Label();
    private final Label caption = new Label();
    private final SeriesChart chart;
    private final ChangeMarks marks;
    private @Nullable Question question;
    private @Nullable Earlier<N> earlier;
    private List<L> first = List.of();
    private List<L> selected = List.of();

    /**
     * Parameters of the chart.
     *
     * @param daily whether the report has days, not hours
     * @param asked when the report was loaded
     * @param young first day with preliminary data
     */
    public record Question(
            CounterMetric metric,
            ZoneId zone,
            Period period,
            boolean daily,
            Instant asked,
            LocalDate young) {
        /** Null where the report has neither days nor hours. */
        public static @Nullable Question of(
                PlaceSort sort, Report<? extends PeriodQuestion<?>, ?> report, LocalDate young) {
            Granularity granularity = report.question().granularity();
            boolean daily = granularity == Granularity.DAY;
            return daily || granularity == Granularity.HOUR
                    ? new Question(
                            sort.metric() == null ? CounterMetric.VIEWS : sort.metric(),
                            report.zone(),
                            report.question().period(),
                            daily,
                            report.askedAt(),
                            young)
                    : null;
        }

        /** The same of a part of the days of the report. */
        public Question in(Period days) {
            return new Question(metric, zone, days, daily, asked, young);
        }

        TimeCurve curve() {
            return new TimeCurve(metric, zone, daily ? Duration.ofDays(1) : Duration.ofHours(1));
        }

        /** The whole period, also where the platform provided no data. */
        ChartContent content(List<Series> series, boolean rest) {
            double to = daily ? begin(period.end()) : begin(period.end().plusDays(1)) - HOUR;
            ChartContent content =
                    new ChartContent(
                            series,
                            daily ? ChartContent.Axis.DAYS : ChartContent.Axis.MOMENTS,
                            zone,
                            new ChartContent.Span(begin(period.start()), to),
                            place -> place >= preliminary());
            return rest ? content.withRest() : content;
        }

        /** Start of the preliminary days, or of the incomplete hour of the load. */
        double preliminary() {
            ZonedDateTime then = asked.atZone(zone);
            return daily ? begin(young) : then.truncatedTo(ChronoUnit.HOURS).toEpochSecond();
        }

        /** Whether it is of such a time. */
        boolean isPreliminary() {
            return preliminary() < begin(period.end().plusDays(1));
        }

        String by() {
            return daily ? "curve.by.day" : "curve.by.hour";
        }

        private double begin(LocalDate day) {
            return day.atStartOfDay(zone).toEpochSecond();
        }
    }

    /**
     * Compared report.
     *
     * @param root everything in it
     */
    public record Earlier<N extends Timed<N>>(Period days, N root) {
        List<N> of(List<N> nodes) {
            return nodes.stream()
                    .flatMap(node -> Stream.ofNullable(Timed.find(root, node.key())))
                    .toList();
        }
    }

    public CurvePane(
            String id,
            SectionContext context,
            ChangeMarks marks,
            Function<L, N> node,
            Function<L, String> name) {
        this.marks = marks;
        this.messages = context.messages();
        this.drawing = new LatestJob(context.tasks());
        this.node = node;
        this.name = name;
        this.chart = new SeriesChart(id, messages, messages.text("curve.subject"));
        title.setId(id + "-title");
        caption.setId(id + "-caption");
        caption.getStyleClass().add("caption");
        caption.setWrapText(true);
        caption.setMinHeight(USE_PREF_SIZE);
        title.getStyleClass().add("report-card-title");
        title.setMinWidth(USE_PREF_SIZE);
        Region keys = chart.takeHead();
        HBox.setHgrow(keys, Priority.ALWAYS);
        HBox head = new HBox(title, caption, keys);
        head.getStyleClass().addAll("curve-head", "charted");
        VBox.setVgrow(chart, Priority.ALWAYS);
        getStyleClass().add("curve-pane");
        getChildren().addAll(head, chart);
        setVisible(false);
    }

    /** Hours of up to two days, else days. */
    public static Granularity granularity(Period days) {
        return days.days() <= MOST_BY_HOUR ? Granularity.HOUR : Granularity.DAY;
    }

    /** A report with its curve above; where one ends and the other begins is remembered. */
    public SplitPane over(Region report, ViewMemory memory) {
        return new ReportSplit(chart.getId() + "-split", this, report, memory.under("chart"));
    }

    /**
     * Shows another report, or the same in another order.
     *
     * @param lines of the table
     * @param widest those that are drawn while none is selected
     * @param before compared report; null without one
     */
    public void show(
            @Nullable Question of, List<L> lines, List<L> widest, @Nullable Earlier<N> before) {
        question = of;
        earlier = before;
        first = widest;
        Set<Object> keys = new HashSet<>();
        selected.forEach(line -> keys.add(line.key()));
        selected = lines.stream().filter(line -> keys.contains(line.key())).toList();
        setVisible(of != null);
        draw();
    }

    /** A press on a day tells what made it. */
    public void explaining(DayExplainer days) {
        chart.explaining(
                day -> {
                    CounterMetric metric =
                            question == null ? CounterMetric.VIEWS : question.metric();
                    days.explain(chart, day, metric.isAdditive() ? metric : CounterMetric.VIEWS);
                });
    }

    /** What is selected in the table now. */
    public void select(List<L> lines) {
        selected = lines.stream().filter(line -> node.apply(line).bucket() == null).toList();
        draw();
    }

    private void draw() {
        Question of = question;
        if (of == null) {
            drawing.cancel();
            return;
        }
        boolean rest = selected.isEmpty() && first.size() > MOST && of.metric().isAdditive();
        List<L> wanted = selected.isEmpty() ? first : selected;
        List<L> alone = wanted.stream().limit(rest ? TOP : MOST).toList();
        List<L> others = rest ? wanted.subList(TOP, wanted.size()) : List.of();
        int more = selected.size() - MOST;
        List<String> words = new ArrayList<>();
        if (more > 0) {
            words.add(messages.plural("curve.more", more));
        }
        if (of.isPreliminary() && !of.daily()) {
            words.add(messages.text("curve.ring.hour"));
        }
        Earlier<N> before = earlier;
        drawing.submit(
                Job.of(
                                messages.text("curve.job"),
                                _ ->
                                        of.content(series(alone, others, of), rest)
                                                .comparedWith(compared(alone, of, before))
                                                .markedWith(
                                                        marks.of(of.period(), of.zone(), messages)))
                        .onSuccess(content -> show(of, content, String.join(" ", words))));
    }

    private List<Series> series(List<L> lines, List<L> others, Question of)
            throws InterruptedException {
        TimeCurve curve = of.curve();
        List<Series> series = new ArrayList<>();
        for (L line : lines) {
            series.add(curve.of(name.apply(line), node.apply(line)));
        }
        if (!others.isEmpty()) {
            series.add(curve.of(messages.text("curve.other"), others.stream().map(node).toList()));
        }
        return series;
    }

    /** The first lines in the compared days, at the places of the shown ones. */
    private List<Series> compared(List<L> lines, Question of, @Nullable Earlier<N> before)
            throws InterruptedException {
        List<Series> series = new ArrayList<>();
        if (before != null) {
            TimeCurve curve = of.curve();
            long days = Comparison.drawnLater(of.period(), before.days());
            for (L line : lines.stream().limit(COMPARED).toList()) {
                List<N> nodes = before.of(List.of(node.apply(line)));
                series.add(curve.moved(curve.of(name.apply(line), nodes), days, of.period()));
            }
        }
        return series;
    }

    private void show(Question of, ChartContent content, String words) {
        title.setText(messages.text(of.by(), messages.text("metric." + of.metric().key())));
        caption.setText(words);
        chart.show(content);
    }
}
