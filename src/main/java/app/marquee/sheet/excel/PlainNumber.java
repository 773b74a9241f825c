package app.marquee.sheet.excel;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reader of numbers as Excel shows them: plain, with at most 15 digits. */
final class PlainNumber {
    private static final MathContext DIGITS = new MathContext(15, RoundingMode.HALF_UP);
    private static final Pattern FORM =
            Pattern.compile("[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");

    private PlainNumber() {}

    /** Empty for a text that is no finite number. */
    static Optional<BigDecimal> read(String text) {
        if (!FORM.matcher(text).matches()) {
            return Optional.empty();
        }
        double value = Double.parseDouble(text);
        return Double.isFinite(value)
                ? Optional.of(new BigDecimal(value).round(DIGITS))
                : Optional.empty();
    }

    static SheetCell cell(BigDecimal number) {
        String text = number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
        return new SheetCell(text, SheetCell.Type.NUMBER);
    }
}
