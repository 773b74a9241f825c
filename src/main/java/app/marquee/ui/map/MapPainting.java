package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapScale;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.ui.control.Messages;
import app.marquee.ui.map.LegendPlace.Corner;

import javafx.scene.Node;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/** Author of the picture of a map, who also shows it with its legend. FX thread only. */
final class MapPainting {
    private static final double RADIUS = 26;
    private static final double RADIUS_PER_ZOOM = 1.6;
    private static final double EDGE = 10;
    private static final double AIR = 4;
    private static final double LONGEST = 140;

    private final Messages messages;
    private final MapWords words;
    private final MapStyle style;
    private final TextSizes sizes = new TextSizes();
    private final MapSurface surface = new MapSurface();
    private final LabelCanvas labels;
    private final MapLegend legend;
    private @Nullable ClusterLevel weighed;
    private boolean @Nullable [] chances;
    private @Nullable Placed placed;
    private Corner corner = Corner.BOTTOM_LEFT;

    /**
     * View to draw: size, points and marks.
     *
     * @param density pixels of the screen for each of the window's
     * @param marked the points that are selected
     * @param outlined the areas with a line around them
     * @param choice what the values are drawn as
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record View(
            WorldOutlines outlines,
            MapCamera camera,
            MapLayer layer,
            double density,
            int[] marked,
            List<Integer> outlined,
            LayerChoice choice) {
        /** The areas that are shown; null where only bubbles are. */
        AreaLayer.@Nullable Kind areas() {
            AreaLayer areas = layer.areas();
            return areas == null ? null : areas.at(camera.zoom(), choice);
        }

        /** Whether densities stand for the bubbles. */
        boolean isHeat() {
            return choice == LayerChoice.HEAT && layer.differences() == null;
        }

        ClusterLevel level() {
            return layer.clusters().at(camera.zoom());
        }

