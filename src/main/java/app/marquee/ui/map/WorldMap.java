package app.marquee.ui.map;

import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.LabelBox;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.MapPicture;
import app.marquee.analytics.geo.picture.MapVector;
import app.marquee.analytics.geo.picture.PictureAuthor;
import app.marquee.analytics.geo.picture.PictureView;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * World map with bubbles of proportional area, drawn at most once a pulse. Points are identified by
 * their indexes in the shown layer. FX thread only.
 */
public final class WorldMap extends Region implements MapBase {
    private static final WorldOutlines NOTHING = new WorldOutlines(List.of(), List.of());
    private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");
    private static final double MARGIN = 64;
    private static final double CLOSE = 7;
    private static final double OUT_OF_SIGHT = 20_000;

    /** Part of the height below which views are fitted at most. */
    private static final double MOST_COVERED = 0.4;

    private final Messages messages;
    private final MapWords words;
    private final MapPainting painting;
    private final MapTools tools;
    private final BubbleDescription spoken;
    private final AreaDescription area;
    private final MapFlight flight = new MapFlight(this, this::turn);
    private final Region frame = new Region();
    private final Region marking = new Region();
    private WorldOutlines outlines = NOTHING;
    private final List<Region> panels = new ArrayList<>();
    private final @Nullable WorldMap lead;
    private @Nullable MapSwipe swipe;
    private Runnable onDetail = () -> {};
    private Consumer<int[]> onChosen = _ -> {};
    private IntPredicate onEntered = _ -> false;
    private Consumer<Pointed> onPointed = _ -> {};
    private Pointed pointed = Pointed.NOTHING;
    private Clusters clusters = Clusters.NONE;
    private MapLayer layer = MapLayer.NONE;
    private LayerChoice choice = LayerChoice.AREAS;
    private int[] selection = {};
    private List<Integer> chosenAreas = List.of();
    private MapCamera camera = MapCamera.world(1, 1);
    private Bubbles bubbles = Bubbles.NONE;
    private double covered;
    private @Nullable UnaryOperator<MapCamera> aim = this::fitted;
    private boolean dirty = true;

    /**
     * @param locale messages of any bundle; only their language matters
     */
    public WorldMap(String id, Messages locale, MapWords words) {
        this(id, locale, words, null);
    }

    /**
     * @param lead the map that has focus, view, tools and legend for this one; null for a map of
     *     its own
     */
    WorldMap(String id, Messages locale, MapWords words, @Nullable WorldMap lead) {
        this.lead = lead;
        this.messages = locale.of("map");
        this.words = words;
        this.painting = new MapPainting(words, messages, this::redraw);
        this.tools = new MapTools(this, messages);
        this.spoken = new BubbleDescription(words);
        this.area = new AreaDescription(words);
        setId(id);
        getStyleClass().add("world-map");
        setFocusTraversable(lead == null);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleHelp(messages.text("map.help"));
        setMinSize(0, 0);
        frame.getStyleClass().add("map-frame");
        frame.setMouseTransparent(true);
        frame.setManaged(false);
        marking.getStyleClass().add("map-marking");
        marking.setMouseTransparent(true);
        Visibility.show(marking, false);
        getChildren().addAll(painting.nodes());
        if (lead == null) {
            Rectangle clip = new Rectangle();
            clip.widthProperty().bind(widthProperty());
            clip.heightProperty().bind(heightProperty());
            setClip(clip);
            panels.add(tools);
            getChildren().addAll(painting.legend(), tools);
            getChildren().addAll(cards());
            getChildren().addAll(marking, frame);
        } else {
            cards().forEach(card -> card.setId(id + "-" + card.getId()));
            getChildren().add(marking);
        }
        new MapMouseInput(this).attach();
        describe();
    }

    /** The cards of bubbles and areas, for the map whose clip they may leave. */
    List<Region> cards() {
        return List.of(spoken.card(), area.card());
    }

    /** Takes up another map over its left part, below legend and tools. */
    void hold(MapSwipe held) {
        swipe = held;
        panels.addAll(held.panels());
        getChildren().add(getChildren().indexOf(painting.legend()), held);
    }

