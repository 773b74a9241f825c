package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.picture.LegendPlace.Corner;
import app.marquee.drawing.Box;
import app.marquee.drawing.TextMetrics;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Author of the picture of a map: its layers, names and legend. For one thread at a time. */
public final class PictureAuthor {
    /** Between the legend and the edges of the map. */
    public static final double EDGE = 10;

    private static final List<Corner> PRINTED =
            List.of(Corner.BOTTOM_LEFT, Corner.TOP_LEFT, Corner.TOP_RIGHT);

    private static final double RADIUS = 26;
    private static final double RADIUS_PER_ZOOM = 1.6;

    private final PictureWords words;
    private final LegendSteps.Terms terms;
    private final TextMetrics metrics;
    private final Supplier<MapLook> look;
    private @Nullable ClusterLevel weighed;
    private boolean @Nullable [] chances;

    /**
     * @param look the colors and fonts of each picture
     */
    public PictureAuthor(
            PictureWords words,
            LegendSteps.Terms terms,
            TextMetrics metrics,
            Supplier<MapLook> look) {
        this.words = words;
        this.terms = terms;
        this.metrics = metrics;
        this.look = look;
    }

    public Bubbles bubbles(PictureView view) {
        return Bubbles.of(view.level(), scale(view), view.camera(), view.areas());
    }

    /** The sizes of the bubbles. */
    public BubbleScale scale(PictureView view) {
        Clusters clusters = view.layer().clusters();
        double zoom = view.camera().zoom();
        return BubbleScale.of(
                view.layer().most(zoom), RADIUS + RADIUS_PER_ZOOM * clusters.number(zoom));
    }

    /** From the lowest to the highest; each is a file of its own. */
    public List<PictureLayer> layers(PictureView view, Bubbles bubbles) {
        MapLook its = look.get();
        List<PictureLayer> layers = new ArrayList<>();
        layers.add(
                GroundLayer.of(
                        view.outlines(),
                        its,
                        view.layer().areas(),
                        view.areas(),
                        view.camera().zoom()));
        layers.add(
                new DiscLayer(
                        bubbles,
                        DiscLayer.colours(view.level(), chances(view.level(), view.layer()), its),
                        view.markedClusters(),
                        its.selected()));
        return layers;
    }

    /** The rows of the legend that explain colors. */
    public LegendSteps steps(PictureView view, Bubbles bubbles, List<PictureLayer> layers) {
        LegendSteps.Texts texts = new LegendSteps.Texts(words, look.get(), terms);
        AreaLayer.Kind areas = view.areas();
        return new LegendSteps(
                view.layer().title(),
                layers.stream().flatMap(layer -> layer.legend(texts).stream()).toList(),
                areas == null || bubbles.size() > 0,
                areas != null && areas.diverges());
    }

    /**
     * The names in a view.
     *
     * @param reserved what is not written over
     */
    public List<LabelPlaces.Written> names(
            PictureView view, Bubbles bubbles, List<LabelBox> reserved) {
        return new LabelPlaces(words, look.get(), metrics)
                .of(
                        new LabelPlaces.Scene(
                                view.camera(),
                                view.outlines().labels(),
                                view.level(),
                                bubbles,
                                reserved,
                                view.layer().areas(),
                                view.areas()));
    }

    /**
     * The picture of a view with its names.
     *
     * @param reserved what is not written over
     */
    public MapPicture picture(PictureView view, List<LabelBox> reserved) {
        Bubbles bubbles = bubbles(view);
        return new MapPicture(
                view.camera(),
                layers(view, bubbles),
                names(view, bubbles, reserved),
                view.layer().areas() == null ? List.of() : view.outlined(),
                null);
    }

    /** Author of what lies over the left part of a picture, up to a line. */
    public interface Left {
        Left NOTHING =
                new Left() {
                    @Override
                    public MapPicture.@Nullable Earlier over(List<LabelBox> reserved) {
                        return null;
                    }

                    @Override
                    public List<LabelBox> line(MapCamera camera) {
                        return List.of();
                    }
                };

        /**
         * @param reserved what is not written over
         */
        MapPicture.@Nullable Earlier over(List<LabelBox> reserved);

        /** The line and its dates, which would cut names; none without it. */
        List<LabelBox> line(MapCamera camera);
    }

    /**
     * The picture of a view with what lies over its left part.
     *
     * @param panels that are not written over
     */
    public MapPicture picture(PictureView view, Left left, List<LabelBox> panels) {
        List<LabelBox> reserved = new ArrayList<>(left.line(view.camera()));
        reserved.addAll(panels);
        return picture(view, reserved).with(left.over(reserved));
    }

    /** The corner of an exported map for its legend: the scale takes the remaining one. */
    public Corner corner(
            PictureView view, Bubbles bubbles, LegendPlace place, double width, double height) {
        return place.of(PRINTED, covered(view, bubbles), width, height);
    }

    /** How much of the bubbles and of the areas with a value lies below a rectangle. */
    public ToDoubleFunction<LabelBox> covered(PictureView view, Bubbles bubbles) {
        AreaLayer areas = view.layer().areas();
        AreaLayer.Kind kind = view.areas();
        return box ->
                LegendPlace.covered(bubbles.shown(), box)
                        + (areas == null || kind == null
                                ? 0
                                : areas.below(box, kind, view.camera()));
    }

    /**
     * Describes a view for vectors.
     *
     * @param scale null for none
     * @param below the text below the map
     */
    public MapVector vector(
            PictureView view, Left left, VectorTexts.@Nullable Scale scale, String below) {
        Bubbles bubbles = bubbles(view);
        MapCamera camera = view.camera();
        MapLook.Texts its = look.get().texts();
        VectorTexts.Ink ink = VectorTexts.Ink.of(look.get());
        VectorTexts.Legend legend = legend(view, bubbles);
        double width = legend.wide();
        double height = legend.high(ink.line());
        LegendPlace place = new LegendPlace(camera.width(), camera.height(), EDGE, List.of());
        Corner corner = corner(view, bubbles, place, width, height);
        Box panel = new Box(place.x(corner, width), place.y(corner, height), width, height);
        List<LabelBox> taken =
                legend.rows().isEmpty()
                        ? List.of()
                        : List.of(new LabelBox(panel.x(), panel.y(), width, height));
        VectorTexts texts =
                new VectorTexts(
                        legend,
                        panel,
                        ink,
                        scale,
                        VectorTexts.lines(below, camera.width(), its.cityFont(), metrics));
        return new MapVector(picture(view, left, taken), texts);
    }

    private VectorTexts.Legend legend(PictureView view, Bubbles bubbles) {
        LegendSteps of = steps(view, bubbles, layers(view, bubbles));
        List<VectorTexts.Legend.Row> rows = new ArrayList<>();
        of.rows().forEach(row -> rows.add(new VectorTexts.Legend.Row(row.colour(), 0, row.text())));
        if (of.withBubbles() && view.level().most() > 0) {
            BubbleScale scale = scale(view);
            scale.legend()
                    .forEach(
                            value ->
                                    rows.add(
                                            new VectorTexts.Legend.Row(
                                                    look.get().discs().line(),
                                                    scale.radius(value),
                                                    words.value(value))));
        }
        List<String> title = of.title().lines().toList();
        double widest =
                Stream.concat(title.stream(), rows.stream().map(VectorTexts.Legend.Row::text))
                        .mapToDouble(each -> metrics.width(each, look.get().texts().cityFont()))
                        .max()
                        .orElse(0);
        return new VectorTexts.Legend(title, rows, widest);
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
}
