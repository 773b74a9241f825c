package app.marquee.analytics.chart;

import app.marquee.analytics.series.Series;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Mode of a chart's values. */
public enum ChartMode {
    /** The values themselves. */
    ABSOLUTE {
        @Override
        public ChartContent of(ChartContent content) {
            return content;
        }
    },
    /** Percent of what all series have at the same position. */
    SHARE {
        @Override
        public ChartContent of(ChartContent content) {
            return content.of(
                    shares(content.series()), shares(content.compared()), ChartContent.Unit.SHARE);
        }
    };

    private static final double PERCENT = 100;

    /** The same content in this mode. */
    public abstract ChartContent of(ChartContent content);

    /** Where a value is unknown, the total is and so is every share. */
    private static List<Series> shares(List<Series> series) {
        Map<Double, Double> totals = new HashMap<>();
        for (Series one : series) {
            for (int i = 0; i < one.size(); i++) {
                totals.merge(one.x()[i], one.y()[i], Double::sum);
            }
        }
        List<Series> shares = new ArrayList<>();
        for (Series one : series) {
            double[] y = new double[one.size()];
            for (int i = 0; i < y.length; i++) {
                double total = totals.getOrDefault(one.x()[i], Double.NaN);
                y[i] = total > 0 ? one.y()[i] / total * PERCENT : Double.NaN;
            }
            shares.add(new Series(one.name(), one.x(), y, one.gap()));
        }
        return shares;
    }
}
