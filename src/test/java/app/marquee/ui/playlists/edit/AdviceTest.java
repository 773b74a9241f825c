package app.marquee.ui.playlists.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AdviceTest {
    private static final String URL = "https://example.com/a?b=c";

    @Test
    void hasNothingToSayOfAnOrdinaryButton() {
        assertThat(ButtonAdvice.of(new ExternalButton(ButtonSize.SMALL, "Go", URL))).isEmpty();
    }

    @Test
    void warnsOfWhatIsMissing() {
        assertThat(ButtonAdvice.of(new ExternalButton(null, "Go", null)))
                .containsExactly(ButtonAdvice.SIZE_MISSING, ButtonAdvice.URL_MISSING);
        assertThat(ButtonAdvice.of(new ExternalButton(null, null, URL)))
                .containsExactly(ButtonAdvice.SIZE_MISSING, ButtonAdvice.TEXT_MISSING);
        assertThat(ButtonAdvice.of(new ExternalButton(null, null, null)))
                .containsExactly(ButtonAdvice.NOTHING_LEFT);
    }

    @Test
    void warnsOfUnusualValues() {
        assertThat(
                        ButtonAdvice.of(
                                new ExternalButton(
                                        new ButtonSize("huge"), "x".repeat(51), "example.com")))
                .containsExactly(
                        ButtonAdvice.SIZE_UNUSUAL,
                        ButtonAdvice.TEXT_LONG,
                        ButtonAdvice.URL_NOT_WEB);
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://a.b", "HTTP://a.b/c%20d", "http://localhost:80/x"})
    void knowsWebAddresses(String address) {
        assertThat(ExternalButton.isWebAddress(address)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "example.com", "javascript:alert(1)", "https:", "ftp://a.b", "h t"})
    void knowsWhatIsNone(String address) {
        assertThat(ExternalButton.isWebAddress(address)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'', NONE",
        "12345, TOO_SHORT",
        "🎬🎬🎬🎬🎬, TOO_SHORT",
        "123456, WEAK",
        "aaaaaaaaaaaaaaaaaaaa, WEAK",
        "password, WEAK",
        "correcthorse, FAIR",
        "Tr0ub4dor&3-horse, STRONG"
    })
    void judgesPasswords(String password, PasswordStrength strength) {
        assertThat(PasswordStrength.of(new Secret(password))).isEqualTo(strength);
    }
}
