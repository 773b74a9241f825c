package app.marquee.text;

import app.marquee.model.LocaleFormat;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Optional;

/**
 * Formatter of money in the user's locale, with the sign of the currency where it has one.
 * Immutable.
 *
 * @param decimals at most
 */
public record MoneyFormat(Messages messages, int decimals) {
    private static final int CENTS = 2;

    /** Sign for a currency that the platform did not provide. */
    private static final String NO_CURRENCY = "\u00a4";

    /** An amount without a known currency has the general sign of currencies. */
    public String of(BigDecimal amount, @Nullable String currency) {
        Optional<Currency> signed = sign(currency);
        if (signed.isPresent()) {
            return form().money(amount, signed.get(), CENTS, decimals);
        }
        String code = currency == null || currency.isBlank() ? NO_CURRENCY : currency;
        return messages.text("pattern.amount", number(amount), code);
    }

    /** The same where there is room to say that the currency is unknown. */
    public String full(BigDecimal amount, @Nullable String currency) {
        return currency == null || currency.isBlank()
                ? messages.text("pattern.amount.unknown", number(amount))
                : of(amount, currency);
    }

    /** The currency of a code that has a sign; others are written as their code. */
    private Optional<Currency> sign(@Nullable String code) {
        return LocaleFormat.currency(code).filter(currency -> !form().sign(currency).equals(code));
    }

    private String number(BigDecimal amount) {
        return form().decimal(amount, CENTS, decimals);
    }

    private LocaleFormat form() {
        return new LocaleFormat(messages.locale());
    }
}
