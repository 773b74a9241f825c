package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.geo.LayerChoice;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.task.FxThread;
import app.marquee.ui.analytics.BoundedSelection;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.export.InsetPicture;
import app.marquee.ui.export.PaintedPicture;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.map.MapLayer;
import app.marquee.ui.map.SwitchedMap;
import app.marquee.ui.map.WorldMap;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

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
    private final Subscription following;
    private List<PlaceKey> marked = List.of();
    private @Nullable Object fittedTo;

    /**
     * @param unplaced lists only the cities that are not on the map
     * @param save saves an image of the map
     */
    CitiesMap(
            CitiesViewModel cities,
            PlaceTable table,
            SectionContext context,
            GoogleMaps google,
            CheckBox unplaced,
            Runnable save) {
        this.messages = context.messages();
        this.table = table;
        this.model = new CitiesMapViewModel(cities, context.tasks(), messages, context.memory());
        MapText words = new MapText(messages, cities.names(), model.placesProperty()::get);
        this.ours = new WorldMap("cities-map", messages, words);
        this.map = new SwitchedMap(ours);
        getStyleClass().add("cities-map-pane");
        HBox bar =
                bar(layers(context.memory()), new MapBaseMenu(context, google, words, map), save);
        ours.keepFree(bar);
        StackPane pane = new StackPane(map, bar);
        VBox.setVgrow(pane, Priority.ALWAYS);
        getChildren().addAll(pane, foot(unplaced));
        ours.onDetailNeeded(() -> FxThread.later(model::readDetail));
        map.onChosen(this::chosen);
        table.selection().onChanged(this::follow);
        following =
                model.comparableProperty()
                        .subscribe(any -> Visibility.show(difference, any))
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

    /** Focuses the map and does something with it; nothing while another base map is shown. */
    void onOwn(Consumer<WorldMap> action) {
        if (ours.getScene() != null) {
            ours.requestFocus();
            action.accept(ours);
        }
    }

    private ChoiceSwitch<LayerChoice> layers(ViewMemory memory) {
        ChoiceSwitch<LayerChoice> layers = new ChoiceSwitch<>("map-layer", memory, ours::layers);
        for (LayerChoice each : LayerChoice.values()) {
            String title = "map.layer." + each.key();
            layers.add(each, each.key(), messages.text(title))
                    .setTooltip(new Tooltip(messages.text(title + ".help")));
        }
        return layers;
    }

    /** The tools over the upper left corner of the map. */
    private HBox bar(HBox layers, MapBaseMenu bases, Runnable onSave) {
        difference.setId("cities-map-difference");
        difference.setText(messages.text("map.difference"));
        difference.setGraphic(new FontIcon("fth-activity"));
        difference.getStyleClass().add("map-toggle");
        difference.setMinWidth(USE_PREF_SIZE);
        difference.setSelected(model.isDifferenceWanted());
        difference.setTooltip(new Tooltip(messages.text("map.difference.help")));
        difference.selectedProperty().subscribe((_, wanted) -> model.difference(wanted));
        Button save = new Button(null, new FontIcon("fth-image"));
        save.setId("cities-map-save");
        save.getStyleClass().addAll("button-icon", "flat");
        save.setTooltip(new Tooltip(messages.text("map.save")));
        save.setAccessibleText(messages.text("map.save"));
        save.setOnAction(_ -> onSave.run());
        HBox bar = new HBox(layers, difference, bases, save);
        bar.getStyleClass().addAll("map-panel", "cities-map-bar");
        bar.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        bar.setMinWidth(USE_PREF_SIZE);
        StackPane.setAlignment(bar, Pos.TOP_LEFT);
        StackPane.setMargin(bar, new Insets(EDGE));
        return bar;
    }

    private HBox foot(CheckBox unplaced) {
        unvalued.setId("cities-map-unvalued");
        unvalued.getStyleClass().add("caption");
        unvalued.setMinWidth(0);
        Visibility.show(unvalued, false);
        HBox foot = new HBox(unplaced, unvalued);
        foot.getStyleClass().add("cities-map-foot");
        return foot;
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
        Object scope =
                content == null
                        ? ""
                        : new Scope(
                                content.report().question().country(),
                                content.report().question().region(),
                                content.narrowing().typed());
        boolean anew = !Objects.equals(scope, fittedTo);
        fittedTo = scope;
        map.show(
                new MapLayer(
                        places.clusters(), title(places), places.differences(), places.areaLayer()),
                anew);
        map.select(places.points(marked), false);
        Visibility.show(unvalued, places.unvalued() > 0);
        unvalued.setText(messages.plural("map.unvalued", places.unvalued()));
    }

    private String title(MapPlaces places) {
        String name = messages.text("metric." + places.metric().key());
        return places.differences() == null ? name : messages.text("column.change", name);
    }

    /** Filter that determines the map's viewport. */
    private record Scope(@Nullable String country, @Nullable String region, String typed) {}

    /** Selected in the table: marked here, and moved to when it is elsewhere. */
    private void follow(List<PlaceKey> keys) {
        if (keys.equals(marked)) {
            return;
        }
        marked = keys;
        MapPlaces places = model.placesProperty().get();
        if (places != null) {
            map.select(places.points(keys), true);
        }
    }

    /** Chosen here: selected there, without moving the view. */
    private void chosen(int[] points) {
        MapPlaces places = model.placesProperty().get();
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
    }

    /**
     * Creates images of the map: the built-in one is painted in the image's size, with the text
     * below it; another is captured from the screen.
     */
    PictureMaker picture(Supplier<String> below) {
        return (scale, ready) ->
                (map.isOurs() ? printed(below) : PictureMaker.of(map)).make(scale, ready);
    }

    /**
     * The part of an image of the whole view that is painted again: the built-in map, where
     * visible.
     */
    Optional<InsetPicture.Part> printed() {
        return map.isOurs()
                ? Optional.of(new InsetPicture.Part(ours, printed(() -> "")))
                : Optional.empty();
    }

    private PictureMaker printed(Supplier<String> below) {
        return (scale, ready) ->
                new PaintedPicture(() -> new PrintedMap(ours.print(scale, below.get())))
                        .make(scale, ready);
    }

    void close() {
        following.unsubscribe();
        map.close();
        model.close();
    }
}
