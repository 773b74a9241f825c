package app.marquee.api.response;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.api.Rendered;
import app.marquee.api.SameShape;
import app.marquee.api.TestAnswer;
import app.marquee.api.json.ReaderCase;
import app.marquee.api.json.ReaderCase.Kind;
import app.marquee.model.Page;
import app.marquee.model.analytics.Rows;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Every reader against every form of an answer. */
class ReadersTest {
    private static final String HUGE = "92233720368547758080";
    private static final String DECIMALS =
            "(bandwidthCost|amount|length|duration|pendingEstimate|totalReceived|balance)=" + HUGE;

    static Stream<ReaderCase> readers() {
        return ReaderCase.all();
    }

    @ParameterizedTest
    @MethodSource("readers")
    void readsARealisticAnswer(ReaderCase reader) {
        assertThat(Rendered.of(rowsOf(reader.plain()))).isEqualTo(reader.expected());
    }

    static Stream<Arguments> sameForms() {
        return readers()
                .flatMap(
                        reader ->
                                Arrays.stream(SameShape.values())
                                        .filter(shape -> shape.appliesTo(reader))
                                        .map(shape -> Arguments.of(reader, shape)));
    }

    @ParameterizedTest
    @MethodSource("sameForms")
    void readsTheSameInEveryForm(ReaderCase reader, SameShape shape) {
        assertThat(reader.read(TestAnswer.ok(shape.of(reader)))).isEqualTo(reader.plain());
    }

    @ParameterizedTest
    @MethodSource("readers")
    void keepsUnknownMembersAndReadsTheOthers(ReaderCase reader) {
        ArrayNode rows = reader.rows();
        for (JsonNode row : rows.values()) {
            ((ObjectNode) row).put("x_campaign", "verão").putObject("x_nested").put("a", 1);
        }
        Object read = reader.read(rows);
        assertThat(Rendered.extrasIn(read))
                .hasSize(rows.size())
                .extracting(extras -> extras.members().toString())
                .containsOnly("{x_campaign=\"verão\", x_nested={\"a\":1}}");
        String without =
                Rendered.of(rowsOf(read))
                        .replace(" extras={x_campaign=\"verão\", x_nested={\"a\":1}}", "");
        assertThat(without).isEqualTo(reader.expected());
    }

