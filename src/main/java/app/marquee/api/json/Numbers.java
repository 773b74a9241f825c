package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NumericNode;

import java.math.BigDecimal;

/** Parser of numbers that servers write as numbers or as text. Inexact values are null. */
final class Numbers {
    private static final int LONGEST_TEXT = 40;

    /** Beyond it a number in plain notation fills the memory, and is certainly an error. */
    private static final int LARGEST_SCALE = 100;

    private Numbers() {}

    static @Nullable Long whole(JsonNode node) {
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return node.longValue();
        }
        BigDecimal decimal = decimal(node);
        try {
            return decimal == null ? null : decimal.longValueExact();
        } catch (ArithmeticException e) {
            return null;
        }
    }

    static @Nullable BigDecimal decimal(JsonNode node) {
        if (node instanceof NumericNode number && number.isNaN()) {
            return null;
        }
        BigDecimal decimal = null;
        if (node.isNumber()) {
            decimal = node.decimalValue();
        } else if (node.isString()) {
            decimal = ofText(node.stringValue().strip());
        }
        return decimal == null || !isOfReasonableScale(decimal) ? null : decimal;
    }

    static boolean isOfReasonableScale(BigDecimal decimal) {
        return Math.abs((long) decimal.scale()) <= LARGEST_SCALE;
    }

    static @Nullable Double real(JsonNode node) {
        BigDecimal decimal = decimal(node);
        return decimal == null ? null : decimal.doubleValue();
    }

    private static @Nullable BigDecimal ofText(String text) {
        if (text.isEmpty() || text.length() > LONGEST_TEXT) {
            return null;
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
