package app.marquee.ui.analytics.period;

import javafx.scene.control.DateCell;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** Calendar cell that disables days after today. */
public final class PastOnlyDateCell extends DateCell {
    private final LocalDate today;

    public PastOnlyDateCell(LocalDate today) {
        this.today = today;
    }

    @Override
    public void updateItem(@Nullable LocalDate date, boolean empty) {
        super.updateItem(date, empty);
        setDisable(!empty && date != null && date.isAfter(today));
    }
}