    @ParameterizedTest
    @MethodSource("readers")
    void whatIsMissingIsUnknown(ReaderCase reader) {
        ArrayNode rows = JsonNodeFactory.instance.arrayNode();
        reader.rows().values().forEach(row -> rows.add(onlyKey(reader, (ObjectNode) row)));
        String read = Rendered.of(rowsOf(reader.read(rows)));
        assertThat(read.lines()).isNotEmpty().hasSize(rows.size());
        assertThat(read).doesNotContain("counters", "=0", "=false", "=none", "=[]", "= ");
        rows.values()
                .forEach(row -> assertThat(read).contains(row.path(reader.key()).asString("")));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void whatIsNullIsNoValue(ReaderCase reader) {
        ArrayNode nulls = JsonNodeFactory.instance.arrayNode();
        ArrayNode missing = JsonNodeFactory.instance.arrayNode();
        for (JsonNode row : reader.rows().values()) {
            ObjectNode emptied = nulls.addObject();
            row.propertyNames().forEach(emptied::putNull);
            if (!reader.key().isEmpty()) {
                emptied.set(reader.key(), row.get(reader.key()));
            }
            missing.add(onlyKey(reader, (ObjectNode) row));
        }
        String read = Rendered.of(rowsOf(reader.read(nulls)));
        assertThat(read.replaceAll("( |(?<=\\{))[A-Za-z]+=none", ""))
                .isEqualTo(Rendered.of(rowsOf(reader.read(missing))));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aNumberThatIsTooLargeIsUnknownAndKept(ReaderCase reader) {
        ArrayNode rows = reader.rows();
        int numbers = 0;
        for (JsonNode row : rows.values()) {
            for (String name : List.copyOf(row.propertyNames())) {
                if (row.get(name).isNumber()) {
                    ((ObjectNode) row).put(name, new BigInteger(HUGE));
                    numbers++;
                }
            }
        }
        Object read = reader.read(rows);
        assertThat(sizeOf(read)).isEqualTo(rows.size());
        String text = Rendered.of(rowsOf(read));
        assertThat(text.contains(HUGE)).isEqualTo(numbers > 0);
        assertThat(text.replaceAll(" ?extras=\\{[^}]*}", "").replaceAll(DECIMALS, ""))
                .doesNotContain(HUGE);
    }

    @ParameterizedTest
    @MethodSource("readers")
    void halfACharacterIsText(ReaderCase reader) {
        String text = reader.rows().toString().replace("Aula", "Aula \\ud83d");
        ArrayNode rows = reader.rows();
        ((ObjectNode) rows.get(0)).put("x_half", "\ud83d");
        assertThat(sizeOf(reader.read(TestAnswer.ok(text)))).isEqualTo(sizeOf(reader.plain()));
        String escaped = rows.toString().replace("\ud83d\"", "\\ud83d\"");
        assertThat(Rendered.extrasIn(reader.read(TestAnswer.ok(escaped)))).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("readers")
    void oneBadRowDoesNotHideTheOthers(ReaderCase reader) {
        if (reader.kind() == Kind.RECORD) {
            return;
        }
        ArrayNode rows = reader.rows();
        rows.insert(1, JsonNodeFactory.instance.arrayNode().add(1));
        String read = Rendered.of(rowsOf(reader.read(rows)));
        assertThat(read.lines()).containsAll(reader.expected().lines().toList());
    }

    static Stream<Arguments> unreadable() {
        return readers()
                .flatMap(
                        reader ->
                                Stream.of(
                                        Arguments.of(reader, "17", Failure.WrongShape.class),
                                        Arguments.of(reader, "true", Failure.WrongShape.class),
                                        Arguments.of(reader, "\"OK\"", Failure.WrongShape.class),
                                        Arguments.of(
                                                reader,
                                                "{\"message\":\"tente mais tarde\"}",
                                                Failure.WrongShape.class),
                                        Arguments.of(
                                                reader,
                                                "[{\"x\":" + nested(150) + "}]",
                                                Failure.WrongShape.class),
                                        Arguments.of(
                                                reader,
                                                "<!DOCTYPE html><title>Bad gateway</title>",
                                                Failure.NotJson.class),
                                        Arguments.of(reader, half(reader), Failure.NotJson.class),
                                        Arguments.of(
                                                reader,
                                                reader.rows() + "[]",
                                                Failure.NotJson.class)));
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void whatCannotBeReadIsATypedFailureThatShowsTheText(
            ReaderCase reader, String text, Class<? extends Failure> failure) {
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class, () -> reader.read(TestAnswer.ok(text)));
        assertThat(thrown.failure()).isInstanceOf(failure);
        String raw =
                switch (thrown.failure()) {
                    case Failure.NotJson(var answer) -> answer.raw();
                    case Failure.WrongShape(var answer, var where, var expected) -> {
                        assertThat(expected).isNotNull();
                        yield answer.raw();
                    }
                    default -> throw new AssertionError(thrown.failure());
                };
        assertThat(raw).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("readers")
    void noContentIsNothing(ReaderCase reader) {
        Object read = reader.read(new TestAnswer(204, ""));
        assertThat(sizeOf(read)).isEqualTo(reader.kind() == Kind.RECORD ? 1 : 0);
        assertThat(Rendered.of(rowsOf(read))).doesNotContain("=0", "=none", "=[]");
    }

    @ParameterizedTest
    @MethodSource("readers")
    void anEmptyBodyIsNoEmptyList(ReaderCase reader) {
        TestAnswer empty = TestAnswer.ok("  \n");
        if (reader.kind() == Kind.RECORD) {
            assertThat(reader.read(empty)).isEqualTo(reader.read(new TestAnswer(204, "")));
            return;
        }
        FailureException thrown =
                catchThrowableOfType(FailureException.class, () -> reader.read(empty));
        assertThat(thrown.failure()).isInstanceOf(Failure.NotJson.class);
    }

    static Stream<Arguments> saidToBeEmpty() {
        return readers()
                .filter(reader -> reader.kind() != Kind.RECORD)
                .flatMap(
                        reader ->
                                Stream.of(
                                                "[]",
                                                "null",
                                                "{}",
                                                "[null]",
                                                "{\"data\":[]}",
                                                "{\"data\":null,\"total\":0}",
                                                "{\"%s\":[]}".formatted(reader.listName()),
                                                "{\"%s\":{}}".formatted(reader.listName()))
                                        .map(text -> Arguments.of(reader, text)));
    }

    @ParameterizedTest
    @MethodSource("saidToBeEmpty")
    void aListThatIsSaidToBeEmptyIsEmpty(ReaderCase reader, String text) {
        assertThat(sizeOf(reader.read(TestAnswer.ok(text)))).isZero();
    }

    private static Object rowsOf(Object read) {
        return switch (read) {
            case Page<?> page -> page.items();
            case Rows<?> rows -> rows.rows();
            default -> read;
        };
    }

    private static int sizeOf(Object read) {
        return rowsOf(read) instanceof List<?> rows ? rows.size() : 1;
    }

    private static ObjectNode onlyKey(ReaderCase reader, ObjectNode row) {
        ObjectNode only = JsonNodeFactory.instance.objectNode();
        if (!reader.key().isEmpty()) {
            only.set(reader.key(), row.get(reader.key()));
        }
        return only;
    }

    private static String nested(int levels) {
        return "[".repeat(levels) + "]".repeat(levels);
    }

    private static String half(ReaderCase reader) {
        String text = reader.rows().toString();
        return text.substring(0, text.length() / 2);
    }
}
