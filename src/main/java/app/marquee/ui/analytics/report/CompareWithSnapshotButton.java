package app.marquee.ui.analytics.report;

import app.marquee.analytics.Comparison;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Button;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.LocalDate;

/**
 * Button that compares the report with its latest earlier snapshot, shown while one exists and no
 * other comparison is chosen. FX thread only.
 */
final class CompareWithSnapshotButton extends Button {
    private final PeriodViewModel period;
    private final Messages messages;
    private boolean offered;

    /**
     * @param afterwards takes the focus, since the button disappears
     */
    CompareWithSnapshotButton(PeriodViewModel period, Messages messages, Runnable afterwards) {
        this.period = period;
        this.messages = messages;
        setId("period-movers");
        setGraphic(new FontIcon("fth-trending-up"));
        getStyleClass().add("flat");
        setMinWidth(USE_PREF_SIZE);
        setOnAction(
                _ -> {
                    period.compare(Comparison.KEPT);
                    afterwards.run();
                });
        update();
    }

    /**
     * @param since the snapshot's date; null where there is none
     */
    void offer(@Nullable LocalDate since) {
        offered = since != null;
        if (since != null) {
            setText(messages.text("compare.movers", since));
        }
        update();
    }

    /** Updates the button for the chosen comparison. */
    void update() {
        boolean any = offered && period.state().other().comparison() == Comparison.NONE;
        Visibility.show(this, any);
    }
}
