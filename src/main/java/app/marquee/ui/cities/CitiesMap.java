package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.geo.picture.MapVector;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.PlaceAreas;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.export.FileContent;
import app.marquee.export.SvgFile;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.BoundedSelection;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.export.InsetPicture;
import app.marquee.ui.export.PaintedPicture;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.map.MapFlight;
import app.marquee.ui.map.MapSwipe;
import app.marquee.ui.map.SwitchedMap;
import app.marquee.ui.map.WorldMap;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Map of the cities with its tools and legend, whose selection is shared with the table. FX thread
 * only.
 */
final class CitiesMap extends VBox {
    private static final double EDGE = 10;

    private final Messages messages;
    private final CitiesMapViewModel model;
    private final PlaceTable table;
    private final WorldMap ours;
    private final SwitchedMap map;
    private final ToggleButton difference = new ToggleButton();
    private final Label unvalued = new Label();
    private final Button unmatched = new Button();
    private final Subscription following;
    private List<PlaceKey> marked = List.of();
    private @Nullable Object fittedTo;
    private PlaceScope scope = PlaceScope.EVERYWHERE;
    private final CitiesViewModel cities;
    private final PlacePath path;
    private final MapHead head;
    private @Nullable Region sums;
    private final SelectionBar selected;
    private final MoversPanel movers;
    private final CityDaysViewModel days;
    private final TimeStrip strip;
    private final ToggleButton swiping = new ToggleButton();
    private final Tooltip differenceHelp = new Tooltip();
    private final Tooltip swipingHelp = new Tooltip();
    private final Action swipe = new Action(this::toggleSwipe);
    private final MapSwipe earlier;
    private final MapBaseMenu bases;
    private final UnplacedOnly unplaced;

    /**
     * Actions of the section on what the map shows.
     *
     * @param days single days of the period
     * @param explainer opens what made a day
     * @param copy copies the selected cities
     */
    record Actions(CityDaysViewModel days, DayExplainer explainer, Runnable copy) {}

    /**
     * @param unplaced lists only the cities that are not on the map
     */
    CitiesMap(
            CitiesViewModel cities,
            PlaceTable table,
            SectionContext context,
            GoogleMaps google,
            UnplacedOnly unplaced,
            Actions actions) {
        this.messages = context.messages();
        this.unplaced = unplaced;
        this.table = table;
        this.cities = cities;
        this.path = new PlacePath(messages, cities.names(), cities::within);
        this.days = actions.days();
        this.strip =
                new TimeStrip(
                        days,
                        messages,
                        () -> MapFlight.isStill(this),
                        day -> explain(day, actions.explainer()));
        this.movers = new MoversPanel(messages, cities.names(), this::reveal);
        this.selected = new SelectionBar(messages, this::only, actions.copy());
        this.model = new CitiesMapViewModel(cities, context.tasks(), messages, context.memory());
        MapText words =
                new MapText(
                        messages,
                        cities.names(),
                        this::places,
                        place -> days.daysProperty().get().trend(place));
        this.ours = new WorldMap("cities-map", messages, words);
        this.earlier =
                new MapSwipe(ours, messages, new MapText(messages, cities.names(), model::before));
        this.map = new SwitchedMap(ours);
        getStyleClass().add("cities-map-pane");
        this.bases = new MapBaseMenu(context, google, words, map);
        OverflowBar bar = bar(layers(context.memory()));
        this.head = new MapHead(bar, List.of(difference, swiping), path, ours::coverTop);
        ours.keepFree(head.ground());
        ours.keepFree(path);
        ours.keepFree(selected);
        head.setViewOrder(-1); // over the map, and before it for the keyboard
        StackPane.setAlignment(head, Pos.TOP_LEFT);
        StackPane.setMargin(head, new Insets(EDGE));
        ours.keepFree(movers);
        VBox corner = new VBox(movers, selected);
        corner.getStyleClass().add("cities-map-corner");
        corner.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        corner.setPickOnBounds(false);
        StackPane.setAlignment(corner, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(corner, new Insets(EDGE));
        StackPane pane =
                new StackPane(head, map, corner) {
                    @Override
                    protected void layoutChildren() {
                        super.layoutChildren();
                        // Before the map, whose names leave its panels free.
                        corner.layout();
                    }
                };
        movers.within(pane);
        pane.setMinWidth(0);
        addEventHandler(KeyEvent.KEY_PRESSED, this::goUp);
        // A pane that scrolls around would take the focus from what was pressed.
        addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume);
        VBox.setVgrow(pane, Priority.ALWAYS);
        getChildren().addAll(pane, foot());
        addEventHandler(KeyEvent.KEY_PRESSED, this::play);
        ours.onDetailNeeded(() -> FxThread.later(model::readDetail));
        map.onChosen(points -> chosen(points, places()));
        earlier.onChosen(points -> chosen(points, model.before()));
        table.selection().onChanged(this::follow);
        table.onSelected(lines -> selected.show(lines, table.scale()));
        table.hovered().onChanged(this::pointAt);
        ours.onPointed(at -> pointed(at, places()));
        earlier.onPointed(at -> pointed(at, model.before()));
        ours.onEntered(area -> enter(area, places()));
        earlier.onEntered(area -> enter(area, model.before()));
        following =
                model.comparableProperty()
                        .subscribe(this::comparable)
                        .and(
                                model.outlinesProperty()
                                        .subscribe(
                                                outlines -> {
                                                    if (outlines != null) {
                                                        ours.outlines(outlines);
                                                    }
                                                }))
                        .and(
                                model.placesProperty()
                                        .subscribe(
                                                places -> {
                                                    if (places != null) {
                                                        arrived(places, cities);
                                                    }
                                                }));
    }

