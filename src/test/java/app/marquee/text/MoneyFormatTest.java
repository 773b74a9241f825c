package app.marquee.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.util.Locale;

/** Amounts of money as each language writes them. */
class MoneyFormatTest {
    private static final BigDecimal AMOUNT = new BigDecimal("1234.5");

    @ParameterizedTest
    @CsvSource({
        "en, BRL, 'R$1,234.50'",
        "en, USD, '$1,234.50'",
        "pt-BR, BRL, 'R$\u00a01.234,50'",
        "pt-BR, USD, 'US$\u00a01.234,50'",
        "es-419, BRL, 'R$1,234.50'",
        "es, BRL, '1.234,50\u00a0R$'",
        "es-419, USD, 'US$1,234.50'",
        "es-419, CHF, '1,234.50 CHF'",
        "pt-BR, CHF, '1.234,50 CHF'",
        "en, CHF, '1,234.50 CHF'",
        "en, CREDITS, '1,234.50 CREDITS'",
        "en, , '1,234.50 \u00a4'"
    })
    void theSignIsThatOfTheLanguage(String language, @Nullable String currency, String written) {
        assertThat(format(language).of(AMOUNT, currency)).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource({
        "en, , '1,234.50 (currency unknown)'",
        "pt-BR, '', '1.234,50 (moeda desconhecida)'",
        "en, EUR, '€1,234.50'"
    })
    void whereThereIsRoomAnUnknownCurrencyIsNamed(
            String language, @Nullable String currency, String written) {
        assertThat(format(language).full(AMOUNT, currency)).isEqualTo(written);
    }

    private static MoneyFormat format(String language) {
        return new MoneyFormat(Messages.shared(Locale.forLanguageTag(language)), 2);
    }
}
