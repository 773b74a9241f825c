package app.marquee.ui.analytics.period;

import app.marquee.ui.control.EffectiveWidth;

import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * Card that a button of the toolbar opens: choices, and beside them dates, or below them where
 * there is no room. FX thread only.
 */
abstract class DateCard extends GridPane {
    DateCard() {
        getStyleClass().add("period-chooser");
    }

    /**
     * @param dates of which at most one is shown at a time
     */
    final void arrange(Region choices, Region... dates) {
        choices.setMinWidth(USE_PREF_SIZE);
        add(choices, 0, 0);
        for (Region each : dates) {
            add(each, 1, 0);
            setHgrow(each, Priority.SOMETIMES);
            EffectiveWidth.follow(
                    this,
                    effective -> {
                        boolean isBelow = effective < EffectiveWidth.ONE_PANE;
                        setConstraints(each, isBelow ? 0 : 1, isBelow ? 1 : 0);
                    });
        }
    }
}
