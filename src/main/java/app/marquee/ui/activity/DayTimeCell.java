package app.marquee.ui.activity;

import app.marquee.text.Messages;

import javafx.scene.control.TableCell;

import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.BiFunction;

/** Cell of the day of a heading, or of the time of a row below it. FX thread only. */
final class DayTimeCell<T extends DayRow<T>> extends TableCell<T, T> {
    private final Messages messages;
    private final InstantSource clock;
    private final ZoneId zone;
    private final BiFunction<Instant, ZoneId, String> write;

    /**
     * @param write the time of day
     */
    DayTimeCell(
            Messages messages,
            InstantSource clock,
            ZoneId zone,
            BiFunction<Instant, ZoneId, String> write) {
        this.messages = messages;
        this.clock = clock;
        this.zone = zone;
        this.write = write;
        getStyleClass().add("day-time");
    }

    @Override
    protected void updateItem(T row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        if (isEmpty || row == null) {
            setText(null);
            setAccessibleText(null);
            return;
        }
        LocalDate day = row.day();
        if (day != null) {
            setText(day(day));
            setAccessibleText(getText());
        } else {
            Instant time = row.time();
            setText(write.apply(time, zone));
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
