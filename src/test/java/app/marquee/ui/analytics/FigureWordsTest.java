package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Amount;
import app.marquee.analytics.CostSum;
import app.marquee.analytics.Sum;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/** How costs and sums are written. */
class FigureWordsTest {
    private static final BigDecimal LITTLE = new BigDecimal("0.0049");

    private static FigureWords words(Locale locale) {
        return new FigureWords(Messages.of("analytics", locale));
    }

    @ParameterizedTest
    @CsvSource({
        "12345.8912, '$12,345.89'",
        "12.3456, $12.35",
        "1, $1.00",
        "0.01, $0.01",
        "0.0099, <$0.01",
        "0.0001, <$0.01",
        "0, $0.00"
    })
    void inACellACostStandsToTheCent(BigDecimal value, String written) {
        assertThat(words(Locale.ENGLISH).shortCost(new Amount(value, "USD"))).isEqualTo(written);
        assertThat(words(Locale.ENGLISH).shortCost(new CostSum("USD", value, 1)))
                .isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, true, ",
        "1, 0, true, '1,200'",
        "3, 0, true, '1,200'",
        "3, 0, false, '≤ 1,200'",
        "3, 2, true, '≥ 1,200'",
        "3, 2, false, '≈ 1,200'"
    })
    void aSumSaysWhatItIsWorth(
            long counted, long unknown, boolean additive, @Nullable String written) {
        Sum sum = new Sum(BigInteger.valueOf(1_200), counted, unknown);
        assertThat(words(Locale.ENGLISH).sum(sum, additive)).isEqualTo(written);
    }

    @Test
    void itIsWrittenAsTheLanguageDoes() {
        assertThat(words(Locale.of("pt", "BR")).shortCost(new Amount(LITTLE, "BRL")))
                .isEqualTo("<R$\u00a00,01");
    }

    @Test
    void aCurrencyThatWasNotSaidHasASign() {
        assertThat(words(Locale.ENGLISH).shortCost(new Amount(LITTLE, null)))
                .isEqualTo("<0.01 \u00a4");
    }

    @Test
    void elsewhereALittleIsWrittenOut() {
        assertThat(words(Locale.ENGLISH).cost(new Amount(LITTLE, "USD"))).isEqualTo("$0.0049");
    }
}