    /** The mouse points at something else. */
    void leave() {
        speakOf(null);
        leaveArea();
        pointAtBubble(null);
    }

    @Override
    public void requestFocus() {
        if (lead == null) {
            super.requestFocus();
        } else {
            lead.requestFocus();
        }
    }

    /** Sets the outlines; the map is only water before that. */
    public void outlines(WorldOutlines given) {
        outlines = given;
        redraw();
    }

    /**
     * Sets a callback for missing detail, called repeatedly while the view needs finer outlines.
     */
    public void onDetailNeeded(Runnable needed) {
        onDetail = needed;
    }

    /** Draws the values as areas or bubbles. */
    public void layers(LayerChoice chosen) {
        choice = chosen;
        speakOf(null);
        leaveArea();
        describe();
        redraw();
    }

    /** Writes no names below a panel that lies over the map, beside it in one parent. */
    public void keepFree(Region panel) {
        panels.add(panel);
        panel.boundsInParentProperty().subscribe(this::redraw);
    }

    /** Shows what is fitted below panels that lie over so many pixels at the upper edge. */
    public void coverTop(double pixels) {
        if (pixels != covered) {
            covered = pixels;
            aim(camera);
            redraw();
        }
    }

    /** The upper pixels that panels lie over. */
    double covered() {
        return Math.min(covered, MOST_COVERED * getHeight());
    }

    @Override
    public Region view() {
        return this;
    }

    @Override
    public void onChosen(Consumer<int[]> chosen) {
        onChosen = chosen;
    }

    @Override
    public void show(MapLayer shown, boolean anew) {
        clusters = shown.clusters();
        layer = shown;
        selection = new int[0];
        spoken.forget();
        leaveArea();
        pseudoClassStateChanged(EMPTY, clusters.isEmpty());
        if (anew) {
            fit();
        }
        describe();
        redraw();
    }

    @Override
    public void select(int[] points, boolean reveal) {
        selection = points.clone();
        if (reveal && points.length > 0 && !areInView(points)) {
            WorldBox box = clusters.box(points);
            if (points.length == 1) {
                move(camera.centred(box.left(), box.top()));
            } else {
                move(fitted(camera, box, MARGIN, CLOSE));
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
                                                edge)
                                        && camera.screenY(clusters.points().y()[point])
                                                >= covered());
    }

    public MapCamera camera() {
        return camera;
    }

    /** The bubbles drawn now. */
    public List<Bubble> bubbles() {
        layout();
        return bubbles.shown();
    }

    void move(MapCamera to) {
        if (lead != null) {
            lead.move(to);
            return;
        }
        flight.stop();
        aim = null;
        turn(to);
    }

    /** Takes up a view of another size, of the same places as long as the user doesn't move it. */
    private void aim(MapCamera resized) {
        camera = aim == null ? resized : aim.apply(resized);
    }

    private void go(UnaryOperator<MapCamera> to) {
        flight.go(camera, to.apply(camera));
        aim = to;
    }

    private void turn(MapCamera to) {
        if (!to.equals(camera)) {
            camera = to;
            redraw();
        }
    }

    /** Goes to an area, or where all points are without one. */
    public void goTo(@Nullable Integer of) {
        AreaLayer areas = layer.areas();
        if (of != null && areas != null) {
            WorldBox box = areas.outlines().mainBox(of);
            go(from -> fitted(from, box, MARGIN / 2, CLOSE));
        } else if (!clusters.isEmpty()) {
            int[] all = IntStream.range(0, clusters.points().size()).toArray();
            WorldBox box = clusters.box(all);
            go(from -> fitted(from, box, MARGIN, CLOSE));
        }
    }

    /** Goes where most of the values are. */
    public void goHome() {
        go(this::fitted);
    }

    /** Draws lines around areas that are chosen elsewhere. */
    public void outline(List<Integer> areas) {
        if (!areas.equals(chosenAreas)) {
            chosenAreas = List.copyOf(areas);
            redraw();
        }
    }

