package app.marquee.sheet;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvRecord;

import java.util.Comparator;
import java.util.List;

/** Separator of the cells of a CSV text that doesn't name it. */
final class Separator {

    /** The first ones are preferred where several are equally frequent. */
    private static final List<Character> USUAL = List.of(',', ';', '\t', '|');

    private Separator() {}

    /** The most frequent one that makes a header with an ID column, else the most frequent one. */
    static char of(String text) {
        List<Character> likely =
                USUAL.stream()
                        .sorted(Comparator.<Character>comparingInt(one -> -count(text, one)))
                        .toList();
        return likely.stream()
                .filter(one -> SheetLayout.hasKey(header(text, one)))
                .findFirst()
                .orElse(likely.getFirst());
    }

    private static List<String> header(String text, char separator) {
        try {
            for (CsvRecord each : CsvTable.records(text, separator)) {
                if (!each.getFields().stream().allMatch(Blanks::isBlank)) {
                    return each.getFields();
                }
            }
            return List.of();
        } catch (CsvParseException _) {
            return List.of();
        }
    }

    /** In the first line that isn't blank, outside of quotes. */
    private static int count(String text, char separator) {
        int found = 0;
        boolean quoted = false;
        boolean any = false;
        for (int at = 0; at < text.length(); at++) {
            char one = text.charAt(at);
            if (one == '"') {
                quoted = !quoted;
            } else if (!quoted && (one == '\n' || one == '\r') && any) {
                return found;
            } else if (!quoted && one == separator) {
                found++;
            }
            any |= !Character.isWhitespace(one);
        }
        return found;
    }
}
