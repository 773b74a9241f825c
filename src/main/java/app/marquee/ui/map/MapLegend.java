package app.marquee.ui.map;

import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.picture.LegendSteps;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.PictureWords;
import app.marquee.text.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.font.CanvasText;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.transform.Scale;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Legend of the colors of areas and the sizes of bubbles: nested circles of round values. On a low
 * map it is folded until it is pressed. FX thread only.
 */
final class MapLegend extends VBox {
    private static final double LEADER = 10;
    private static final double GAP = 6;

    /** Height of a map, at the usual text size, below which the legend is folded. */
    private static final double FOLDED = 320;

    /** Share of the map height above which the legend turns horizontal. */
    private static final double HIGH = 0.5;

    /** Share of the map height above which the colors lie beside each other. */
    private static final double LOW = 0.4;

    /** Share of the map above which the legend is hidden. */
    private static final double MOST = 0.3;

    /** Width of a title that is wider than what it names, in heights of its letters. */
    private static final double TITLE = 11;

    private final TextSizes sizes = new TextSizes();
    private final Label title = new Label();
    private final Canvas circles = new Canvas();

    private final VBox keys = new VBox();
    private final Group circled = new Group(circles);
    private final HBox lying = new HBox();
    private final VBox steps = new VBox();
    private final VBox strip = new VBox();

    private final double density;
    private final Messages messages;
    private final Button opener = new Button();
    private boolean isLow;
    private boolean isOpened;
    private boolean bubbles = true;
    private @Nullable LegendSteps shownSteps;

    MapLegend(Messages messages) {
        this(messages, 1);
    }

    /**
     * @param density pixels for each of the window's: a canvas has a fixed number of them
     */
    MapLegend(Messages messages, double density) {
        this.density = density;
        this.messages = messages;
        opener.setId("cities-map-key");
        opener.getStyleClass().addAll("flat", "small", "map-key");
        opener.setMinWidth(USE_PREF_SIZE);
        open(false);
        Visibility.show(opener, false);
        circles.getTransforms().add(new Scale(1 / density, 1 / density));
        keys.getChildren()
                .addAll(
                        key("map-key-gain", messages.text("map.legend.more")),
                        key("map-key-loss", messages.text("map.legend.fewer")),
                        key("map-key-chance", messages.text("map.legend.chance")));
        setId("cities-map-legend");
        getStyleClass().add("map-panel");
        title.getStyleClass().add("map-panel-title");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        keys.getStyleClass().add("map-legend-keys");
        lying.getStyleClass().add("map-legend-lying");
        steps.getStyleClass().add("map-legend-steps");
        strip.getStyleClass().add("map-legend-strip");
        colours(false);
        getChildren().addAll(opener, title, steps, strip, circled, keys);
        setMouseTransparent(true);
        Visibility.show(this, false);
        compares(false);
    }

    /**
     * A press unfolds it on a low map.
     *
     * @param changed draws it again
     */
    void unfolding(Runnable changed) {
        opener.setOnAction(
                _ -> {
                    open(!isOpened);
                    changed.run();
                });
    }

    /** Unfolds it on a low map, or folds it again. */
    void open(boolean wanted) {
        isOpened = wanted;
        opener.setText(messages.text(wanted ? "map.legend.hide" : "map.legend.show"));
    }

    /** Shows the opener alone on a low map. */
    private boolean fold(double height) {
        isLow = height < FOLDED * TextScale.now(this);
        boolean isFolded = isLow && !isOpened;
        setMouseTransparent(!isLow);
        Visibility.show(opener, isLow);
        Visibility.show(title, !isFolded);
        if (isFolded) {
            lie(false);
            List.of(steps, strip, circled, keys).forEach(each -> Visibility.show(each, false));
            autosize();
        }
        return isFolded;
    }