    /**
     * Area or bubble at which the user points.
     *
     * @param area null for a bubble or nothing
     * @param point the largest point of a bubble; less than 0 for an area or nothing
     * @param byKey whether keys point at it, not the mouse
     */
    public record Pointed(@Nullable Integer area, int point, boolean byKey) {
        public static final Pointed NOTHING = new Pointed(null, -1, false);
    }

    /** Sets the listener for what mouse or keys point at, whenever that changes. */
    public void onPointed(Consumer<Pointed> listener) {
        onPointed = listener;
    }

    private void point(Pointed at) {
        if (!at.equals(pointed)) {
            pointed = at;
            onPointed.accept(at);
        }
    }

    /** Shows the card of an area or of the bubble with these points, for a row of a table. */
    public void pointAt(@Nullable Integer of, int[] points) {
        if (of != null && isShown(of)) {
            speakOf(null);
            sayArea(of);
            return;
        }
        leaveArea();
        Bubble bubble = null;
        if (points.length > 0 && of == null) {
            int cluster = clusters.at(camera.zoom()).clusterOf()[points[0]];
            bubble = bubbles.ofCluster(cluster).orElse(null);
        }
        speakOf(bubble);
    }

    private boolean isShown(int of) {
        AreaLayer areas = layer.areas();
        AreaLayer.Kind kind = areas == null ? null : areas.at(camera.zoom(), choice);
        return kind != null && !Double.isNaN(kind.values()[of]);
    }

    private void sayArea(int of) {
        AreaLayer areas = layer.areas();
        if (areas != null) {
            double x = Math.clamp(camera.screenX(areas.middleX(of)), 0, getWidth());
            double y = Math.clamp(camera.screenY(areas.middleY(of)), 0, getHeight());
            area.say(of, x, y, getWidth(), getHeight());
            describe();
            redraw();
        }
    }

    void pan(double right, double down) {
        move(camera.panned(right, down));
    }

    /** Zooms around the center. */
    public void zoom(double by) {
        move(camera.zoomedAt(getWidth() / 2, getHeight() / 2, by));
    }

    /** Shows where most of the values are; stays so while the map gets another size. */
    public void fit() {
        flight.stop();
        aim = this::fitted;
        aim(camera);
        redraw();
    }

    /** Shows the whole world. */
    public void world() {
        move(MapCamera.world(camera.width(), camera.height()));
    }

    private MapCamera fitted(MapCamera from) {
        return clusters.isEmpty()
                ? MapCamera.world(from.width(), from.height())
                : fitted(from, clusters.home(), MARGIN, CLOSE);
    }

    /** A view of a box below what lies over the upper edge. */
    private MapCamera fitted(MapCamera from, WorldBox box, double margin, double most) {
        return from.fittedBelow(covered(), box, margin, most);
    }

    /** Goes to the selection or most values; from there to most values or the world. */
    void fitNext() {
        MapCamera home = fitted(camera);
        MapCamera near =
                selection.length == 0
                        ? home
                        : fitted(camera, clusters.box(selection), 2 * MARGIN, CLOSE);
        boolean isThere = camera.equals(near);
        if (isThere && near.equals(home)) {
            world();
        } else if (isThere || selection.length == 0) {
            fit();
        } else {
            move(near);
        }
    }

    /** The country or state at a place of the view, while areas are shown. */
    private Optional<Integer> areaAt(double x, double y) {
        AreaLayer areas = layer.areas();
        AreaLayer.Kind kind = areas == null ? null : areas.at(camera.zoom(), choice);
        return areas == null || kind == null
                ? Optional.empty()
                : areas.area(kind, camera.worldX(x), camera.worldY(y));
    }

    /** Shows the card of the area below the cursor. */
    boolean speakOfArea(double x, double y) {
        Optional<Integer> found = areaAt(x, y);
        boolean isOther = !Objects.equals(found.orElse(null), area.area());
        area.say(found.orElse(null), x, y, getWidth(), getHeight());
        if (isOther) {
            redraw();
        }
        if (found.isPresent()) {
            point(new Pointed(found.get(), -1, false));
        }
        return found.isPresent();
    }