    /** The view comes to the front: a key of Google may be there now. */
    void shown() {
        bases.lookForKey();
    }

    private void explain(LocalDate day, DayExplainer explainer) {
        CounterMetric metric = days.metric();
        explainer.explain(strip.bars(), day, metric.isAdditive() ? metric : CounterMetric.VIEWS);
    }

    /** Focuses the map and does something with it; nothing while another base map is shown. */
    void onOwn(Consumer<WorldMap> action) {
        if (ours.getScene() != null) {
            ours.requestFocus();
            action.accept(ours);
        }
    }

    private ChoiceSwitch<LayerChoice> layers(ViewMemory memory) {
        ChoiceSwitch<LayerChoice> layers = new ChoiceSwitch<>("map-layer", memory, ours::layers);
        layer(layers, LayerChoice.AREAS, messages.text("map.layer.areas"));
        layer(layers, LayerChoice.CITIES, messages.text("title"));
        return layers;
    }

    private void layer(ChoiceSwitch<LayerChoice> layers, LayerChoice layer, String title) {
        layers.add(layer, layer.key(), title)
                .setTooltip(new Tooltip(messages.text("map.layer." + layer.key() + ".help")));
    }

    /** The tools over the upper left corner of the map. */
    private OverflowBar bar(ChoiceSwitch<LayerChoice> layers) {
        difference.setId("cities-map-difference");
        difference.setText(messages.text("map.difference"));
        difference.setGraphic(new FontIcon("fth-activity"));
        difference.getStyleClass().add("map-toggle");
        difference.setMinWidth(USE_PREF_SIZE);
        difference.setSelected(model.isDifferenceWanted());
        difference.selectedProperty().subscribe((_, wanted) -> differs(wanted));
        // A disabled button shows no tooltip of its own.
        StackPane differenceRoom = new StackPane(difference);
        Tooltip.install(differenceRoom, differenceHelp);
        swiping.setId("map-swipe");
        swiping.setText(messages.text("map.swipe"));
        swiping.setGraphic(new FontIcon("fth-code"));
        swiping.getStyleClass().add("map-toggle");
        swiping.setMinWidth(USE_PREF_SIZE);
        swiping.selectedProperty().subscribe((_, wanted) -> swipes(wanted));
        swipe.disable(swiping);
        StackPane swipingRoom = new StackPane(swiping);
        Tooltip.install(swipingRoom, swipingHelp);
        OverflowBar bar = new OverflowBar("map-more", messages);
        OverflowBar.Slot tools = bar.slot();
        tools.set(List.of(layers, differenceRoom, swipingRoom, bases));
        bar.setPickOnBounds(false);
        bar.getStyleClass().add("cities-map-bar");
        return bar;
    }

    private void differs(boolean wanted) {
        if (wanted) {
            swiping.setSelected(false);
        }
        model.difference(wanted);
    }

    private HBox foot() {
        unvalued.setId("cities-map-unvalued");
        unvalued.getStyleClass().add("caption");
        unvalued.setMinWidth(USE_PREF_SIZE);
        Visibility.show(unvalued, false);
        unmatched.setId("cities-map-unmatched");
        unmatched.getStyleClass().addAll("flat", "small");
        unmatched.setMinWidth(USE_PREF_SIZE);
        unmatched.setMnemonicParsing(false);
        unmatched.setTooltip(new Tooltip(messages.text("map.unmatched.help")));
        Visibility.show(unmatched, false);
        OverflowBar notes = new OverflowBar("cities-map-notes", messages);
        notes.add(unvalued, unmatched, unplaced);
        HBox foot = new HBox(strip, notes);
        HBox.setHgrow(strip, Priority.ALWAYS);
        foot.getStyleClass().add("cities-map-foot");
        return foot;
    }

