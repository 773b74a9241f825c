package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.http.mask.SecretFinder;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.BiFunction;

/** Trees of single values, their counts and limits, and members that come twice. */
final class RowTreeTest {
    private final RowTree trees = new RowTree(SecretFinder.NONE);

    private JsonNode read(String json) {
        return with(json, RowTree::read);
    }

    private JsonNode with(String json, BiFunction<RowTree, JsonParser, JsonNode> way) {
        try (JsonParser parser = Json.MAPPER.createParser(json)) {
            parser.nextToken();
            JsonNode read = way.apply(trees, parser);
            assertThat(parser.nextToken()).as("the parser stands on the end of it").isNull();
            return read;
        }
    }

    private JsonNode into(ObjectNode row, String json) {
        return with(json, (tree, parser) -> tree.read(parser, row));
    }

    private static ObjectNode row() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** A rest after a first member, as it is read after the short way. */
    private JsonNode rest(ObjectNode row, String json) {
        return with(
                json,
                (tree, parser) -> {
                    String name = parser.nextName();
                    parser.nextToken();
                    return tree.rest(parser, String.valueOf(name), row);
                });
    }

    private static void assertTooMany(Runnable reading, int most) {
        assertThatThrownBy(reading::run)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isEqualTo(new Failure.TooMany(most)));
    }

    @Test
    void numbersKeepTheirWholeValue() {
        JsonNode read =
                read("[1,2147483648,9223372036854775808,1.10,1e-400,12345678901234567890.5]");
        assertThat(read.get(0).isInt()).isTrue();
        assertThat(read.get(0).intValue()).isEqualTo(1);
        assertThat(read.get(1).isLong()).isTrue();
        assertThat(read.get(1).longValue()).isEqualTo(2_147_483_648L);
        assertThat(read.get(2).bigIntegerValue()).isEqualTo(new BigInteger("9223372036854775808"));
        assertThat(read.get(3).decimalValue()).isEqualTo(new BigDecimal("1.10"));
        assertThat(read.get(4).decimalValue()).isEqualTo(new BigDecimal("1e-400"));
        assertThat(read.get(5).decimalValue()).isEqualTo(new BigDecimal("12345678901234567890.5"));
    }

    @Test
    void otherValuesAreWhatTheyAre() {
        JsonNode read = read("{\"t\":true,\"f\":false,\"n\":null,\"s\":\"1\",\"o\":{},\"a\":[]}");
        assertThat(read.get("t").booleanValue()).isTrue();
        assertThat(read.get("f").isBoolean()).isTrue();
        assertThat(read.get("f").booleanValue()).isFalse();
        assertThat(read.get("n").isNull()).isTrue();
        assertThat(read.get("s").isString()).isTrue();
        assertThat(read.get("o").isObject()).isTrue();
        assertThat(read.get("a").isArray()).isTrue();
        assertThat(read.propertyNames()).containsExactly("t", "f", "n", "s", "o", "a");
    }

    @Test
    void eachReadCountsItsOwnValues() {
        read("[1,{\"a\":2}]");
        assertThat(trees.size()).as("the array, the object and two numbers").isEqualTo(4);
        read("7");
        assertThat(trees.size()).isEqualTo(1);
        into(row(), "{\"a\":1,\"b\":[2]}");
        assertThat(trees.size()).as("without the row itself").isEqualTo(3);
        into(row(), "{\"a\":1}");
        assertThat(trees.size()).isEqualTo(1);
        rest(row(), "{\"a\":1,\"b\":2}");
        assertThat(trees.size()).isEqualTo(2);
        rest(row(), "{\"a\":1}");
        assertThat(trees.size()).isEqualTo(1);
    }

    @Test
    void aRowIsEmptiedBeforeItIsFilled() {
        ObjectNode row = row();
        row.put("before", 1);
        assertThat(into(row, "{\"a\":1}")).isSameAs(row);
        assertThat(row.propertyNames()).containsExactly("a");
    }

    @Test
    void whatIsNoObjectIsNotPutIntoTheRow() {
        ObjectNode row = row();
        row.put("before", 1);
        assertThat(into(row, "[1]").isArray()).isTrue();
        assertThat(row.propertyNames()).containsExactly("before");
    }

    @Test
    void theRestIsAddedToWhatWasReadAlready() {
        ObjectNode row = row();
        row.put("before", 1);
        assertThat(rest(row, "{\"a\":{\"x\":2},\"b\":3}")).isSameAs(row);
        assertThat(row.propertyNames()).containsExactly("before", "a", "b");
        assertThat(row.get("a").get("x").intValue()).isEqualTo(2);
        assertThat(trees.repeated()).isNull();
    }

    @Test
    void theFirstMemberThatComesTwiceIsToldAndTheLastValueCounts() {
        assertThat(read("{\"a\":1,\"b\":1}").get("a").intValue()).isEqualTo(1);
        assertThat(trees.repeated()).isNull();
        JsonNode read = read("{\"a\":1,\"b\":[{\"c\":1,\"c\":2}],\"a\":3}");
        assertThat(read.get("a").intValue()).isEqualTo(3);
        assertThat(read.get("b").get(0).get("c").intValue()).isEqualTo(2);
        assertThat(trees.repeated()).isEqualTo("/b/0/c");
    }

    @Test
    void aMemberOfTheRestMayHaveComeBefore() {
        ObjectNode row = row();
        row.put("a", 1);
        assertThat(rest(row, "{\"a\":2}").get("a").intValue()).isEqualTo(2);
        assertThat(trees.repeated()).isEqualTo("/a");
    }

    /** The array is a value, too. */
    @Test
    void asManyValuesAsTheLimitAreRead() {
        String zeros = "[" + "0,".repeat(RowTree.MOST - 2) + "0]";
        assertThat(read(zeros).size()).isEqualTo(RowTree.MOST - 1);
        assertThat(trees.size()).isEqualTo(RowTree.MOST);
        assertTooMany(() -> read("[0," + zeros.substring(1)), RowTree.MOST);
    }

    @Test
    void everyValueCountsForTheMemory() {
        RowTree full = new RowTree(SecretFinder.NONE, new MemoryLeft(4, () -> 0, () -> false));
        String json = "[" + "0,".repeat(MemoryLeft.STEP - 2) + "0]";
        try (JsonParser parser = Json.MAPPER.createParser(json)) {
            parser.nextToken();
            assertTooMany(() -> full.read(parser), MemoryLeft.STEP);
        }
    }
}
