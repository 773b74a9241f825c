package app.marquee.model.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MapKeyTest {
    @Test
    void aKeyIsTakenAndNeverShown() {
        MapKey key = MapKey.of("  AIza-Sy_09 ").orElseThrow();

        assertThat(key.secret().reveal()).isEqualTo("AIza-Sy_09");
        assertThat(key).hasToString(Secret.MASK).isEqualTo(MapKey.of("AIza-Sy_09").orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "a&b=c", "a\"", "<x>", "é", "a\nb", "a'+alert(1)+'"})
    void whatCouldBeMoreThanAKeyIsNone(String typed) {
        assertThat(MapKey.of(typed)).isEmpty();
    }
}
