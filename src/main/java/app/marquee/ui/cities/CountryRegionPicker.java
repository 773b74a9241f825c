package app.marquee.ui.cities;

import app.marquee.model.NameOrder;
import app.marquee.model.analytics.Granularity;
import app.marquee.task.FxThread;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Fields for the country and region of the report, with suggestions from earlier reports and a
 * message when a region is required.
 */
final class CountryRegionPicker extends VBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final CitiesViewModel model;
    private final Messages messages;
    private final ComboBox<String> country = new ComboBox<>();
    private final ComboBox<String> region = new ComboBox<>();
    private final CheckBox unplaced = new CheckBox();
    private final Label problem = new Label();
    private final List<Node> fields;
    private final Subscription following;
    private boolean updating;

    CountryRegionPicker(CitiesViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        getStyleClass().addAll("period-bar", "second");
        managedProperty().bind(problem.managedProperty());
        visibleProperty().bind(problem.visibleProperty());
        Locale locale = messages.locale();
        country.setConverter(new PlaceText(model.names()::country, model::countries, locale));
        region.setConverter(new PlaceText(name -> name, model::regions, locale));
        build(country, "cities-country", "cities.country", model.country(), model::country);
        build(region, "cities-region", "cities.region", model.region(), model::region);
        problem.setId("cities-region-problem");
        problem.getStyleClass().add("form-message");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        problem.pseudoClassStateChanged(DANGER, true);
        unplaced.setId("cities-unplaced");
        unplaced.selectedProperty().subscribe((_, only) -> model.unplacedOnly(only));
        fields = List.of(labelled("cities.country", country), labelled("cities.region", region));
        getChildren().add(problem);
        following =
                model.regionNeededProperty()
                        .subscribe(this::ask)
                        .and(model.contentProperty().subscribe(this::arrived));
    }

    /** The fields, for the period bar. */
    List<Node> fields() {
        return fields;
    }

    private void build(
            ComboBox<String> field,
            String id,
            String key,
            @Nullable String chosenBefore,
            Consumer<@Nullable String> choose) {
        field.setId(id);
        field.setEditable(true);
        field.setAccessibleText(messages.text(key));
        field.setPromptText(messages.text(key + ".all"));
        field.getStyleClass().add("place-choice");
        field.setCellFactory(_ -> new Choice(field));
        field.setValue(chosenBefore);
        field.valueProperty()
                .subscribe(
                        (_, chosen) -> {
                            if (!updating) {
                                choose.accept(chosen);
                                offerRegions();
                            }
                        });
    }

    /** List cell of a country or region, in which an empty text stands for all. */
    private static final class Choice extends ListCell<String> {
        private final ComboBox<String> field;

        Choice(ComboBox<String> field) {
            this.field = field;
        }

        @Override
        protected void updateItem(@Nullable String place, boolean isEmpty) {
            super.updateItem(place, isEmpty);
            if (isEmpty || place == null) {
                setText(null);
            } else {
                setText(
                        place.isEmpty()
                                ? field.getPromptText()
                                : field.getConverter().toString(place));
            }
        }
    }

    private HBox labelled(String key, Node field) {
        Label label = new Label(messages.text(key));
        label.setLabelFor(field);
        label.getStyleClass().add("muted");
        HBox group = new HBox(label, field);
        group.getStyleClass().add("period-group");
        return group;
    }

    /** Shows that a region is required, with the reason. */
    private void ask(boolean needed) {
        problem.setText(needed ? messages.text("cities.region.needed") : "");
        problem.setVisible(needed);
        problem.setManaged(needed);
        region.pseudoClassStateChanged(DANGER, needed);
        region.getEditor().pseudoClassStateChanged(DANGER, needed);
        region.setAccessibleHelp(problem.getText());
        if (needed) {
            FxThread.later(this::focusRegion);
        }
    }

    /** After the list that was chosen from has given the focus back. */
    void focusRegion() {
        if (getScene() != null) {
            region.requestFocus();
        }
    }

    private void arrived(@Nullable CitiesContent content) {
        offer(country, sorted(model.countries(), model.names()::country));
        offerRegions();
        long unsure = content == null ? 0 : content.all().facts().unplaced();
        unplaced.setText(messages.text("cities.unplaced", unsure));
        boolean offered = unsure > 0 || unplaced.isSelected();
        unplaced.setVisible(offered);
        unplaced.setManaged(offered);
    }

    private void offerRegions() {
        offer(region, sorted(model.regions(), name -> name));
    }

    /** Place with its sort key, computed once. */
    private record Keyed(String place, NameOrder.Key name) {}

    private List<String> sorted(List<String> values, Function<String, String> names) {
        NameOrder letters = new NameOrder(messages.locale());
        List<String> sorted = new ArrayList<>(values.size() + 1);
        sorted.add("");
        values.stream()
                .map(value -> new Keyed(value, letters.key(names.apply(value))))
                .sorted(Comparator.comparing(Keyed::name))
                .forEachOrdered(keyed -> sorted.add(keyed.place()));
        return sorted;
    }

    /** A list that changes must not change what was chosen or is being typed. */
    private void offer(ComboBox<String> field, List<String> values) {
        if (field.getItems().equals(values)) {
            return;
        }
        String chosen = field.getValue();
        String typed = field.getEditor().getText();
        updating = true;
        try {
            field.getItems().setAll(values);
            field.setValue(chosen);
            field.getEditor().setText(typed);
        } finally {
            updating = false;
        }
    }

    /** Clears both fields to include all places, for which the platform provides only totals. */
    void clear() {
        model.period().choose(Granularity.TOTAL);
        region.setValue("");
        country.setValue("");
    }

    /** Lists only what a map can't show. */
    CheckBox unplaced() {
        return unplaced;
    }

    void close() {
        following.unsubscribe();
    }
}
