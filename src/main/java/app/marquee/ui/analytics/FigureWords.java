package app.marquee.ui.analytics;

import app.marquee.analytics.Amount;
import app.marquee.analytics.CostSum;
import app.marquee.analytics.Sum;
import app.marquee.text.Messages;
import app.marquee.text.MoneyFormat;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/** Formatter of values, with marks for sums that are incomplete or only bounds. Immutable. */
public final class FigureWords {
    private static final int CENTS = 2;
    private static final int FINE = 4;
    private static final BigDecimal CENT = new BigDecimal("0.01");

    private final Messages messages;
    private final MoneyFormat cents;
    private final MoneyFormat fine;

    public FigureWords(Messages messages) {
        this.messages = messages;
        this.cents = new MoneyFormat(messages, CENTS);
        this.fine = new MoneyFormat(messages, FINE);
    }

    public String count(long value) {
        return messages.formats().integer(value);
    }

    public String count(BigInteger value) {
        return messages.formats().integer(value);
    }

    /** An amount of money in full. */
    public String cost(Amount cost) {
        return fine.full(cost.value(), cost.currency());
    }

    /**
     * The same in a cell: to the cent, so that the points of a column stand below each other, with
     * a sign for a currency that the platform did not provide.
     */
    public String shortCost(Amount cost) {
        return shortCost(cost.value(), cost.currency());
    }

    public String shortCost(CostSum cost) {
        return shortCost(cost.amount(), cost.currency());
    }

    private String shortCost(BigDecimal value, @Nullable String currency) {
        boolean isLittle = value.signum() > 0 && value.compareTo(CENT) < 0;
        String amount = cents.of(isLittle ? CENT : value, currency);
        return isLittle ? "<" + amount : amount;
    }

    /** The sum with a sign for what it is worth, or null when nothing of it is known. */
    public @Nullable String sum(Sum sum, boolean additive) {
        if (!sum.isKnown()) {
            return null;
        }
        String known = count(sum.known());
        return switch (sum.accuracy(additive)) {
            case EXACT -> known;
            case AT_MOST -> messages.text("sum.at-most", known);
            case AT_LEAST -> messages.text("pattern.least", known);
            case ABOUT -> messages.text("pattern.about", known);
        };
    }

    /** The same in a sentence; empty when there is nothing to explain. */
    public String explained(Sum sum, boolean additive) {
        if (!sum.isKnown()) {
            return messages.text("sum.unknown.help");
        }
        Sum.Accuracy accuracy = sum.accuracy(additive);
        return switch (accuracy) {
            case EXACT -> "";
            case AT_MOST -> messages.text("sum.at-most.help");
            case AT_LEAST, ABOUT ->
                    messages.plural("sum." + name(accuracy) + ".help", sum.unknown());
        };
    }

    private static String name(Sum.Accuracy accuracy) {
        return accuracy.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
