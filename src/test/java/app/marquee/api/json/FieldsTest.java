package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.math.BigDecimal;

/** One member under any of its names. */
class FieldsTest {
    private static Fields of(String json) {
        return Fields.of(JsonMapper.shared().readTree(json));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"title\":\"One\"}",
                "{\"name\":\"One\"}",
                "{\"title\":\"One\",\"name\":\"Two\"}",
                "{\"title\":null,\"name\":\"One\"}",
                "{\"name\":\"One\",\"title\":null}",
                "{\"title\":\"One\",\"name\":null}",
                "{\"title\":{},\"name\":\"One\"}"
            })
    void theFirstOfItsNamesThatHasAValueCounts(String json) {
        assertThat(of(json).text("title", "name")).isEqualTo(Member.of("One"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"title\":null}",
                "{\"name\":null}",
                "{\"title\":null,\"name\":null}",
                "{\"title\":null,\"name\":{}}",
                "{\"title\":{},\"name\":null}"
            })
    void itIsNullWhereNoOtherNameHasAValue(String json) {
        assertThat(of(json).text("title", "name")).isEqualTo(Member.ofNull());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"title\":{}}", "{\"titles\":\"One\"}"})
    void itIsAbsentWhereNothingCanBeReadAsIt(String json) {
        assertThat(of(json).text("title", "name")).isEqualTo(Member.absent());
    }

    /** Such numbers would take minutes to be written out. */
    @ParameterizedTest
    @ValueSource(strings = {"1e102", "\"1e101\"", "1e-101", "1e999999999", "\"1e-999999999\""})
    void aNumberOfManyDigitsIsNotRead(String number) {
        Fields fields = of("{\"views\":" + number + "}");
        assertThat(fields.decimal("views")).isEqualTo(Member.absent());
        assertThat(fields.whole("views")).isEqualTo(Member.absent());
    }

    @Test
    void aNumberInATextHasAtMostFortyCharacters() {
        String longest = "1." + "0".repeat(38);
        assertThat(of("{\"cost\":\"" + longest + "\"}").decimal("cost"))
                .isEqualTo(Member.of(new BigDecimal(longest)));
        assertThat(of("{\"cost\":\"" + longest + "0\"}").decimal("cost"))
                .isEqualTo(Member.absent());
    }

    @Test
    void whatWasTakenIsNoExtra() {
        Fields fields = of("{\"title\":\"One\",\"hidden\":null,\"x\":1}");
        fields.text("title");
        fields.bool("hidden");
        assertThat(fields.extras().members()).containsOnlyKeys("x");
    }
}
