package app.marquee.sheet.excel;

import app.marquee.sheet.excel.FormatToken.Unit;

import java.util.List;
import java.util.function.DoublePredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Section of a number format. Immutable. */
final class FormatSection {
    private static final Pattern CONDITION =
            Pattern.compile("\\[\\s*(<=|>=|<>|<|>|=)\\s*(-?[\\d.]+(?:[eE][-+]?\\d+)?)\\s*]");

    private final List<FormatToken> tokens;
    private final boolean hasCondition;
    private final DoublePredicate condition;

    FormatSection(String code) {
        this.tokens = new FormatScanner(code).tokens();
        Matcher found = CONDITION.matcher(code);
        this.hasCondition = found.find();
        this.condition =
                hasCondition ? condition(found.group(1), number(found.group(2))) : _ -> true;
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException _) {
            return Double.NaN;
        }
    }

    private static DoublePredicate condition(String operator, double limit) {
        return switch (operator) {
            case "<" -> value -> value < limit;
            case "<=" -> value -> value <= limit;
            case ">" -> value -> value > limit;
            case ">=" -> value -> value >= limit;
            case "<>" -> value -> value != limit;
            default -> value -> value == limit;
        };
    }

    boolean hasCondition() {
        return hasCondition;
    }

    boolean matches(double value) {
        return condition.test(value);
    }

    List<FormatToken> tokens() {
        return tokens;
    }

    boolean has(Unit unit) {
        return tokens.stream().anyMatch(token -> token.is(unit));
    }

    /** Places for digits make it a number, whatever its other letters are. */
    private boolean isNumber() {
        return has(Unit.DIGIT) || tokens.stream().noneMatch(FormatToken::isUnit);
    }

    /** Whether it shows a part of a day, a time or a length. */
    boolean isTemporal() {
        return !isNumber();
    }

    boolean hasDay() {
        return has(Unit.YEAR) || has(Unit.MONTH) || has(Unit.DAY);
    }

    /** Whether it may show a number of days and a time, such as 1 d 12:00. */
    boolean isLength() {
        return hasTime()
                && !has(Unit.YEAR)
                && !has(Unit.MONTH)
                && tokens.stream()
                        .filter(token -> token.is(Unit.DAY))
                        .allMatch(token -> token.text().length() <= 2);
    }

    boolean hasTime() {
        return has(Unit.HOUR) || has(Unit.MINUTE) || hasSeconds() || has(Unit.ELAPSED);
    }

    boolean hasSeconds() {
        return tokens.stream().anyMatch(FormatToken::isSeconds);
    }

    /** Digits of the fraction of a second. */
    int fraction() {
        return tokens.stream()
                .filter(token -> token.is(Unit.FRACTION))
                .mapToInt(token -> token.text().length() - 1)
                .max()
                .orElse(0);
    }
}
