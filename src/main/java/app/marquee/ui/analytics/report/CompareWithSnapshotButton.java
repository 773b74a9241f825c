package app.marquee.ui.analytics.report;

import app.marquee.analytics.Comparison;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.control.Messages;

import javafx.scene.control.Button;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.LocalDate;

/**
 * What moved since the same was asked for before, one press away; there only while an earlier
 * answer is kept and nothing else is compared with. Lives on the FX thread.
 */
final class CompareWithSnapshotButton extends Button {
    private final PeriodViewModel period;
    private final Messages messages;
    private boolean offered;

    /**
     * @param afterwards takes the keys, since the button goes
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
     * @param since the day of that; null where no such answer is kept
     */
    void offer(@Nullable LocalDate since) {
        offered = since != null;
        if (since != null) {
            setText(messages.text("compare.movers", since));
        }
        update();
    }

    /** Another comparison may have been chosen. */
    void update() {
        boolean any = offered && period.state().other().comparison() == Comparison.NONE;
        setVisible(any);
        setManaged(any);
    }
}
