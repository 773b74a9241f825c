package app.marquee.sheet;

import java.util.Locale;
import java.util.Set;

/**
 * Words and dashes that exports and tables have, in any language, where a value isn't known. In a
 * cell they are no value.
 */
public final class UnknownWord {

    private static final Set<String> WORDS =
            Set.of(
                    "unknown",
                    "desconhecido",
                    "desconhecida",
                    "desconocido",
                    "desconocida",
                    "status unknown",
                    "status desconhecido",
                    "estado desconocido",
                    "\u2013",
                    "\u2014");

    private UnknownWord() {}

    /** Whether a cell has one of them and nothing else. */
    public static boolean isIn(String cell) {
        return WORDS.contains(Blanks.strip(cell).toLowerCase(Locale.ROOT));
    }
}
