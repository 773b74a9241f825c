package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A map of the world with bubbles of true area. Drawn once a pulse, and only when something
 * changed. Points are known by their numbers in what was shown. Lives on the FX thread.
 */
public final class WorldMap extends Region {
    private static final WorldOutlines NOTHING = new WorldOutlines(List.of(), List.of());
    private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");
    private static final double MARGIN = 48;
    private static final double CLOSE = 7;
    private static final double RADIUS = 26;
    private static final double RADIUS_PER_ZOOM = 1.6;

    private final Messages messages;
    private final MapWords words;
    private final MapStyle style = new MapStyle(this::redraw);
    private final MapSurface surface = new MapSurface();
    private final LabelCanvas labels;
    private final MapLegend legend;
    private final MapTools tools;
    private final MapCardView card = new MapCardView();
    private final Region frame = new Region();
    private final Region marking = new Region();
    private WorldOutlines outlines = NOTHING;
    private Runnable onDetail = () -> {};
    private Consumer<int[]> onChosen = _ -> {};
    private Clusters clusters = Clusters.NONE;
    private MapLayer layer = MapLayer.NONE;
    private @Nullable LevelColours colours;
    private int[] selection = {};
    private MapCamera camera = MapCamera.world(1, 1);
    private Bubbles bubbles = Bubbles.NONE;
    private @Nullable Integer spoken;
    private boolean fitted = true;
    private boolean dirty = true;

    /**
     * @param locale messages of any room; only their language matters
     */
    public WorldMap(String id, Messages locale, MapWords words) {
        this.messages = locale.of("map");
        this.words = words;
        this.labels = new LabelCanvas(words, style);
        this.legend = new MapLegend(messages);
        this.tools = new MapTools(this, messages);
        setId(id);
        getStyleClass().add("world-map");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleHelp(messages.text("map.help"));
        setMinSize(0, 0);
        frame.getStyleClass().add("map-frame");
        frame.setMouseTransparent(true);
        frame.setManaged(false);
        marking.getStyleClass().add("map-marking");
        marking.setMouseTransparent(true);
        marking.setManaged(false);
        marking.setVisible(false);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        getChildren().addAll(style, surface, labels, legend, tools, card, marking, frame);
        new MapGestures(this).attach();
        describe();
    }

    /** Until these are given, the map is water. */
    public void outlines(WorldOutlines given) {
        outlines = given;
        redraw();
    }

    /** Called, maybe often, while the view would need finer outlines than were given. */
    public void onDetailNeeded(Runnable needed) {
        onDetail = needed;
    }

    /** Is told which points a person chose; none when they chose the sea. */
    public void onChosen(Consumer<int[]> chosen) {
        onChosen = chosen;
    }

    /**
     * Shows other points; the selection is given up.
     *
     * @param anew whether the view goes to where the points are, rather than staying
     */
    public void show(MapLayer shown, boolean anew) {
        clusters = shown.clusters();
        layer = shown;
        colours = null;
        selection = new int[0];
        tools.selected(false);
        spoken = null;
        card.hide();
        pseudoClassStateChanged(EMPTY, clusters.isEmpty());
        if (anew) {
            fitAll();
        }
        describe();
        redraw();
    }

    /**
     * Marks these points.
     *
     * @param reveal whether the view moves to them when they are not in it
     */
    public void select(int[] points, boolean reveal) {
        selection = points.clone();
        tools.selected(points.length > 0);
        if (reveal && points.length > 0 && !areInView(points)) {
            WorldBox box = clusters.box(points);
            if (points.length == 1) {
                move(camera.centred(box.left(), box.top()));
            } else {
                move(camera.fitted(box, MARGIN, CLOSE));
            }
        }
        describe();
        redraw();
    }

    public int[] selection() {
        return selection.clone();
    }

    private boolean areInView(int[] points) {
        double edge = MARGIN / 2;
        return Arrays.stream(points)
                .allMatch(
                        point ->
                                camera.shows(
                                        clusters.points().x()[point],
                                        clusters.points().y()[point],
                                        edge));
    }

    public MapCamera camera() {
        return camera;
    }

    /** What is drawn now. */
    public List<Bubble> bubbles() {
        layout();
        return bubbles.shown();
    }

    void move(MapCamera to) {
        if (!to.equals(camera)) {
            camera = to;
            fitted = false;
            redraw();
        }
    }

    void pan(double right, double down) {
        move(camera.panned(right, down));
    }

    /** Around the middle. */
    void zoom(double by) {
        move(camera.zoomedAt(getWidth() / 2, getHeight() / 2, by));
    }

    /** Shows all points; stays so while the map gets another size. */
    public void fitAll() {
        camera = fit(camera);
        fitted = true;
        redraw();
    }

    private MapCamera fit(MapCamera from) {
        if (clusters.isEmpty()) {
            return MapCamera.world(from.width(), from.height());
        }
        int[] all = IntStream.range(0, clusters.points().size()).toArray();
        return from.fitted(clusters.box(all), MARGIN, CLOSE);
    }

    public void fitSelection() {
        if (selection.length > 0) {
            move(camera.fitted(clusters.box(selection), 2 * MARGIN, CLOSE));
        }
    }

    Optional<Bubble> bubbleAt(double x, double y) {
        return bubbles.at(x, y);
    }

    /** Shows the card of a bubble, or none. */
    void speakOf(@Nullable Bubble bubble) {
        Integer cluster = bubble == null ? null : bubble.cluster();
        if (Objects.equals(cluster, spoken)) {
            return;
        }
        spoken = cluster;
        if (cluster == null) {
            card.hide();
        } else {
            card.show(words.card(spot(cluster)));
        }
        describe();
        redraw();
    }

