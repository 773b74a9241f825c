package app.marquee.canary.ui.control;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/** Canary: writes a date in a form of its own. */
final class FormatsDates {
    private FormatsDates() {}

    static String day(LocalDate date) {
        return DateTimeFormatter.ofLocalizedPattern("MMMd").format(date);
    }
}