    /** Tells which bubble or nothing is below the cursor, when no area is. */
    void pointAtBubble(@Nullable Bubble bubble) {
        point(bubble == null ? Pointed.NOTHING : new Pointed(null, lead(bubble), false));
    }

    private int lead(Bubble bubble) {
        return clusters.at(camera.zoom()).lead()[bubble.cluster()];
    }

    void leaveArea() {
        if (area.area() != null) {
            area.say(null, 0, 0, 0, 0);
            redraw();
        }
    }

    /**
     * Sets a listener for areas that the user enters.
     *
     * @param entered whether it takes the map there
     */
    public void onEntered(IntPredicate entered) {
        onEntered = entered;
    }

    /** Goes to the area at a place of the view, near enough for what is inside it. */
    boolean enterArea(double x, double y) {
        AreaLayer areas = layer.areas();
        Optional<Integer> found = areaAt(x, y);
        if (areas == null || found.isEmpty()) {
            return false;
        }
        return enterArea(found.get(), x, y);
    }

    private boolean enterArea(int of, double x, double y) {
        AreaLayer areas = layer.areas();
        leaveArea();
        if (areas == null || onEntered.test(of)) {
            return areas != null;
        }
        MapCamera nearer = fitted(camera, areas.outlines().mainBox(of), MARGIN / 2, CLOSE);
        move(nearer.zoom() > camera.zoom() + 0.3 ? nearer : camera.zoomedAt(x, y, 1));
        return true;
    }

    Optional<Bubble> bubbleAt(double x, double y) {
        return bubbles.at(x, y);
    }

    /** Highlights a bubble and shows its card, or clears it. */
    void speakOf(@Nullable Bubble bubble) {
        if (spoken.say(bubble, this::spot)) {
            describe();
            redraw();
        }
    }

    private MapSpot spot(int cluster) {
        ClusterLevel level = clusters.at(camera.zoom());
        return new MapSpot(
                level.lead()[cluster],
                clusters.members(camera.zoom(), cluster),
                level.values()[cluster],
                level.unknown()[cluster]);
    }

    /** Highlights the next area or bubble in reading order, for keyboard use. */
    public void speakOfNext(int step) {
        AreaLayer areas = layer.areas();
        AreaLayer.Kind kind = areas == null ? null : areas.at(camera.zoom(), choice);
        ReadingOrder.of(camera, areas, kind, bubbles.shown())
                .next(area.area(), spoken.in(bubbles).orElse(null), step)
                .ifPresent(this::say);
    }

    private void say(ReadingOrder.Stop stop) {
        Bubble bubble = stop.bubble();
        if (bubble == null) {
            speakOf(null);
            sayArea(Objects.requireNonNull(stop.area()));
            point(new Pointed(stop.area(), -1, true));
        } else {
            leaveArea();
            speakOf(bubble);
            point(new Pointed(null, lead(bubble), true));
        }
    }

    /** Selects a single city, or zooms into a cluster until it splits. */
    void choose(Bubble bubble) {
        MapSpot spot = spot(bubble.cluster());
        MapCamera nearer =
                fitted(camera, clusters.box(spot.members()), 2 * MARGIN, camera.zoom() + 3);
        if (spot.isOne() || nearer.zoom() <= camera.zoom() + 0.05) {
            select(spot.members(), false);
            onChosen.accept(spot.members());
        } else {
            speakOf(null);
            move(nearer);
        }
    }

    /** Shows which part of the map a user is marking; null when done. */
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

    /** Chooses the highlighted bubble or area, if there is one. */
    public boolean chooseSpoken() {
        Integer of = area.area();
        if (of != null) {
            return enterArea(of, getWidth() / 2, getHeight() / 2);
        }
        Optional<Bubble> bubble = spoken.in(bubbles);
        bubble.ifPresent(this::choose);
        return bubble.isPresent();
    }