    private static Label key(String styleClass, String text) {
        Circle circle = new Circle(5);
        circle.getStyleClass().add(styleClass);
        Label label = new Label(text, circle);
        label.getStyleClass().add("map-legend-key");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private void compares(boolean differences) {
        Visibility.show(keys, differences);
    }

    /** Fits the legend to a small map, or hides it where it would cover too much. */
    void fit(double width, double height) {
        if (!isVisible()) {
            return;
        }
        double most = MOST * width * height;
        applyCss();
        if (fold(height)) {
            setVisible(area() <= most);
            return;
        }
        circled(bubbles);
        lie(keys.isVisible() && standing() > HIGH * height);
        colours(standing() > LOW * height);
        wrap();
        if (area() > most && keys.isVisible()) {
            lie(false);
            circled(false);
            wrap();
        }
        setVisible(isOpened || area() <= most);
    }

    /** Breaks the title into lines as wide as what it names, or as a few words. */
    private void wrap() {
        title.setPrefWidth(USE_COMPUTED_SIZE);
        double widest = TITLE * title.getFont().getSize();
        for (Node each : getChildren()) {
            if (each.isManaged() && !each.equals(title)) {
                widest = Math.max(widest, each.prefWidth(-1));
            }
        }
        title.setPrefWidth(Math.min(Math.ceil(widest), title.prefWidth(-1)));
        autosize();
    }

    /** Shows the colors of areas or densities above the circles. */
    void steps(LegendSteps shown) {
        bubbles = shown.withBubbles();
        circled(bubbles);
        if (!shown.isEmpty()) {
            if (shown.diverges()) {
                compares(false);
            }
            if (!shown.equals(shownSteps)) {
                setAccessibleText(shown.read());
                fill(strip, shown);
                steps.getChildren().setAll(rows(shown));
            }
            setVisible(true);
        }
        shownSteps = shown;
        colours(strip.isVisible());
    }

    /**
     * Puts the colors beside each other, except those of changes, of which each needs its words.
     *
     * @return whether that changes anything
     */
    boolean flatten() {
        LegendSteps of = shownSteps;
        boolean isFolded = isLow && !isOpened;
        if (!isVisible() || isFolded || of == null || of.isEmpty()) {
            return false;
        }
        if (of.diverges() || strip.isVisible()) {
            return false;
        }
        colours(true);
        wrap();
        return true;
    }

    /**
     * Shows the colors beside each other with the first line of the title, or below each other with
     * what each means.
     */
    private void colours(boolean beside) {
        Visibility.show(steps, isColoured() && !beside);
        Visibility.show(strip, isColoured() && beside);
        LegendSteps of = shownSteps;
        if (of != null && !of.isEmpty()) {
            String first = of.title().lines().findFirst().orElse("");
            title.setText(strip.isVisible() ? first : of.title());
        }
    }

    private boolean isColoured() {
        return shownSteps != null && !shownSteps.isEmpty();
    }

    /** The colors beside each other, from low to high, above the meaning of the first and last. */
    private static void fill(VBox strip, LegendSteps of) {
        HBox colours = new HBox();
        of.rows().forEach(row -> colours.getChildren().addFirst(swatch(row)));
        Region between = new Region();
        between.setMinWidth(GAP);
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox ends = new HBox(end(of.rows().getLast()), between, end(of.rows().getFirst()));
        strip.getChildren().setAll(colours, ends);
    }

    private static Region swatch(LegendSteps.Row row) {
        Region swatch = new Region();
        swatch.setBackground(Background.fill(MapStyle.color(row.colour())));
        swatch.getStyleClass().add("map-legend-swatch");
        return swatch;
    }

    private static Label end(LegendSteps.Row row) {
        return explained(row, null);
    }

    private static Label explained(LegendSteps.Row row, @Nullable Node swatch) {
        Label label = new Label(row.text(), swatch);
        label.getStyleClass().add("map-legend-key");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private static List<Label> rows(LegendSteps of) {
        return of.rows().stream().map(row -> explained(row, swatch(row))).toList();
    }

    private double area() {
        return getWidth() * getHeight();
    }

    /** Shows or hides the circles; for differences the types matter more than the sizes. */
    private void circled(boolean any) {
        Visibility.show(circled, any);
    }

    /** The height with the keys below the circles. */
    private double standing() {
        return snappedTopInset()
                + title.prefHeight(-1)
                + (isColoured() ? steps.prefHeight(-1) + getSpacing() : 0)
                + (circled.isVisible() ? circled.prefHeight(-1) : 0)
                + (keys.isVisible() ? keys.prefHeight(-1) : 0)
                + 2 * getSpacing()
                + snappedBottomInset();
    }

    private void lie(boolean down) {
        if (down && lying.getChildren().isEmpty()) {
            getChildren().setAll(opener, title, steps, strip, lying);
            lying.getChildren().setAll(circled, keys);
        } else if (!down && !lying.getChildren().isEmpty()) {
            lying.getChildren().clear();
            getChildren().setAll(opener, title, steps, strip, circled, keys);
        }
    }

    void show(MapLayer layer, BubbleScale scale, PictureWords words, MapStyle style) {
        List<Long> values = scale.legend();
        boolean differences = layer.differences() != null;
        compares(differences);
        setVisible(!values.isEmpty());
        if (values.isEmpty()) {
            return;
        }
        title.setText(layer.title());
        List<String> texts =
                values.stream()
                        .map(value -> differences ? "± " + words.value(value) : words.value(value))
                        .toList();
        double line = sizes.height(style.countryFont());
        double largest = scale.radius(values.getFirst());
        double width =
                texts.stream()
                        .mapToDouble(each -> sizes.width(each, style.countryFont()))
                        .max()
                        .orElse(0);
        double height = Math.max(2 * largest, line * values.size()) + 2;
        circles.setWidth(Math.ceil(2 * largest + LEADER + GAP + width + 4) * density);
        circles.setHeight(Math.ceil(height + line / 2) * density);
        draw(values, texts, scale, style);
        setAccessibleText(layer.title() + ": " + String.join(", ", texts));
    }

    private void draw(List<Long> values, List<String> texts, BubbleScale scale, MapStyle style) {
        GraphicsContext pen = circles.getGraphicsContext2D();
        pen.setTransform(density, 0, 0, density, 0, 0);
        pen.clearRect(0, 0, circles.getWidth(), circles.getHeight());
        pen.setTextBaseline(VPos.CENTER);
        pen.setFont(style.countryFont());
        double line = sizes.height(style.countryFont());
        double bottom = circles.getHeight() / density - 1.5;
        double centre = scale.radius(values.getFirst()) + 1;
        double above = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < values.size(); i++) {
            double radius = scale.radius(values.get(i));
            double top = bottom - 2 * radius;
            double text = Math.max(Math.max(top, above + line), line / 2);
            above = text;
            pen.setLineWidth(1);
            pen.setStroke(style.bubbleLine());
            pen.strokeOval(centre - radius, top, 2 * radius, 2 * radius);
            pen.setStroke(style.countryFill());
            double end = 2 * centre + LEADER;
            pen.strokeLine(centre, crisp(top), 2 * centre, crisp(top));
            pen.strokeLine(2 * centre, crisp(top), end, crisp(text));
            pen.setFill(style.cityFill());
            CanvasText.fill(pen, texts.get(i), end + GAP / 2, text);
        }
    }

    private static double crisp(double position) {
        return Math.round(position) + 0.5;
    }
}
