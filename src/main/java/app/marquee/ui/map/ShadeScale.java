package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.function.DoubleFunction;

/** Scale of the shades of a small map, with the least and the greatest value. FX thread only. */
public final class ShadeScale extends HBox {
    private final Label least = end();
    private final Label greatest = end();

    public ShadeScale() {
        getStyleClass().add("map-scale");
        Region steps = new Region();
        steps.getStyleClass().add("map-scale-steps");
        getChildren().addAll(least, steps, greatest);
        Visibility.show(this, false);
    }

    private static Label end() {
        Label end = new Label();
        end.getStyleClass().add("caption");
        return end;
    }

    /**
     * Shows the ends of the values of countries, where they differ.
     *
     * @param words for a value
     */
    public void show(AreaLayer shown, DoubleFunction<String> words) {
        AreaLayer.Kind countries = shown.countries();
        double[] values = countries == null ? new double[0] : countries.values();
        DoubleSummaryStatistics known =
                Arrays.stream(values).filter(value -> !Double.isNaN(value)).summaryStatistics();
        Visibility.show(this, known.getMin() < known.getMax());
        least.setText(words.apply(known.getMin()));
        greatest.setText(words.apply(known.getMax()));
    }
}
