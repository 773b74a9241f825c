package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Bar over the map that sums up the selected places, with what can be done. FX thread only. */
final class SelectionBar extends HBox {
    /** Below this effective width, the map has no room for the titles of the buttons. */
    private static final double ROOMY = 1000;

    private final Messages messages;
    private final FigureWords figures;
    private final Label words = new Label();
    private Set<PlaceKey> selected = Set.of();

    /**
     * @param filter shows only the selected places
     * @param copy copies them for advertising tools
     */
    SelectionBar(Messages messages, Consumer<PlaceScope> filter, Runnable copy) {
        this.messages = messages;
        this.figures = new FigureWords(messages);
        setId("cities-selection-bar");
        getStyleClass().addAll("map-panel", "cities-selection-bar");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        words.setId("cities-selection-sum");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        List<Button> buttons =
                List.of(
                        button(
                                "filter",
                                "fth-sliders",
                                () -> filter.accept(new PlaceScope(selected))),
                        button("copy", "fth-copy", copy));
        getChildren().add(words);
        getChildren().addAll(buttons);
        EffectiveWidth.follow(
                this,
                effective -> buttons.forEach(button -> Buttons.shorten(button, effective < ROOMY)));
        Visibility.show(this, false);
    }

    private Button button(String what, String icon, Runnable action) {
        Button button = new Button(messages.text("selection." + what), new FontIcon(icon));
        button.setId("cities-selection-" + what);
        button.getStyleClass().add("flat");
        button.setMnemonicParsing(false);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /**
     * @param lines the selected ones; a place inside another of them is not counted twice
     * @param scale of the values of all places
     */
    void show(List<PlaceLine> lines, PlaceScale scale) {
        Set<PlaceKey> all = lines.stream().map(PlaceLine::key).collect(Collectors.toSet());
        List<PlaceLine> outer = lines.stream().filter(line -> !isInside(line.key(), all)).toList();
        selected = outer.stream().map(PlaceLine::key).collect(Collectors.toSet());
        Visibility.show(this, !outer.isEmpty());
        if (!outer.isEmpty()) {
            words.setText(summary(outer, scale));
        }
    }

    private static boolean isInside(PlaceKey key, Set<PlaceKey> all) {
        for (PlaceKey around = key.parent(); around != null; around = around.parent()) {
            if (all.contains(around)) {
                return true;
            }
        }
        return false;
    }

    private String summary(List<PlaceLine> outer, PlaceScale scale) {
        CounterMetric metric = scale.metric();
        Sum sum =
                outer.stream()
                        .map(line -> line.place().sums().of(metric))
                        .reduce(Sum.NONE, Sum::plus);
        String count = messages.plural("selection.places", outer.size());
        String value = figures.sum(sum, metric.isAdditive());
        if (value == null || !metric.isAdditive()) {
            return count;
        }
        String name = messages.text("metric." + metric.key()).toLowerCase(messages.locale());
        String said = messages.text("selection.value", count, value, name);
        double share = sum.known().doubleValue() / scale.all();
        return Double.isNaN(share)
                ? said
                : messages.text("pattern.dot", said, messages.formats().percent(share));
    }
}
