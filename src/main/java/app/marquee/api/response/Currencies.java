package app.marquee.api.response;

import org.jspecify.annotations.Nullable;

import java.util.Currency;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Interner of currency codes, so that a million rows share one text each. Thread-safe. */
final class Currencies {
    private static final Map<String, String> CODES =
            Currency.getAvailableCurrencies().stream()
                    .map(Currency::getCurrencyCode)
                    .collect(Collectors.toUnmodifiableMap(Function.identity(), code -> code));

    private Currencies() {}

    /** The same text; what is no code of a currency stays as it is. */
    static @Nullable String oneForAll(@Nullable String code) {
        return code == null ? null : CODES.getOrDefault(code, code);
    }
}
