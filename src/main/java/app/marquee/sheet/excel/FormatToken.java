package app.marquee.sheet.excel;

/**
 * Token of a number format. Immutable.
 *
 * @param text the letters of a unit, the text of a literal, or the words for both halves of the day
 */
record FormatToken(Unit unit, String text) {

    /** Unit of a token. */
    enum Unit {
        LITERAL,
        /** Place for a digit, or the word for a number of any form. */
        DIGIT,
        YEAR,
        MONTH,
        DAY,
        HOUR,
        MINUTE,
        SECOND,
        FRACTION,
        /** Hours, minutes or seconds that don't start again after a day, an hour or a minute. */
        ELAPSED,
        HALF_OF_DAY
    }

    static FormatToken literal(String text) {
        return new FormatToken(Unit.LITERAL, text);
    }

    boolean is(Unit other) {
        return unit == other;
    }

    boolean isHours() {
        return unit == Unit.HOUR || (unit == Unit.ELAPSED && isLetter('h'));
    }

    boolean isSeconds() {
        return unit == Unit.SECOND || (unit == Unit.ELAPSED && isLetter('s'));
    }

    boolean isLetter(char letter) {
        return Character.toLowerCase(text.charAt(0)) == letter;
    }

    /** Whether it stands for a part of a day or of a time. */
    boolean isUnit() {
        return unit != Unit.LITERAL && unit != Unit.DIGIT;
    }
}
