package app.marquee.sheet.conversion;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Comparison of a cell with the text that a spreadsheet program may have made it of. */
public enum Conversion {
    /** The program wrote the same value in its own way. */
    SAME,
    /** The program rewrote the cell, and what it stands for can't be told. */
    UNDECIDED,
    /** The user typed another text. */
    EDITED;

    /** Most characters that a cell of a spreadsheet has. */
    private static final int CELL = 32_767;

    /** Longest text that is taken for a number or a date. */
    private static final int LONGEST = 300;

    private static final int LONGEST_FLAG = 10;

    private static final List<Set<String>> FLAGS =
            List.of(Set.of("true", "verdadeiro", "verdadero"), Set.of("false", "falso"));

    /**
     * @param number whether the cell is a number, whose unit is in its format
     */
    public static Conversion of(String exported, String cell, boolean number) {
        String was = trimmed(exported);
        String is = trimmed(cell);
        if (exported.equals("'" + cell)
                || isCut(exported, cell)
                || isFlag(was, is)
                || LostCharacters.isSame(was, is)) {
            return SAME;
        }
        if (!mayBeRewritten(was) || !mayBeRewritten(is)) {
            return EDITED;
        }
        Conversion found = SheetNumber.compare(was, is, number);
        return found == EDITED ? SheetDate.compare(was, is) : found;
    }

    /** Programs put no-break spaces around units. */
    private static String trimmed(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ').strip();
    }

    private static boolean mayBeRewritten(String text) {
        return text.length() <= LONGEST && text.chars().anyMatch(one -> one >= '0' && one <= '9');
    }

    private static boolean isCut(String was, String is) {
        return is.length() == CELL && was.length() > CELL && was.startsWith(is);
    }

    private static boolean isFlag(String was, String is) {
        if (Math.max(was.length(), is.length()) > LONGEST_FLAG) {
            return false;
        }
        String one = was.toLowerCase(Locale.ROOT);
        String other = is.toLowerCase(Locale.ROOT);
        return FLAGS.stream().anyMatch(words -> words.contains(one) && words.contains(other));
    }
}
