package app.marquee.ui.live;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.series.Series;
import app.marquee.export.FileContent;
import app.marquee.export.SvgFile;
import app.marquee.model.id.LiveId;
import app.marquee.text.Messages;
import app.marquee.ui.chart.ChartVector;
import app.marquee.ui.chart.SeriesChart;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Chart of the watched live streams with their peaks, over time or from their starts. FX thread
 * only.
 */
final class LiveChart {
    /** Percent of a peak at the peak. */
    private static final double WHOLE = 100;

    private final Messages messages;
    private final ZoneId zone;
    private final SeriesChart chart;
    private boolean isAligned;
    private boolean isOfPeak;

    /**
     * @param zone of the account
     */
    LiveChart(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.zone = zone;
        this.chart = new SeriesChart("live-chart", messages, messages.text("metric.viewers"));
        // Its values are in the table below.
        chart.takeHead();
    }

    Region view() {
        return chart;
    }

    /** Whether a list beside it names the lines. */
    void listed(boolean named) {
        chart.listed(named);
    }

    /**
     * @param aligned whether all lines begin at the start of their stream
     * @param ofPeak whether lines are in percent of their peaks
     * @param leading the stream whose values are shown above; null for none
     */
    void show(List<LiveStream> streams, boolean aligned, boolean ofPeak, @Nullable LiveId leading) {
        isAligned = aligned;
        isOfPeak = ofPeak;
        chart.show(
                new ChartContent(
                                streams.stream().map(this::series).toList(),
                                aligned ? ChartContent.Axis.LENGTHS : ChartContent.Axis.MOMENTS,
                                zone)
                        .markedWith(peaks(streams))
                        .ledBy(streams.size() > 1 ? at(streams, leading) : -1)
                        .in(ofPeak ? ChartContent.Unit.SHARE : ChartContent.Unit.COUNT));
    }

    private static int at(List<LiveStream> streams, @Nullable LiveId id) {
        return streams.stream().map(LiveStream::id).toList().indexOf(id);
    }

    /**
     * As a vector image.
     *
     * @param provenance line below the chart
     */
    FileContent vector(String provenance) {
        ChartVector vector = chart.vector(provenance);
        return new SvgFile(vector.page(), vector.title(), vector::draw);
    }

    private Series series(LiveStream stream) {
        Series series =
                isAligned
                        ? stream.curve().alignedSeries(stream.name())
                        : stream.curve().series(stream.name());
        return isOfPeak ? LiveCurve.ofPeak(series) : series;
    }

    /**
     * A peak is named where it is the only one; others are numbers, each at its line. All peaks are
     * at the same height in percent, so that their numbers are in the table alone.
     */
    private List<ChartMark> peaks(List<LiveStream> streams) {
        if (isOfPeak && streams.size() > 1) {
            return List.of();
        }
        UnaryOperator<String> named =
                streams.size() == 1
                        ? number -> messages.text("live.peak", number)
                        : number -> number;
        return streams.stream().flatMap(stream -> peak(stream, named)).toList();
    }

    private Stream<ChartMark> peak(LiveStream stream, UnaryOperator<String> named) {
        LiveFigures figures = stream.figures();
        Long peak = figures.peak();
        Instant at = figures.peakAt();
        Instant first = figures.first();
        if (peak == null || at == null || first == null || peak == 0) {
            return Stream.empty();
        }
        double start = isAligned ? first.getEpochSecond() : 0;
        return Stream.of(
                ChartMark.peak(
                        at.getEpochSecond() - start,
                        isOfPeak ? WHOLE : peak,
                        named.apply(messages.formats().integer(peak))));
    }
}
