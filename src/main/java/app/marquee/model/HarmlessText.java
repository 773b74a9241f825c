package app.marquee.model;

import java.util.HexFormat;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text that may be printed on a terminal: what a terminal obeys, what turns or hides the words
 * around it, and what breaks a line is escaped as in JSON, such as {@code \u001B}. Names come from
 * the platform and from files, and could otherwise pass for another name or for another line.
 */
public final class HarmlessText {
    private static final String HARMFUL = "\\p{Cc}\\p{Cf}\\u2028\\u2029";

    private static final Pattern IN_TEXT = Pattern.compile("[" + HARMFUL + "]");
    private static final Pattern IN_LINES =
            Pattern.compile("\r(?!\n)|[" + HARMFUL + "&&[^\n\r\t]]");

    /** Marks of direction stay: they turn no letters, and keep the words of a sentence in order. */
    private static final Pattern IN_WINDOW =
            Pattern.compile("[" + HARMFUL + "&&[^\n\t\u200e\u200f]]");

    private static final Pattern IN_QUOTES = Pattern.compile("[\"\\\\" + HARMFUL + "]");

    /** Digits and some signs count as emoji. */
    private static final int LAST_ASCII = 0x7f;

    private static final String JOINERS = "\u200c\u200d";

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private HarmlessText() {}

    /** The text on one line. */
    public static String of(String text) {
        return escaped(IN_TEXT, text);
    }

    /** Whole lines, whose breaks and tabs stay. */
    public static String lines(String lines) {
        return escaped(IN_LINES, lines);
    }

    /** The text on one line and in quotes, so that it is seen where it ends. */
    public static String quoted(String text) {
        return '"' + escaped(IN_QUOTES, text) + '"';
    }

    /** Lines of a window, which shows nothing in place of such a character. */
    public static String without(String lines) {
        return replaced(IN_WINDOW, lines, _ -> "");
    }

    private static String escaped(Pattern pattern, String text) {
        return replaced(pattern, text, HarmlessText::escape);
    }

    private static String replaced(Pattern pattern, String text, UnaryOperator<String> other) {
        return pattern.matcher(text)
                .replaceAll(
                        found ->
                                Matcher.quoteReplacement(
                                        isJoining(text, found.start())
                                                ? found.group()
                                                : other.apply(found.group())));
    }

    /** Whether without the character a word or an emoji would be another one. */
    private static boolean isJoining(String text, int at) {
        return JOINERS.indexOf(text.charAt(at)) >= 0
                && at > 0
                && at + 1 < text.length()
                && isJoined(text.codePointBefore(at))
                && isJoined(text.codePointAt(at + 1));
    }

    private static boolean isJoined(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK ->
                    true;
            default ->
                    Character.isLetter(codePoint)
                            || (codePoint > LAST_ASCII && Character.isEmoji(codePoint));
        };
    }

    private static String escape(String character) {
        return switch (character) {
            case "\"", "\\" -> "\\" + character;
            case "\n" -> "\\n";
            case "\r" -> "\\r";
            case "\t" -> "\\t";
            default -> {
                StringBuilder all = new StringBuilder();
                character
                        .chars()
                        .forEach(unit -> all.append("\\u").append(HEX.toHexDigits((char) unit)));
                yield all.toString();
            }
        };
    }
}
