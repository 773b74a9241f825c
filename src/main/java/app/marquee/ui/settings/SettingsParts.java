package app.marquee.ui.settings;

import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * List of the parts of a long page beside it: a click scrolls to one, and the one in sight is
 * marked. Leaves where the page needs the room. FX thread only.
 */
final class SettingsParts extends VBox {
    /** Least width of the view with room for the list, in pixels at the usual text size. */
    private static final double ROOM = 1_000;

    /** Share of the height in sight in which the marked part begins. */
    private static final double UPPER = 1 / 3.0;

    /** How much faster than the page the place moves there from the top. */
    private static final double STEEP = 20;

    private final ScrollPane scroll;
    private final Map<ToggleButton, Region> parts = new LinkedHashMap<>();
    private final ToggleGroup group = new ToggleGroup();
    private boolean isJumping;
    private double room;

    /**
     * @param scroll of the page
     */
    SettingsParts(ScrollPane scroll) {
        this.scroll = scroll;
        getStyleClass().add("settings-parts");
        setMinWidth(USE_PREF_SIZE);
        scroll.vvalueProperty().subscribe(_ -> follow());
        TextScale.follow(this, _ -> fit(room));
    }

    /**
     * @param id of its button
     */
    void add(String id, String title, Region part) {
        ToggleButton button = new ToggleButton(title);
        button.setId(id);
        button.getStyleClass().addAll("flat", "settings-part");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setToggleGroup(group);
        button.setOnAction(
                _ -> {
                    button.setSelected(true);
                    jump(part);
                });
        parts.put(button, part);
        getChildren().add(button);
        follow();
    }

    /** Shows the list while a view of this width has room for it. */
    void fit(double width) {
        room = width;
        Visibility.show(this, width >= ROOM * TextScale.now(this));
    }

    private void jump(Region part) {
        double hidden = hidden();
        if (hidden > 0) {
            isJumping = true;
            scroll.setVvalue(Math.clamp(part.getBoundsInParent().getMinY() / hidden, 0, 1));
            isJumping = false;
        }
    }

    /** Height of the page that is out of sight. */
    private double hidden() {
        return scroll.getContent().getLayoutBounds().getHeight()
                - scroll.getViewportBounds().getHeight();
    }

    /**
     * Marks the part in the upper third of what is in sight: at the top of the page the first, at
     * its end the last.
     */
    private void follow() {
        if (isJumping) {
            return;
        }
        double scrolled = scroll.getVvalue();
        double below = Math.max(scrolled, Math.min(STEEP * scrolled, UPPER));
        double place =
                scrolled * Math.max(0, hidden()) + below * scroll.getViewportBounds().getHeight();
        ToggleButton seen = null;
        for (var part : parts.entrySet()) {
            if (seen == null || part.getValue().getBoundsInParent().getMinY() < place) {
                seen = part.getKey();
            }
        }
        group.selectToggle(seen);
    }
}