    void chooseNothing() {
        if (selection.length > 0) {
            select(new int[0], false);
            onChosen.accept(new int[0]);
        }
    }

    void redraw() {
        dirty = true;
        requestLayout();
        if (swipe != null) {
            swipe.redraw();
        }
    }

    /** Takes up what both maps have in common. */
    private void follow(WorldMap leading) {
        camera = leading.camera;
        outlines = leading.outlines;
        choice = leading.choice;
        chosenAreas = leading.chosenAreas;
        panels.clear();
        panels.addAll(leading.panels);
        panels.add(leading.painting.legend());
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (width < 1 || height < 1) {
            return;
        }
        if (lead != null) {
            follow(lead);
        } else if (camera.width() != width || camera.height() != height) {
            aim(camera.resized(width, height));
            redraw();
        }
        if (swipe != null) {
            swipe.resizeRelocate(0, 0, width, height);
            swipe.layoutChildren();
        }
        frame.resizeRelocate(0, 0, width, height);
        tools.fit(width, height);
        if (dirty) {
            dirty = false;
            draw();
        }
    }

    private void draw() {
        PictureView view = new PictureView(outlines, camera, layer, selection, outlined(), choice);
        bubbles = painting.bubbles(view);
        Bubble ringed = spoken.stillIn(bubbles);
        painting.draw(view, density(), bubbles, ringed, panels);
        if (lead == null && outlines.lacksDetail(camera.zoom())) {
            onDetail.run();
        }
        if (ringed != null) {
            spoken.card().place(ringed, getWidth(), getHeight());
        }
    }

    private List<Integer> outlined() {
        Integer hovered = area.area();
        if (hovered == null || chosenAreas.contains(hovered)) {
            return chosenAreas;
        }
        return Stream.concat(chosenAreas.stream(), Stream.of(hovered)).toList();
    }

    private double density() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : Math.max(1, window.getOutputScaleX());
    }

    /**
     * Creates this view for export; close it once its texts were rendered.
     *
     * @param scale pixels of the image for each of the window's
     * @param below the text below the map
     * @param over what lies over the map in the image
     */
    public MapPrint print(int scale, String below, List<Region> over) {
        PrintedTexts texts = painting.texts();
        texts.relocate(-OUT_OF_SIGHT, -OUT_OF_SIGHT);
        getChildren().add(texts);
        texts.applyCss();
        return painting.print(
                whole(),
                scale,
                left(),
                texts,
                new MapPainting.Around(below, over.stream().map(painting::over).toList()),
                () -> getChildren().remove(texts));
    }

    /**
     * Describes this view for a vector image.
     *
     * @param below the text below the map
     */
    public MapVector vector(String below) {
        return painting.vector(whole(), left(), below);
    }

    /** This view in whole pixels. */
    private PictureView whole() {
        MapCamera whole = camera.resized(Math.floor(getWidth()), Math.floor(getHeight()));
        return new PictureView(outlines, whole, layer, selection, chosenAreas, choice);
    }

    private PictureAuthor.Left left() {
        return swipe == null ? PictureAuthor.Left.NOTHING : swipe;
    }

    /** The picture of this view in whole pixels. */
    MapPicture picture(List<LabelBox> reserved) {
        return painting.picture(whole(), reserved);
    }

    /** Updates the accessible text of the map. */
    private void describe() {
        int points = clusters.points().size();
        String whole =
                points == 0
                        ? messages.text("map.read.empty")
                        : messages.plural("map.read", points, layer.title().replace('\n', ' '))
                                + ". "
                                + seen();
        String said = spoken.read().isEmpty() ? area.read() : spoken.read();
        setAccessibleText(said.isEmpty() ? whole : said + ". " + whole);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    /** How the values are drawn, and the largest of them. */
    private String seen() {
        AreaLayer areas = layer.areas();
        boolean isAreas = areas != null && areas.at(camera.zoom(), choice) != null;
        String drawn = messages.text("map.read." + (isAreas ? "areas" : "bubbles"));
        return messages.text("map.read.largest", drawn, words.summary());
    }
}
