package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;

/** State of the highlighted bubble with its card, by cluster. FX thread only. */
final class BubbleDescription {
    private final MapWords words;
    private final MapCardView card = new MapCardView();
    private @Nullable Integer cluster;
    private String said = "";

    BubbleDescription(MapWords words) {
        this.words = words;
    }

    MapCardView card() {
        return card;
    }

    /** The accessible text of the card; empty without one. */
    String read() {
        return said;
    }

    /**
     * Highlights a bubble, or none.
     *
     * @param spots the content of a cluster
     * @return whether the highlight changed
     */
    boolean say(@Nullable Bubble bubble, IntFunction<MapSpot> spots) {
        Integer other = bubble == null ? null : bubble.cluster();
        if (Objects.equals(other, cluster)) {
            return false;
        }
        if (other == null) {
            forget();
        } else {
            cluster = other;
            MapCard told = words.card(spots.apply(other));
            said = told.read();
            card.show(told);
        }
        return true;
    }

    void forget() {
        cluster = null;
        said = "";
        card.hide();
    }

    Optional<Bubble> in(Bubbles bubbles) {
        return cluster == null ? Optional.empty() : bubbles.ofCluster(cluster);
    }

    /** The highlighted bubble as drawn now; the highlight is cleared when the bubble is gone. */
    @Nullable Bubble stillIn(Bubbles bubbles) {
        Bubble bubble = in(bubbles).orElse(null);
        if (bubble == null && cluster != null) {
            forget();
        }
        return bubble;
    }

    /** Card beside the highlighted bubble. FX thread only. */
    static final class MapCardView extends VBox {
        private static final double GAP = 10;
        private static final double EDGE = 6;

        MapCardView() {
            setId("cities-map-card");
            getStyleClass().add("map-card");
            setMouseTransparent(true);
            Visibility.show(this, false);
        }

        void show(MapCard card) {
            getChildren().setAll(label(card.title(), "map-card-title"));
            getChildren().add(label(card.value(), "map-card-value"));
            card.lines().forEach(line -> getChildren().add(label(line, "map-card-line")));
            if (card.figure() != null) {
                getChildren().add(card.figure());
            }
            setAccessibleText(card.read());
            setVisible(true);
        }

        private static Label label(String text, String styleClass) {
            Label label = new Label(text);
            label.getStyleClass().add(styleClass);
            label.setMnemonicParsing(false);
            return label;
        }

        void hide() {
            setVisible(false);
        }

        /** Beside the bubble, on the side with enough space. */
        void place(Bubble bubble, double width, double height) {
            applyCss();
            double own = Math.min(prefWidth(-1), width - 2 * EDGE);
            double tall = prefHeight(own);
            double right = bubble.x() + bubble.radius() + GAP;
            double left = bubble.x() - bubble.radius() - GAP - own;
            double x = right + own <= width - EDGE || left < EDGE ? right : left;
            double y = bubble.y() - tall / 2;
            resizeRelocate(
                    Math.rint(Math.clamp(x, EDGE, Math.max(EDGE, width - own - EDGE))),
                    Math.rint(Math.clamp(y, EDGE, Math.max(EDGE, height - tall - EDGE))),
                    own,
                    tall);
        }
    }
}
