package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;

import java.util.Optional;

/** Search for the quotation mark that makes a CSV text unreadable. */
final class QuoteFault {

    private final String text;
    private final char separator;
    private Place place = Place.BEGIN;
    private int line = 1;
    private int opened;

    /** Part of a record that is being read. */
    private enum Place {
        BEGIN,
        PLAIN,
        QUOTED,
        CLOSED
    }

    /**
     * Fault that was found.
     *
     * @param line of the mark that isn't closed, or of the text after one that is
     */
    record Fault(Reason reason, int line) {}

    QuoteFault(String text, char separator) {
        this.text = text;
        this.separator = separator;
    }

    Optional<Fault> find() {
        for (int at = 0; at < text.length(); at++) {
            char one = text.charAt(at);
            char next = at + 1 < text.length() ? text.charAt(at + 1) : '\0';
            if (place == Place.QUOTED && one == '"' && next == '"') {
                at++;
                continue;
            }
            if (place == Place.CLOSED && !ends(one)) {
                return Optional.of(new Fault(Reason.TEXT_AFTER_QUOTE, line));
            }
            place = after(one);
            line += one == '\n' || (one == '\r' && next != '\n') ? 1 : 0;
        }
        return place == Place.QUOTED
                ? Optional.of(new Fault(Reason.UNCLOSED_QUOTE, opened))
                : Optional.empty();
    }

    private boolean ends(char one) {
        return one == separator || one == '\r' || one == '\n';
    }

    private Place after(char one) {
        if (place == Place.QUOTED) {
            return one == '"' ? Place.CLOSED : Place.QUOTED;
        }
        if (ends(one)) {
            return Place.BEGIN;
        }
        if (place == Place.BEGIN && one == '"') {
            opened = line;
            return Place.QUOTED;
        }
        return Place.PLAIN;
    }
}