    private MapSpot spot(int cluster) {
        ClusterLevel level = clusters.at(camera.zoom());
        return new MapSpot(
                level.lead()[cluster],
                clusters.members(camera.zoom(), cluster),
                level.values()[cluster],
                level.unknown()[cluster]);
    }

    /** Goes to the next smaller or larger bubble in view, for who has no mouse. */
    void speakOfNext(int step) {
        List<Bubble> shown =
                bubbles.shown().stream()
                        .filter(
                                bubble ->
                                        bubble.x() >= 0
                                                && bubble.y() >= 0
                                                && bubble.x() <= getWidth()
                                                && bubble.y() <= getHeight())
                        .toList();
        if (shown.isEmpty()) {
            return;
        }
        int now = -1;
        for (int i = 0; i < shown.size(); i++) {
            if (spoken != null && shown.get(i).cluster() == spoken) {
                now = i;
            }
        }
        int next = now < 0 ? (step > 0 ? 0 : shown.size() - 1) : now + step;
        speakOf(shown.get(Math.floorMod(next, shown.size())));
    }

    /** One city is chosen; a cluster is opened by going nearer until it splits. */
    void choose(Bubble bubble) {
        MapSpot spot = spot(bubble.cluster());
        MapCamera nearer =
                camera.fitted(clusters.box(spot.members()), 2 * MARGIN, camera.zoom() + 3);
        if (spot.isOne() || nearer.zoom() <= camera.zoom() + 0.05) {
            select(spot.members(), false);
            onChosen.accept(spot.members());
        } else {
            speakOf(null);
            move(nearer);
        }
    }

    /** Shows which part of the map a person is marking; null when they are done. */
    void marking(@Nullable BoundingBox area) {
        marking.setVisible(area != null);
        if (area != null) {
            marking.resizeRelocate(
                    area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        }
    }

    /** All points whose places are inside. */
    void chooseIn(BoundingBox area) {
        MapPoints points = clusters.points();
        int[] inside =
                IntStream.range(0, points.size())
                        .filter(
                                point ->
                                        area.contains(
                                                camera.screenX(points.x()[point]),
                                                camera.screenY(points.y()[point])))
                        .toArray();
        if (inside.length == 0) {
            chooseNothing();
        } else {
            select(inside, false);
            onChosen.accept(inside);
        }
    }

    void chooseSpoken() {
        if (spoken != null) {
            bubbles.ofCluster(spoken).ifPresent(this::choose);
        }
    }

    void chooseNothing() {
        if (selection.length > 0) {
            select(new int[0], false);
            onChosen.accept(new int[0]);
        }
    }

    private void redraw() {
        dirty = true;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (width < 1 || height < 1) {
            return;
        }
        if (camera.width() != width || camera.height() != height) {
            MapCamera resized = camera.resized(width, height);
            camera = fitted ? fit(resized) : resized;
            dirty = true;
        }
        frame.resizeRelocate(0, 0, width, height);
        tools.autosize();
        tools.relocate(width - tools.getWidth() - 10, 10);
        if (dirty) {
            dirty = false;
            draw();
        }
    }

    private void draw() {
        int zoomBefore = clusters.number(camera.zoom());
        ClusterLevel level = clusters.at(camera.zoom());
        BubbleScale scale = BubbleScale.of(level.most(), RADIUS + RADIUS_PER_ZOOM * zoomBefore);
        bubbles = Bubbles.of(level, scale, camera);
        Bubble ringed = ringed();
        if (!outlines.levels().isEmpty()) {
            surface.paint(
                    outlines, camera, density(), style, colours(level), bubbles, marked(level));
            if (outlines.lacksDetail(camera.zoom())) {
                onDetail.run();
            }
        }
        legend.show(layer, scale, words, style);
        legend.autosize();
        legend.relocate(10, getHeight() - legend.getHeight() - 10);
        labels.draw(
                new LabelCanvas.Scene(
                        camera, outlines.labels(), level, bubbles, ringed, reserved()));
        if (ringed != null) {
            card.place(ringed, getWidth(), getHeight());
        }
    }

    /** Made once a level: differences are weighed over all points. */
    @SuppressWarnings("ReferenceEquality") // levels are compared by which they are
    private LevelColours colours(ClusterLevel level) {
        LevelColours now = colours;
        if (now == null || now.level() != level) {
            now = new LevelColours(style, level, layer.differences());
            colours = now;
        }
        return now;
    }

    /** The bubble that the card speaks of, if it is still there. */
    private @Nullable Bubble ringed() {
        if (spoken == null) {
            return null;
        }
        Bubble bubble =
                spoken < clusters.at(camera.zoom()).size()
                        ? bubbles.ofCluster(spoken).orElse(null)
                        : null;
        if (bubble == null) {
            spoken = null;
            card.hide();
        }
        return bubble;
    }

    private Set<Integer> marked(ClusterLevel level) {
        Set<Integer> marked = new HashSet<>();
        for (int point : selection) {
            marked.add(level.clusterOf()[point]);
        }
        return marked;
    }

    private List<LabelBox> reserved() {
        return List.of(box(legend), box(tools));
    }

    private static LabelBox box(Region panel) {
        return new LabelBox(
                panel.getLayoutX() - 4,
                panel.getLayoutY() - 4,
                panel.isVisible() ? panel.getWidth() + 8 : 0,
                panel.isVisible() ? panel.getHeight() + 8 : 0);
    }

    private double density() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : Math.max(1, window.getOutputScaleX());
    }

    /** Says in words what a picture cannot say to everybody. */
    private void describe() {
        int points = clusters.points().size();
        String whole =
                points == 0
                        ? messages.text("map.read.empty")
                        : messages.plural("map.read", points, layer.title());
        setAccessibleText(spoken == null ? whole : words.card(spot(spoken)).read() + ". " + whole);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
}
