package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** Card beside the highlighted bubble. FX thread only. */
final class MapCardView extends VBox {
    private static final double GAP = 10;
    private static final double EDGE = 6;

    MapCardView() {
        setId("cities-map-card");
        getStyleClass().add("map-card");
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
    }

    void show(MapCard card) {
        getChildren().setAll(label(card.title(), "map-card-title"));
        getChildren().add(label(card.value(), "map-card-value"));
        card.lines().forEach(line -> getChildren().add(label(line, "map-card-line")));
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
