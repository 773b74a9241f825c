package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartLayout;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.chart.Crosshair;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Card beside the crosshair with all values and changes, the greatest first. FX thread only. */
final class ChartCard extends VBox {
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final int LEAST = 3;
    private static final int MOST = 8;
    private static final double SWATCH = 10;
    private static final double LONGEST = 220;

    private final ChartWords words;
    private final Label place = new Label();
    private final GridPane values = new GridPane();
    private final Label more = new Label();
    private final List<Row> rows = new ArrayList<>();
    private BooleanSupplier explained = () -> false;

    /** Line of the card. */
    private record Row(Rectangle swatch, Label name, Label value, Label change) {
        List<Node> nodes() {
            return List.of(swatch, name, value, change);
        }
    }

    ChartCard(ChartWords words) {
        this.words = words;
        getStyleClass().add("chart-reading");
        place.getStyleClass().add("chart-reading-place");
        values.getStyleClass().add("chart-reading-values");
        more.getStyleClass().add("chart-reading-more");
        setMouseTransparent(true);
        setManaged(false);
        getChildren().addAll(place, values, more);
    }

    /**
     * @param isExplained whether a press says more about the place now
     */
    void explaining(BooleanSupplier isExplained) {
        explained = isExplained;
    }

    /**
     * Shows the values.
     *
     * @param size of letters
     * @param height that the chart has for it
     */
    void show(Crosshair at, ChartLayout layout, double size, double height) {
        ChartContent content = layout.content();
        place.setText(words.place(at.place(), content));
        int most = (int) Math.clamp(height / (size * 1.7) - 3, LEAST, MOST);
        List<Crosshair.Value> shown = shown(at, most);
        for (int number = 0; number < shown.size(); number++) {
            fill(row(number), shown.get(number), at.series(), layout);
        }
        for (int number = 0; number < rows.size(); number++) {
            boolean used = number < shown.size();
            rows.get(number)
                    .nodes()
                    .forEach(
                            node -> {
                                Visibility.show(node, used);
                            });
        }
        List<String> below = new ArrayList<>();
        at.marks().stream().map(ChartMark::text).forEach(below::add);
        if (at.values().size() > shown.size()) {
            below.add(words.more(at.values().size() - shown.size()));
        }
        if (shown.stream().anyMatch(value -> !words.change(value, content.unit()).isEmpty())) {
            below.add(words.changes(content));
        }
        if (explained.getAsBoolean()) {
            below.add(words.messages().text("day.press"));
        }
        more.setText(String.join("\n", below));
        Visibility.show(more, !below.isEmpty());
    }

    /** The greatest, and in any case the line that is read. */
    private static List<Crosshair.Value> shown(Crosshair at, int most) {
        List<Crosshair.Value> ranked = at.ranked();
        if (ranked.size() <= most) {
            return ranked;
        }
        List<Crosshair.Value> shown = new ArrayList<>(ranked.subList(0, most));
        if (shown.stream().noneMatch(value -> value.series() == at.series())) {
            ranked.stream()
                    .filter(value -> value.series() == at.series())
                    .findFirst()
                    .ifPresent(active -> shown.set(most - 1, active));
        }
        return shown;
    }

    private Row row(int number) {
        if (number == rows.size()) {
            Row row = new Row(new Rectangle(SWATCH, 3), new Label(), new Label(), new Label());
            row.name().setMaxWidth(LONGEST);
            row.change().getStyleClass().add("chart-reading-change");
            GridPane.setHalignment(row.value(), HPos.RIGHT);
            GridPane.setHalignment(row.change(), HPos.RIGHT);
            values.addRow(number, row.swatch(), row.name(), row.value(), row.change());
            rows.add(row);
        }
        return rows.get(number);
    }

    private void fill(Row row, Crosshair.Value value, int active, ChartLayout layout) {
        ChartContent content = layout.content();
        row.swatch().setFill(FxText.color(layout.color(value.series())));
        row.name().setText(value.name());
        row.value().setText(words.value(value, content.unit()));
        row.change().setText(words.change(value, content.unit()));
        boolean isActive = value.series() == active && content.series().size() > 1;
        row.name().pseudoClassStateChanged(ACTIVE, isActive);
        row.value().pseudoClassStateChanged(ACTIVE, isActive);
    }
}
