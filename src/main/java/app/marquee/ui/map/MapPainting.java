package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapScale;
import app.marquee.analytics.geo.picture.LegendPlace;
import app.marquee.analytics.geo.picture.LegendPlace.Corner;
import app.marquee.analytics.geo.picture.LegendSteps;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.analytics.geo.picture.MapVector;
import app.marquee.analytics.geo.picture.PictureAuthor;
import app.marquee.analytics.geo.picture.PictureLayer;
import app.marquee.analytics.geo.picture.PictureView;
import app.marquee.analytics.geo.picture.VectorTexts;
import app.marquee.text.Messages;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Painter of a map's picture in the window, with its legend. FX thread only. */
final class MapPainting {
    private static final double AIR = 4;
    private static final double LONGEST = 140;

    private final Messages messages;
    private final MapWords words;
    private final MapStyle style;
    private final TextSizes sizes = new TextSizes();
    private final PictureAuthor author;
    private final MapSurface surface = new MapSurface();
    private final LabelCanvas labels;
    private final MapLegend legend;
    private @Nullable Placed placed;
    private Corner corner = Corner.BOTTOM_LEFT;
    private boolean isFlat;

    MapPainting(MapWords words, Messages messages, Runnable restyled) {
        this.messages = messages;
        this.words = words;
        this.style = new MapStyle(restyled);
        this.author =
                new PictureAuthor(
                        words,
                        new LegendSteps.Terms(
                                messages.text("map.legend.chance-area"),
                                (from, to) -> messages.text("map.legend.span", from, to)),
                        sizes,
                        style::look);
        this.labels = new LabelCanvas(style, sizes);
        this.legend = new MapLegend(messages);
        legend.unfolding(
                () -> {
                    placed = null;
                    restyled.run();
                });
    }

    /** From the lowest to the highest. */
    List<Node> nodes() {
        return List.of(style, surface, labels);
    }

    /** Above all else that is painted. */
    MapLegend legend() {
        return legend;
    }

    Bubbles bubbles(PictureView view) {
        return author.bubbles(view);
    }

    /**
     * @param density pixels of the screen for each of the window's
     * @param ringed the highlighted bubble
     * @param panels are not written over
     */
    void draw(
            PictureView view,
            double density,
            Bubbles bubbles,
            @Nullable Bubble ringed,
            List<? extends Region> panels) {
        MapCamera camera = view.camera();
        List<PictureLayer> layers = author.layers(view, bubbles);
        if (!view.outlines().levels().isEmpty()) {
            surface.paint(new MapPicture(camera, layers), density);
        }
        legend.show(view.layer(), author.scale(view), words, style);
        legend.steps(author.steps(view, bubbles, layers));
        legend.fit(camera.width(), camera.height());
        List<LabelBox> boxes = panels.stream().map(this::over).toList();
        place(view, bubbles, boxes);
        List<LabelBox> reserved = new ArrayList<>(boxes);
        reserved.add(box(legend));
        labels.draw(
                camera,
                author.names(view, bubbles, reserved),
                new LabelCanvas.Marks(
                        ringed, view.layer().areas() == null ? List.of() : view.outlined()));
    }

    /** Places the legend, which stays while the user only moves the map. */
    private void place(PictureView view, Bubbles bubbles, List<LabelBox> panels) {
        MapCamera camera = view.camera();
        LegendPlace place =
                new LegendPlace(camera.width(), camera.height(), PictureAuthor.EDGE, panels);
        Placed now = new Placed(view.level(), view.areas(), camera.width(), camera.height());
        if (!now.equals(placed)) {
            placed = now;
            choose(place, author.covered(view, bubbles), camera);
        } else if (isFlat) {
            legend.flatten();
        }
        legend.relocate(place.x(corner, legend.getWidth()), place.y(corner, legend.getHeight()));
    }

    /** The corner where the legend covers least, and flat where it then covers less. */
    private void choose(LegendPlace place, ToDoubleFunction<LabelBox> covers, MapCamera camera) {
        corner = corner(place, covers);
        double covered = covers.applyAsDouble(box(place, corner));
        isFlat = covered > 0 && legend.flatten();
        if (isFlat) {
            Corner flat = corner(place, covers);
            isFlat = covers.applyAsDouble(box(place, flat)) < covered;
            if (isFlat) {
                corner = flat;
            } else {
                legend.fit(camera.width(), camera.height());
            }
        }
    }