        BitSet markedClusters() {
            BitSet clusters = new BitSet();
            int[] clusterOf = level().clusterOf();
            for (int point : marked) {
                clusters.set(clusterOf[point]);
            }
            return clusters;
        }
    }

    MapPainting(MapWords words, Messages messages, Runnable restyled) {
        this.messages = messages;
        this.words = words;
        this.style = new MapStyle(restyled);
        this.labels = new LabelCanvas(words, style);
        this.legend = new MapLegend(messages);
    }

    /** From the lowest to the highest. */
    List<Node> nodes() {
        return List.of(style, surface, labels);
    }

    /** Above all else that is painted. */
    MapLegend legend() {
        return legend;
    }

    Bubbles bubbles(View view) {
        return Bubbles.of(view.level(), scale(view), view.camera(), view.areas());
    }

    private static BubbleScale scale(View view) {
        Clusters clusters = view.layer().clusters();
        int zoom = clusters.number(view.camera().zoom());
        return BubbleScale.of(
                view.layer().most(view.camera().zoom()), RADIUS + RADIUS_PER_ZOOM * zoom);
    }

    /**
     * @param ringed the highlighted bubble
     * @param panels are not written over
     */
    void draw(View view, Bubbles bubbles, @Nullable Bubble ringed, List<? extends Region> panels) {
        List<PictureLayer> layers = layers(view, bubbles);
        if (!view.outlines().levels().isEmpty()) {
            surface.paint(new MapPicture(view.camera(), layers), view.density());
        }
        legend.show(view.layer(), scale(view), words, style);
        legend.steps(steps(view, bubbles, layers));
        legend.fit(view.camera().width(), view.camera().height());
        List<LabelBox> boxes = panels.stream().map(MapPainting::box).toList();
        place(view, bubbles, boxes);
        List<LabelBox> reserved = new ArrayList<>(boxes);
        reserved.add(box(legend));
        labels.draw(scene(view, bubbles, reserved), new LabelCanvas.Marks(ringed, view.outlined()));
    }

    private static LabelCanvas.Scene scene(View view, Bubbles bubbles, List<LabelBox> reserved) {
        return new LabelCanvas.Scene(
                view.camera(),
                view.outlines().labels(),
                view.level(),
                bubbles,
                reserved,
                view.layer().areas(),
                view.areas());
    }

    /** From the lowest to the highest; each is a file of its own. */
    private List<PictureLayer> layers(View view, Bubbles bubbles) {
        List<PictureLayer> layers = new ArrayList<>();
        layers.add(GroundLayer.of(view.outlines(), style, view.layer(), view.areas()));
        if (view.isHeat()) {
            layers.add(new HeatLayer(view.layer().density(), style.ramp()));
        }
        layers.add(
                new DiscLayer(
                        bubbles,
                        view.isHeat()
                                ? null
                                : DiscLayer.colours(
                                        view.level(), chances(view.level(), view.layer()), style),
                        view.markedClusters(),
                        style.selected(DiscLayer.CHOSEN)));
        return layers;
    }

    private LegendSteps steps(View view, Bubbles bubbles, List<PictureLayer> layers) {
        LegendSteps.Texts texts = new LegendSteps.Texts(messages, words, style);
        AreaLayer.Kind areas = view.areas();
        return new LegendSteps(
                view.layer().title(),
                layers.stream().flatMap(layer -> layer.legend(texts).stream()).toList(),
                !view.isHeat() && (areas == null || bubbles.size() > 0),
                areas != null && areas.diverges());
    }

    /** Places the legend, which stays while the user only moves the map. */
    private void place(View view, Bubbles bubbles, List<LabelBox> panels) {
        MapCamera camera = view.camera();
        LegendPlace place = new LegendPlace(camera.width(), camera.height(), EDGE, panels);
        Placed now = new Placed(view.level(), view.areas(), camera.width(), camera.height());
        if (!now.equals(placed)) {
            placed = now;
            corner =
                    place.of(
                            List.of(Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT, Corner.TOP_LEFT),
                            bubbles.shown(),
                            legend.getWidth(),
                            legend.getHeight());
        }
        legend.relocate(place.x(corner, legend.getWidth()), place.y(corner, legend.getHeight()));
    }

    /** Size and level for which the legend was placed. */
    private record Placed(
            ClusterLevel level, AreaLayer.@Nullable Kind areas, double width, double height) {
        /** Levels are compared by which they are: they are large. */
        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(@Nullable Object other) {
            return other instanceof Placed(var itsLevel, var itsAreas, var itsWidth, var itsHeight)
                    && level == itsLevel
                    && areas == itsAreas
                    && width == itsWidth
                    && height == itsHeight;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(level);
        }
    }

    /**
     * The picture of a view with its names.
     *
     * @param reserved what is not written over
     */
    MapPicture picture(View view, List<LabelBox> reserved) {
        Bubbles bubbles = bubbles(view);
        return new MapPicture(
                view.camera(),
                layers(view, bubbles),
                labels.places().of(scene(view, bubbles, reserved)),
                view.layer().areas() == null ? List.of() : view.outlined(),
                null);
    }

    /** Author of what lies over the left part of a picture. */
    @FunctionalInterface
    interface Left {
        /**
         * @param reserved what is not written over
         */
        MapPicture.@Nullable Earlier over(List<LabelBox> reserved);
    }

    /**
     * Paints a view for export.
     *
     * @param view of whole pixels
     * @param texts in the scene already, so that they have its style
     * @param below the text below the map
     * @param close removes the texts
     */
    MapPrint print(View view, Left left, PrintedTexts texts, String below, Runnable close) {
        Bubbles bubbles = bubbles(view);
        MapCamera camera = view.camera();
        MapLegend printed = new MapLegend(messages, view.density());
        printed.setId("map-print-legend");
        texts.getChildren().add(printed);
        printed.show(view.layer(), scale(view), words, style);
        printed.steps(steps(view, bubbles, layers(view, bubbles)));
        printed.applyCss();
        printed.autosize();
        LegendPlace place = new LegendPlace(camera.width(), camera.height(), EDGE, List.of());
        // The scale of an export takes the remaining corner.
        Corner free =
                place.of(
                        List.of(Corner.BOTTOM_LEFT, Corner.TOP_LEFT, Corner.TOP_RIGHT),
                        bubbles.shown(),
                        printed.getWidth(),
                        printed.getHeight());
        printed.relocate(
                Math.rint(place.x(free, printed.getWidth())),
                Math.rint(place.y(free, printed.getHeight())));
        texts.getChildren().remove(printed);
        List<LabelBox> reserved = List.of(box(printed));
        MapPicture picture = picture(view, reserved).with(left.over(reserved));
        texts.show(picture, printed, MapScale.of(camera, LONGEST), below);
        return new MapPrint(picture, texts, close);
    }

    /**
     * Describes a view for vectors.
     *
     * @param below the text below the map
     */
    MapVector vector(View view, Left left, String below) {
        Bubbles bubbles = bubbles(view);
        MapCamera camera = view.camera();
        VectorTexts.Legend legend = vectorLegend(view, bubbles);
        // The corner that the legend takes; a little more does no harm.
        LabelBox taken = new LabelBox(0, camera.height() - LONGEST, LONGEST + EDGE, LONGEST);
        List<LabelBox> reserved = List.of(taken);
        MapScale scale = MapScale.of(camera, LONGEST);
        VectorTexts texts =
                new VectorTexts(
                        legend,
                        VectorTexts.Ink.of(style),
                        new VectorTexts.Scale(PrintedTexts.words(scale, messages), scale.pixels()),
                        VectorTexts.lines(below, camera.width(), style.cityFont(), sizes));
        return new MapVector(picture(view, reserved).with(left.over(reserved)), texts);
    }

    private VectorTexts.Legend vectorLegend(View view, Bubbles bubbles) {
        LegendSteps of = steps(view, bubbles, layers(view, bubbles));
        List<VectorTexts.Legend.Row> rows = new ArrayList<>();
        of.rows()
                .forEach(
                        row ->
                                rows.add(
                                        new VectorTexts.Legend.Row(
                                                VectorTexts.rgba(row.colour()), 0, row.text())));
        if (of.withBubbles() && view.level().most() > 0) {
            BubbleScale scale = scale(view);
            scale.legend()
                    .forEach(
                            value ->
                                    rows.add(
                                            new VectorTexts.Legend.Row(
                                                    VectorTexts.rgba(style.bubbleLine()),
                                                    scale.radius(value),
                                                    words.value(value))));
        }
        List<String> title = of.title().lines().toList();
        double width =
                Stream.concat(title.stream(), rows.stream().map(VectorTexts.Legend.Row::text))
                        .mapToDouble(each -> sizes.width(each, style.cityFont()))
                        .max()
                        .orElse(0);
        return new VectorTexts.Legend(title, rows, width);
    }

    /** Creates the texts above an exported map. */
    PrintedTexts texts() {
        return new PrintedTexts(messages, style);
    }

    /**
     * Of each cluster, whether its difference may be chance, computed once for each level:
     * differences are weighed over all points. Null for plain values.
     */
    @SuppressWarnings("ReferenceEquality") // levels are compared by which they are
    private boolean @Nullable [] chances(ClusterLevel level, MapLayer layer) {
        if (level != weighed) {
            weighed = level;
            chances = layer.differences() == null ? null : layer.differences().chances(level);
        }
        return chances;
    }

    private static LabelBox box(Region panel) {
        return new LabelBox(
                panel.getLayoutX() - AIR,
                panel.getLayoutY() - AIR,
                panel.isVisible() ? panel.getWidth() + 2 * AIR : 0,
                panel.isVisible() ? panel.getHeight() + 2 * AIR : 0);
    }
}
