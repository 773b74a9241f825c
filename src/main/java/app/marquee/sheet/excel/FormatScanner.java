package app.marquee.sheet.excel;

import app.marquee.sheet.excel.FormatToken.Unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Scanner of the tokens of one section of a number format. */
final class FormatScanner {
    private static final Pattern HALF_OF_DAY = Pattern.compile("(?i)AM/PM|A/P|上午/下午|午前/午後|오전/오후");

    private static final Pattern ANY_NUMBER = Pattern.compile("(?i)General");
    private static final Pattern WORD = Pattern.compile("[A-Za-z\\u00C0-\\u024F]+");

    /** Letters without any other are units; T and Z stand between them in some files. */
    private static final Pattern UNITS =
            Pattern.compile(
                    "(?i)(?:y{1,4}|m{1,5}|d{1,4}|h{1,2}|s{1,2}|e+|g{1,3}|b{4}|b{2}|a{3,4})+");

    private static final Pattern UNIT = Pattern.compile("(?i)(.)\\1*");
    private static final Pattern ELAPSED = Pattern.compile("(?i)h+|m+|s+");
    private static final Pattern FRACTION = Pattern.compile("[.,](0+)");

    private final String code;
    private final List<FormatToken> tokens = new ArrayList<>();
    private int at;

    FormatScanner(String code) {
        this.code = code;
    }

    List<FormatToken> tokens() {
        while (at < code.length()) {
            next(code.charAt(at));
        }
        return minutes();
    }

    private void next(char one) {
        switch (one) {
            case '"' -> quoted();
            case '\\', '!' -> literal(at + 1, at + 2);
            // As wide as the next character, and filled with it.
            case '_', '*' -> at += 2;
            case '[' -> brackets();
            case '0', '#', '?' -> add(Unit.DIGIT, at + 1);
            default -> word();
        }
    }

    private void add(Unit unit, int end) {
        tokens.add(new FormatToken(unit, code.substring(at, end)));
        at = end;
    }

    private void literal(int start, int end) {
        int last = Math.min(end, code.length());
        tokens.add(FormatToken.literal(code.substring(Math.min(start, last), last)));
        at = end;
    }

    private void quoted() {
        int end = code.indexOf('"', at + 1);
        literal(at + 1, end < 0 ? code.length() : end);
        at++;
    }

    /** An elapsed unit, a currency or a language, a color or a condition. */
    private void brackets() {
        int end = code.indexOf(']', at);
        if (end < 0) {
            literal(at, code.length());
            return;
        }
        String inside = code.substring(at + 1, end);
        if (ELAPSED.matcher(inside).matches()) {
            tokens.add(new FormatToken(Unit.ELAPSED, inside));
        } else if (inside.startsWith("$")) {
            int dash = inside.indexOf('-');
            tokens.add(FormatToken.literal(inside.substring(1, dash < 0 ? inside.length() : dash)));
        }
        at = end + 1;
    }

    private void word() {
        Matcher half = HALF_OF_DAY.matcher(code).region(at, code.length());
        Matcher number = ANY_NUMBER.matcher(code).region(at, code.length());
        Matcher word = WORD.matcher(code).region(at, code.length());
        Matcher fraction = FRACTION.matcher(code).region(at, code.length());
        if (half.lookingAt()) {
            add(Unit.HALF_OF_DAY, half.end());
        } else if (number.lookingAt()) {
            add(Unit.DIGIT, number.end());
        } else if (word.lookingAt()) {
            units(word.group());
        } else if (fraction.lookingAt() && isAfterSeconds()) {
            add(Unit.FRACTION, fraction.end());
        } else {
            literal(at, at + 1);
        }
    }

    private boolean isAfterSeconds() {
        return !tokens.isEmpty() && tokens.getLast().isSeconds();
    }

    private void units(String word) {
        String units = word.replaceAll("(?i)[tz]", "");
        if (!UNITS.matcher(units).matches()) {
            literal(at, at + word.length());
            return;
        }
        Matcher unit = UNIT.matcher(word);
        int start = at;
        while (unit.find()) {
            add(of(unit.group().toLowerCase(Locale.ROOT)), start + unit.end());
        }
    }

    private static Unit of(String letters) {
        return switch (letters.charAt(0)) {
            case 'h' -> Unit.HOUR;
            case 'm' -> Unit.MONTH;
            case 's' -> Unit.SECOND;
            case 'd', 'a' -> Unit.DAY;
            case 't', 'z' -> Unit.LITERAL;
            default -> Unit.YEAR;
        };
    }

    /** One or two m after hours or before seconds are minutes. */
    private List<FormatToken> minutes() {
        for (int number = 0; number < tokens.size(); number++) {
            FormatToken token = tokens.get(number);
            if (token.is(Unit.MONTH)
                    && token.text().length() <= 2
                    && (isAfterHours(number) || isBeforeSeconds(number))) {
                tokens.set(number, new FormatToken(Unit.MINUTE, token.text()));
            }
        }
        return List.copyOf(tokens);
    }

    private boolean isAfterHours(int number) {
        return tokens.subList(0, number).reversed().stream()
                .filter(FormatToken::isUnit)
                .findFirst()
                .filter(FormatToken::isHours)
                .isPresent();
    }

    private boolean isBeforeSeconds(int number) {
        return tokens.subList(number + 1, tokens.size()).stream()
                .filter(FormatToken::isUnit)
                .findFirst()
                .filter(FormatToken::isSeconds)
                .isPresent();
    }
}