    private Corner corner(LegendPlace place, ToDoubleFunction<LabelBox> covers) {
        return place.of(
                List.of(Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT, Corner.TOP_LEFT),
                covers,
                legend.getWidth(),
                legend.getHeight());
    }

    private LabelBox box(LegendPlace place, Corner at) {
        double width = legend.getWidth();
        double height = legend.getHeight();
        return new LabelBox(place.x(at, width), place.y(at, height), width, height);
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

    /** The picture of a view with its names, which are not written over what is reserved. */
    MapPicture picture(PictureView view, List<LabelBox> reserved) {
        return author.picture(view, reserved);
    }

    /**
     * Surroundings of an exported map.
     *
     * @param below the text below it
     * @param taken what lies over it
     */
    record Around(String below, List<LabelBox> taken) {
        /** The lower edge of what lies over its upper part. */
        double top() {
            return taken.stream().mapToDouble(box -> box.y() + box.height()).max().orElse(0);
        }
    }

    /**
     * Paints a view for export.
     *
     * @param view of whole pixels
     * @param density pixels of the image for each of the window's
     * @param texts in the scene already, so that they have its style
     * @param around what lies over and below the map
     * @param close removes the texts
     */
    MapPrint print(
            PictureView view,
            double density,
            PictureAuthor.Left left,
            PrintedTexts texts,
            Around around,
            Runnable close) {
        Bubbles bubbles = author.bubbles(view);
        MapCamera camera = view.camera();
        MapLegend printed = new MapLegend(messages, density);
        printed.setId("map-print-legend");
        texts.getChildren().add(printed);
        printed.show(view.layer(), author.scale(view), words, style);
        printed.steps(author.steps(view, bubbles, author.layers(view, bubbles)));
        printed.applyCss();
        printed.autosize();
        LegendPlace place =
                new LegendPlace(
                        camera.width(), camera.height(), PictureAuthor.EDGE, around.taken());
        double width = printed.getWidth();
        double height = printed.getHeight();
        Corner free = author.corner(view, bubbles, place, width, height);
        printed.relocate(Math.rint(place.x(free, width)), Math.rint(place.y(free, height)));
        texts.getChildren().remove(printed);
        List<LabelBox> panels = new ArrayList<>(around.taken());
        panels.add(box(printed));
        MapPicture picture = author.picture(view, left, panels);
        texts.show(picture, printed, MapScale.of(camera, LONGEST), around);
        return new MapPrint(picture, texts, close);
    }

    /**
     * Describes a view for vectors.
     *
     * @param below the text below the map
     */
    MapVector vector(PictureView view, PictureAuthor.Left left, String below) {
        MapScale scale = MapScale.of(view.camera(), LONGEST);
        return author.vector(
                view,
                left,
                new VectorTexts.Scale(PrintedTexts.words(scale, messages), scale.pixels()),
                below);
    }

    /** Creates the texts above an exported map. */
    PrintedTexts texts() {
        return new PrintedTexts(messages, style, sizes);
    }

    /** Where a panel lies over the map, with some air around it. */
    LabelBox over(Region panel) {
        Bounds bounds = labels.sceneToLocal(panel.localToScene(panel.getLayoutBounds()));
        return panel.isVisible()
                ? new LabelBox(
                        bounds.getMinX() - AIR,
                        bounds.getMinY() - AIR,
                        bounds.getWidth() + 2 * AIR,
                        bounds.getHeight() + 2 * AIR)
                : new LabelBox(0, 0, 0, 0);
    }

    private static LabelBox box(Region panel) {
        return new LabelBox(
                panel.getLayoutX() - AIR,
                panel.getLayoutY() - AIR,
                panel.isVisible() ? panel.getWidth() + 2 * AIR : 0,
                panel.isVisible() ? panel.getHeight() + 2 * AIR : 0);
    }
}