    /**
     * Takes up the sums over the map, which names leave free.
     *
     * @param strip the tiles among them
     */
    void take(Region taken, FigureStrip strip) {
        if (!taken.equals(sums)) {
            sums = taken;
            ours.keepFree(taken);
        }
        head.take(taken, strip);
    }

    /** The metric that the places are drawn by. */
    CounterMetric metric() {
        return model.metric();
    }

    /** Draws the places by this metric. */
    void show(CounterMetric chosen) {
        model.metric(chosen);
    }

    /** Moves the viewport to the places of another report, and keeps it for the same one. */
    private void arrived(MapPlaces places, CitiesViewModel cities) {
        CitiesContent content = cities.contentProperty().get();
        Object about =
                content == null
                        ? ""
                        : new Scope(
                                content.report().question().country(),
                                content.report().question().region(),
                                content.narrowing().typed());
        boolean anew = !Objects.equals(about, fittedTo);
        fittedTo = about;
        map.show(content == null ? layer(places) : layer(places, content), anew);
        if (content != null) {
            days.show(content, places.metric());
        }
        map.select(places.points(marked), false);
        showEarlier();
        ours.outline(areas(places, marked));
        if (content != null && !content.narrowing().scope().equals(scope)) {
            scope = content.narrowing().scope();
            path.show(scope);
            go(places);
        }
        if (places.differences() == null) {
            movers.hide();
        } else {
            movers.show(places.movers());
        }
        table.byChange(places.differences() != null);
        unplaced.show(places.unplacedShare());
        Visibility.show(unmatched, !places.unmatched().isEmpty());
        unmatched.setText(messages.plural("map.unmatched", places.unmatched().size()));
        unmatched.setOnAction(_ -> table.selection().revealAll(places.unmatched()));
        Visibility.show(unvalued, places.unvalued() > 0);
        unvalued.setText(messages.plural("map.unvalued", places.unvalued()));
    }

    /** Selects a place, to which the map goes. */
    private void reveal(PlaceKey key) {
        table.selection().reveal(key);
    }

    private void only(PlaceScope chosen) {
        table.selection().clear();
        cities.within(chosen);
    }

    /** Goes to the place that is shown alone, or home. */
    private void go(MapPlaces places) {
        PlaceKey one = scope.one();
        if (scope.narrows()) {
            ours.goTo(one == null ? null : places.area(one));
        } else {
            ours.goHome();
        }
    }

    /** Shows only the country or state of an area. */
    private boolean enter(int area, @Nullable MapPlaces places) {
        PlaceAreas areas = places == null ? null : places.areas();
        PlaceNode place = areas == null ? null : areas.places().get(area);
        if (place == null || PlaceScope.of(place.key()).equals(scope)) {
            return false;
        }
        cities.within(PlaceScope.of(place.key()));
        return true;
    }

    /** The places that the map shows. */
    private @Nullable MapPlaces places() {
        return model.placesProperty().get();
    }

