package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/** State of the area below the cursor with its card. FX thread only. */
final class AreaDescription {
    private static final double CURSOR = 8;

    private final MapWords words;
    private final BubbleDescription.MapCardView card = new BubbleDescription.MapCardView();
    private @Nullable Integer area;
    private String said = "";

    AreaDescription(MapWords words) {
        this.words = words;
        card.setId("map-area-card");
    }

    BubbleDescription.MapCardView card() {
        return card;
    }

    /** The area of the card; null without one. */
    @Nullable Integer area() {
        return area;
    }

    /** The accessible text of the card; empty without one. */
    String read() {
        return said;
    }

    /** Shows the card of an area beside the cursor, or hides it. */
    void say(@Nullable Integer of, double x, double y, double width, double height) {
        if (of == null) {
            area = null;
            said = "";
            card.hide();
            return;
        }
        if (!Objects.equals(of, area)) {
            area = of;
            MapCard told = words.areaCard(of);
            said = told.read();
            card.show(told);
        }
        card.place(new Bubble(-1, x, y, CURSOR), width, height);
    }
}
