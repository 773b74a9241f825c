package app.marquee.model.rename;

/** Rule of a batch rename, applied to every name. Immutable. */
public sealed interface RenameRule {
    /** Replaces every occurrence of a text; an empty text changes nothing. */
    record Replace(String find, String replacement, boolean matchCase) implements RenameRule {}

    /** Puts texts before and after the name. */
    record AddText(String before, String after) implements RenameRule {}

    /**
     * Numbers the names in their order.
     *
     * @param width least number of digits, filled with zeros
     */
    record AddNumber(Side side, String separator, int start, int width) implements RenameRule {}

    /** Side of the name where a number goes. */
    enum Side {
        BEFORE,
        AFTER
    }

    /** Changes the case of the letters, the same in every language of the computer. */
    record ChangeCase(LetterCase letterCase) implements RenameRule {}

    /**
     * Replaces every match of a regular expression; an empty expression changes nothing.
     *
     * @param replacement with groups as $1 or ${name}
     */
    record Match(String expression, String replacement, boolean matchCase) implements RenameRule {}
}
