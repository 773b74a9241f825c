package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Language;
import app.marquee.text.Messages;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Words and dashes for what isn't known. */
class UnknownWordTest {
    /** The texts that stand in cells of tables and of their exports. */
    private static final Map<String, List<String>> TEXTS =
            Map.of(
                    "export", List.of("unknown", "value.unknown", "unknown.mark", "state.UNKNOWN"),
                    "video", List.of("matrix.gap"));

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextForUnknownIsOne(Language language) {
        Messages all = Messages.of("export", language.locale(Locale.ENGLISH));
        TEXTS.forEach(
                (bundle, keys) ->
                        assertThat(keys)
                                .extracting(all.of(bundle)::text)
                                .allMatch(UnknownWord::isIn));
    }

    @ParameterizedTest
    @CsvSource({
        "'  unknown ', true",
        "DESCONOCIDO, true",
        "'\u00a0\u2014\ufeff', true",
        "unknown artist, false",
        "-, false",
        "?, false",
        "'', false"
    })
    void aCellHasTheWordAlone(String cell, boolean isUnknown) {
        assertThat(UnknownWord.isIn(cell)).isEqualTo(isUnknown);
    }
}