    private void play(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE) {
            strip.toggle();
            event.consume();
        }
    }

    /** The layer of a day is on the scale of an average one. */
    private MapLayer layer(MapPlaces places, CitiesContent content) {
        MapPlaces whole = model.whole();
        ChosenDay day = content.day();
        return whole == null || day == null
                ? layer(places)
                : onScaleOf(
                        whole,
                        places,
                        messages.text(
                                "pattern.dot", title(places), messages.formats().date(day.date())),
                        (double) content.report().question().period().days());
    }

    /** The layer of other places, on the scale of the period whose values are larger. */
    private static MapLayer onScaleOf(
            MapPlaces whole, MapPlaces places, String title, double times) {
        AreaLayer own = places.areaLayer();
        AreaLayer all = whole.areaLayer();
        return new MapLayer(
                places.clusters(),
                title,
                null,
                own == null || all == null ? own : own.onScaleOf(all, times),
                new MapLayer.Fixed(whole.clusters(), times));
    }

    /** What swipes between both periods, for its command. */
    Action swipe() {
        return swipe;
    }

    private void toggleSwipe() {
        swiping.setSelected(!swiping.isSelected());
        earlier.focusLine();
    }

    private void comparable(boolean any) {
        String refused = days.chosenProperty().get() == null ? "map.swipe.refused" : "day.refused";
        difference.setDisable(!any);
        differenceHelp.setText(titled("map.difference", any ? "map.difference.help" : refused));
        difference.setAccessibleHelp(messages.text(any ? "map.difference.help" : refused));
        swipe.set(Availability.when(any, messages.text(refused)));
        swipingHelp.setText(titled("map.swipe", any ? "map.swipe.help" : refused));
        swiping.setAccessibleHelp(messages.text(any ? "map.swipe.help" : refused));
        if (!any) {
            swiping.setSelected(false);
        }
    }

    /** On a narrow map the tools have no titles of their own. */
    private String titled(String title, String help) {
        return messages.text("pattern.labeled", messages.text(title), messages.text(help));
    }

    private void swipes(boolean wanted) {
        if (wanted) {
            difference.setSelected(false);
        }
        model.swipe(wanted);
    }

    /** Shows the compared period left of the line, or the chosen one alone. */
    private void showEarlier() {
        MapPlaces whole = model.placesProperty().get();
        MapPlaces before = model.before();
        CitiesContent content = cities.contentProperty().get();
        CurvePane.Earlier<PlaceNode> compared = content == null ? null : content.earlier();
        if (whole == null || before == null || content == null || compared == null) {
            earlier.hide();
            return;
        }
        Period chosen = content.report().question().period();
        earlier.show(
                onScaleOf(whole, before, title(before), 1),
                dates(compared.days(), chosen),
                dates(chosen, chosen));
        mark();
    }

    private String dates(Period period, Period chosen) {
        return messages.formats().shortDays(period.start(), period.end(), chosen.end());
    }

    private void mark() {
        MapPlaces before = model.before();
        if (before != null) {
            earlier.select(before.points(marked));
        }
    }

    private MapLayer layer(MapPlaces places) {
        return new MapLayer(
                places.clusters(), title(places), places.differences(), places.areaLayer());
    }

    /** Escape shows the place around, or else clears the selection. */
    void goUp(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE) {
            return;
        }
        if (scope.narrows()) {
            cities.within(scope.up());
            event.consume();
        } else if (selected.isVisible()) {
            table.selection().clear();
            event.consume();
        }
    }

    private void pointAt(@Nullable PlaceKey key) {
        MapPlaces places = places();
        if (places != null && map.isOurs()) {
            ours.pointAt(
                    key == null ? null : places.area(key),
                    key == null ? new int[0] : places.points(List.of(key)));
        }
    }

    private void pointed(WorldMap.Pointed at, @Nullable MapPlaces places) {
        PlaceAreas areas = places == null ? null : places.areas();
        PlaceNode place =
                places == null
                        ? null
                        : at.point() >= 0
                                ? places.city(at.point())
                                : areas == null || at.area() == null
                                        ? null
                                        : areas.places().get(at.area());
        table.hovered().mark(place == null ? null : place.key(), at.byKey());
    }

    private static List<Integer> areas(MapPlaces places, List<PlaceKey> keys) {
        return keys.stream().map(places::area).filter(Objects::nonNull).toList();
    }

    private String title(MapPlaces places) {
        String name = messages.text("metric." + places.metric().key());
        if (places.differences() != null) {
            return messages.text("column.change", name);
        }
        return name;
    }

    /** Filter that determines the map's viewport. */
    private record Scope(@Nullable String country, @Nullable String region, String typed) {}

    /** Selected in the table: marked here, and moved to when it is elsewhere. */
    private void follow(List<PlaceKey> keys) {
        if (keys.equals(marked)) {
            return;
        }
        marked = keys;
        MapPlaces places = places();
        if (places != null) {
            ours.outline(areas(places, keys));
            map.select(places.points(keys), true);
            mark();
        }
    }

    /** Chosen here: selected there, without moving the view. */
    private void chosen(int[] points, @Nullable MapPlaces places) {
        if (places == null) {
            return;
        }
        marked =
                Arrays.stream(points)
                        .limit(BoundedSelection.MOST)
                        .mapToObj(point -> places.city(point).key())
                        .toList();
        switch (marked.size()) {
            case 0 -> table.selection().clear();
            case 1 -> table.selection().reveal(marked.getFirst());
            default -> table.selection().revealAll(marked);
        }
        mark();
    }

    /** The built-in map as a vector image, with the text below it. */
    FileContent vector(Supplier<String> below) {
        MapVector vector = ours.vector(below.get());
        return new SvgFile(vector.page(), vector.title(), vector::draw);
    }

    /**
     * Creates images of the map: the built-in one is painted in the image's size, with the text
     * below it; another is captured from the screen.
     */
    PictureMaker picture(Supplier<String> below) {
        return (scale, ready) ->
                (map.isOurs() ? printed(below, List.of()) : PictureMaker.of(map))
                        .make(scale, ready);
    }

    /**
     * The part of an image of the whole view that is painted again: the built-in map, where
     * visible.
     */
    Optional<InsetPicture.Part> printed() {
        Region over = sums;
        return map.isOurs() && over != null
                ? Optional.of(new InsetPicture.Part(ours, printed(() -> "", List.of(over)), over))
                : Optional.empty();
    }

    private PictureMaker printed(Supplier<String> below, List<Region> over) {
        return (scale, ready) ->
                new PaintedPicture(() -> new PrintedMap(ours.print(scale, below.get(), over)))
                        .make(scale, ready);
    }

    void close() {
        strip.close();
        following.unsubscribe();
        map.close();
        model.close();
    }
}
