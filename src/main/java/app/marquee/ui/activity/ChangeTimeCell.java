package app.marquee.ui.activity;

import app.marquee.ui.control.Messages;

import javafx.scene.control.TableCell;

import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;

/** Cell of the day of a heading, or of the time of a change below it. FX thread only. */
final class ChangeTimeCell extends TableCell<ChangeRow, ChangeRow> {
    private final Messages messages;
    private final InstantSource clock;
    private final ZoneId zone;

    ChangeTimeCell(Messages messages, InstantSource clock, ZoneId zone) {
        this.messages = messages;
        this.clock = clock;
        this.zone = zone;
        getStyleClass().add("change-time");
    }

    @Override
    protected void updateItem(ChangeRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            setText(null);
            setAccessibleText(null);
        } else if (row.day() != null) {
            setText(day(row.day()));
            setAccessibleText(getText());
        } else {
            Instant time = row.group().first().origin().stagedAt();
            setText(messages.formats().minute(time, zone));
            setAccessibleText(
                    messages.text("column.time") + ": " + messages.formats().dateTime(time, zone));
        }
    }

    private String day(LocalDate day) {
        LocalDate today = LocalDate.ofInstant(clock.instant(), zone);
        if (day.equals(today)) {
            return messages.text("preset.today");
        }
        return day.equals(today.minusDays(1))
                ? messages.text("preset.yesterday")
                : messages.formats().shortDays(day, day, today);
    }
}
