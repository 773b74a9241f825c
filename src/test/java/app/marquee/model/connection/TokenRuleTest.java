package app.marquee.model.connection;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenRuleTest {
    @ParameterizedTest
    @ValueSource(strings = {"a", "!", "~", "Bearer-x.y_z+/="})
    void aLineOfVisibleAsciiIsAToken(String token) {
        assertThat(TokenRule.isVisibleAscii(new Secret(token))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a\tb", "a\u007f", "\u0080a", "maçã", "a\n", "\u2028"})
    void nothingElseIs(String token) {
        assertThat(TokenRule.isVisibleAscii(new Secret(token))).isFalse();
    }
}
