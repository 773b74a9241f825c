package app.marquee.sheet.conversion;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Number that a spreadsheet program reads in a text. Immutable.
 *
 * @param unit the currency; empty for none
 * @param scientific whether it has an exponent
 * @param formatted whether its form makes the program show two decimals
 */
record SheetNumber(BigDecimal value, String unit, boolean scientific, boolean formatted) {

    private static final String BEGINNINGS = "0123456789+-.,(UR$€£¥";

    private static final String CURRENCY = "(?:US\\$|R\\$|[$€£¥])";

    private static final Pattern FORM =
            Pattern.compile(
                    "(?<open>\\()?(?<sign>[+-])? ?(?<unit>"
                            + CURRENCY
                            + ")? ?(?<minus>-)?(?<digits>[0-9.,][0-9., ]*?)"
                            + "(?<exponent>[eE][+-]?[0-9]{1,3})?(?<percent> ?%)?(?<after> ?"
                            + CURRENCY
                            + ")?(?<close>\\))?");

    private static final Pattern FRACTION =
            Pattern.compile("(-?)([0-9]{1,9}) ([0-9]{1,3})/([0-9]{1,3})");

    /** With a point and with a comma before the decimals. */
    private static final List<Pattern> DIGITS =
            List.of(
                    Pattern.compile(
                            "(?<whole>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]*)(?:\\.(?<decimals>[0-9]*))?"),
                    Pattern.compile(
                            "(?<whole>[0-9]{1,3}(?:[."
                                    + " ][0-9]{3})+|[0-9]*)(?:,(?<decimals>[0-9]*))?"));

    /** Programs write no sign before a positive number, and no zeros before other digits. */
    private static final Pattern WRITTEN = Pattern.compile("(?![^0-9.,]*(?:\\+|0[0-9])).*");

    /** A program that lost digits writes an exponent of two digits with its sign. */
    private static final Pattern ROUNDED = Pattern.compile("-?[0-9](?:[.,][0-9]+)?E[+-][0-9]{2,3}");

    /** Programs keep 15 significant digits, some 17. */
    private static final int LEAST_KEPT = 15;

    private static final int MOST_KEPT = 17;

    /** Digits of a number with an exponent in a narrow column. */
    private static final int LEAST_SHOWN = 3;

    /** Digits that a cell without a format has room for. */
    private static final int ROOM = 10;

    private static final int LARGEST_EXPONENT = 308;

    static Conversion compare(String was, String is, boolean number) {
        if (isSame(was, is, number)) {
            return Conversion.SAME;
        }
        boolean isLost =
                ROUNDED.matcher(is).matches()
                        && !ROUNDED.matcher(was).matches()
                        && DIGITS.stream().anyMatch(form -> read(was, form).isPresent());
        return isLost ? Conversion.UNDECIDED : Conversion.EDITED;
    }

    /** The text may be of another language than the program. */
    private static boolean isSame(String was, String is, boolean number) {
        if (!WRITTEN.matcher(is).matches()) {
            return false;
        }
        for (Pattern one : DIGITS) {
            Optional<SheetNumber> before = read(was, one);
            boolean same =
                    before.isPresent()
                            && DIGITS.stream()
                                    .flatMap(other -> read(is, other).stream())
                                    .anyMatch(after -> before.get().isWrittenAs(after, number));
            if (same) {
                return true;
            }
        }
        return false;
    }

    private static Optional<SheetNumber> read(String text, Pattern digits) {
        if (BEGINNINGS.indexOf(text.charAt(0)) < 0) {
            return Optional.empty();
        }
        Matcher fraction = FRACTION.matcher(text);
        if (fraction.matches()) {
            return fraction(fraction);
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches() || (form.group("open") == null) != (form.group("close") == null)) {
            return Optional.empty();
        }
        Matcher parts = digits.matcher(form.group("digits"));
        return parts.matches() ? number(form, parts) : Optional.empty();
    }

    private static Optional<SheetNumber> fraction(Matcher form) {
        BigDecimal below = new BigDecimal(form.group(4));
        if (below.signum() == 0) {
            return Optional.empty();
        }
        BigDecimal value =
                new BigDecimal(form.group(2))
                        .add(new BigDecimal(form.group(3)).divide(below, MathContext.DECIMAL64));
        return Optional.of(
                new SheetNumber(
                        form.group(1).isEmpty() ? value : value.negate(), "", false, false));
    }

    private static Optional<SheetNumber> number(Matcher form, Matcher parts) {
        String whole = parts.group("whole").replaceAll("[^0-9]", "");
        String decimals = parts.group("decimals") == null ? "" : parts.group("decimals");
        String exponent = form.group("exponent");
        int power = exponent == null ? 0 : Integer.parseInt(exponent.substring(1));
        if ((whole + decimals).isEmpty() || Math.abs(power) > LARGEST_EXPONENT) {
            return Optional.empty();
        }
        boolean percent = form.group("percent") != null;
        BigDecimal value =
                new BigDecimal("0" + whole + "." + decimals + "0")
                        .scaleByPowerOfTen(percent ? power - 2 : power);
        String before = form.group("unit") == null ? "" : form.group("unit");
        String unit = form.group("after") == null ? before : form.group("after").strip();
        boolean formatted =
                percent || !unit.isEmpty() || parts.group("whole").length() > whole.length();
        return Optional.of(
                new SheetNumber(
                        isNegative(form) ? value.negate() : value,
                        unit,
                        exponent != null,
                        formatted));
    }

    private static boolean isNegative(Matcher form) {
        return "-".equals(form.group("sign"))
                || form.group("minus") != null
                || form.group("open") != null;
    }

    private boolean isWrittenAs(SheetNumber other, boolean number) {
        boolean sameUnit = unit.equals(other.unit()) || (number && other.unit().isEmpty());
        return sameUnit
                && (value.compareTo(other.value()) == 0
                        || isCut(other)
                        || isRoundedToFit(other.value())
                        || isFormatted(other.value()));
    }

    private boolean isCut(SheetNumber other) {
        for (int kept = LEAST_SHOWN; kept <= MOST_KEPT; kept++) {
            boolean isKept = kept >= LEAST_KEPT;
            if ((other.scientific() || isKept)
                    && (isRounded(kept, RoundingMode.HALF_UP, other.value())
                            || (isKept && isRounded(kept, RoundingMode.DOWN, other.value())))) {
                return true;
            }
        }
        double binary = value.doubleValue();
        return Double.isFinite(binary) && new BigDecimal(binary).compareTo(other.value()) == 0;
    }

    private boolean isRounded(int kept, RoundingMode mode, BigDecimal other) {
        return value.round(new MathContext(kept, mode)).compareTo(other) == 0;
    }

    private boolean isRoundedToFit(BigDecimal other) {
        int whole = Math.max(1, value.precision() - value.scale());
        return whole < ROOM && (isScaled(ROOM - whole, other) || isScaled(ROOM - 1 - whole, other));
    }

    private boolean isFormatted(BigDecimal other) {
        return formatted && (isScaled(2, other) || isScaled(4, other));
    }

    private boolean isScaled(int decimals, BigDecimal other) {
        return value.setScale(decimals, RoundingMode.HALF_UP).compareTo(other) == 0;
    }
}
