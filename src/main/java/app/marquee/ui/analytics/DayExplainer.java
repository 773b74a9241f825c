package app.marquee.ui.analytics;

import app.marquee.analytics.CounterMetric;

import javafx.scene.Node;

import java.time.LocalDate;

/** Opener of what made a day of a chart. FX thread only. */
@FunctionalInterface
public interface DayExplainer {
    /**
     * @param chart which has the focus again afterwards
     */
    void explain(Node chart, LocalDate day, CounterMetric metric);
}
