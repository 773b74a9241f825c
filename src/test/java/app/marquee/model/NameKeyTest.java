package app.marquee.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CorpusLines;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.stream.Stream;

/** Names that look the same are the same, and no others. */
class NameKeyTest {
    static Stream<List<String>> names() {
        return CorpusLines.of("yaml/names.tsv");
    }

    private static String text(String json) {
        return JsonMapper.shared().readTree(json).asString();
    }

    @ParameterizedTest
    @MethodSource("names")
    void namesAreTheSameWhereTheyLookSo(List<String> line) {
        NameKey one = NameKey.of(text(line.get(0)));
        NameKey other = NameKey.of(text(line.get(1)));
        assertThat(one.equals(other)).isEqualTo(line.get(2).equals("same"));
    }

    @Test
    void onlyTheEndsOfANewNameAreTrimmed() {
        assertThat(NameKey.trimmed("\u00A0 Aula\u00A0 1\u3000\t")).isEqualTo("Aula\u00A0 1");
        assertThat(NameKey.trimmed("\u3000")).isEmpty();
    }
}
