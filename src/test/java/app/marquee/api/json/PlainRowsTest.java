package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.TestAnswer;
import app.marquee.api.response.PlainRanking;
import app.marquee.api.response.RankingShape;
import app.marquee.api.response.Readers;
import app.marquee.http.mask.SecretFinder;
import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The short way and the thorough way read the same of every row. */
class PlainRowsTest {
    private static final RankingShape SHAPE = new RankingShape();

    private static List<RankingRow> walked(String json) {
        List<RankingRow> rows = new ArrayList<>();
        try {
            TestAnswer.ok(json).readBy(Readers.stream(SHAPE, rows::add));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static @Nullable RankingRow thorough(String row) {
        JsonNode tree = Json.MAPPER.readTree(row);
        return SHAPE.read(Fields.of(tree), Keys.NONE);
    }

    private static boolean isPlain(String row) {
        try (JsonParser parser = Json.MAPPER.createParser(row)) {
            parser.nextToken();
            ObjectNode tree = JsonNodeFactory.instance.objectNode();
            PlainRanking form = new PlainRanking();
            PlainRow plain = new PlainRow(form, new RowTree(SecretFinder.NONE));
            return plain.read(parser, tree) == null && form.row(plain) != null;
        }
    }

    @Test
    void theUsualFormNeedsNoTree() {
        assertThat(
                        isPlain(
                                """
                                {"video_id":"a","title":"One","views":5,"unique_views":null,
                                 "plays":3000000000,"unique_viewers":0,"bandwidth_cost":1.50,
                                 "currency":"USD"}
                                """))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"video_id\":\"a\",\"views\":5}",
                "{\"video_id\":\"a\",\"views\":\"5\"}",
                "{\"video_id\":\"a\",\"views\":5.0}",
                "{\"video_id\":\"a\",\"views\":null,\"title\":null}",
                "{\"video_id\":null,\"id\":\"b\",\"views\":5}",
                "{\"video_id\":\" \",\"views\":5}",
                "{\"video_id\":7,\"views\":5}",
                "{\"video_id\":\"a\",\"views\":99999999999999999999}",
                "{\"video_id\":\"a\",\"views\":1,\"views\":2}",
                "{\"video_id\":\"a\",\"bandwidth_cost\":1,\"bandwidth_costs\":2}",
                "{\"video_id\":\"a\",\"bandwidth_cost\":null,\"bandwidth_costs\":2}",
                "{\"video_id\":\"a\",\"bandwidth_costs\":7}",
                "{\"video_id\":\"a\",\"bandwidth_cost\":1e-200}",
                "{\"video_id\":\"a\",\"bandwidth_cost\":NaN}",
                "{\"video_id\":\"a\",\"bandwidth_cost\":\"1,5\"}",
                "{\"video_id\":\"a\",\"currency\":\"XYZ\",\"cost\":\"2.5\"}",
                "{\"video_id\":\"a\",\"title\":\"\",\"stats\":{\"views\":4},\"views\":1}",
                "{\"views\":3,\"video\":{\"id\":\"c\",\"title\":\"T\"},\"title\":\"U\"}",
                "{\"video_id\":\"a\",\"views\":true,\"more\":[1,{\"x\":2}]}",
                "{\"title\":\"no id\",\"views\":3}",
                "{\"video_id\":\"a\",\"title\":{\"en\":\"T\"}}"
            })
    void theThoroughWaySaysTheSame(String row) {
        assertThat(walked("[" + row + "]")).containsExactly(thorough(row));
    }

    /** The longest row of the usual form is followed by others. */
    @Test
    void aRowWithEveryMemberIsReadBeforeAnother() {
        String every =
                """
                {"video_id":"a","title":"One","views":5,"unique_views":4,"plays":3,
                 "unique_plays":2,"unique_viewers":1,"bandwidth_costs":1.5,
                 "bandwidth_cost":2.5,"currency":"USD"}
                """;
        String next = "{\"video_id\":\"b\",\"views\":6}";
        assertThat(walked("[" + every + "," + next + "]"))
                .containsExactly(thorough(every), thorough(next));
    }

    /** Members of all kinds in any order, and one row after the other: nothing is left over. */
    @Test
    void nothingOfOneRowComesIntoTheNext() {
        Random random = new Random(20260321);
        List<String> rows = IntStream.range(0, 3_000).mapToObj(_ -> row(random)).toList();
        List<RankingRow> expected = rows.stream().map(PlainRowsTest::thorough).toList();
        assertThat(walked("[" + String.join(",", rows) + "]")).isEqualTo(expected);
        assertThat(rows.stream().filter(PlainRowsTest::isPlain).count())
                .as("rows of the short way")
                .isBetween(200L, 2_800L);
    }

    private static String row(Random random) {
        String[] values = {"1", "null", "\"2\"", "3.25", "\"x\"", "4000000000", "0", "\"\""};
        List<String> names =
                new ArrayList<>(
                        List.of(
                                "title",
                                "views",
                                "plays",
                                "unique_viewers",
                                "bandwidth_cost",
                                "currency"));
        if (random.nextInt(4) == 0) {
            names.add("unknown_" + random.nextInt(3));
        }
        Collections.shuffle(names, random);
        String members =
                names.stream()
                        .limit(random.nextInt(names.size() + 1))
                        .map(name -> "\"" + name + "\":" + value(name, values, random))
                        .collect(Collectors.joining(","));
        return "{\"video_id\":\"v"
                + random.nextInt(50)
                + "\""
                + (members.isEmpty() ? "" : ",")
                + members
                + "}";
    }

    private static String value(String name, String[] values, Random random) {
        boolean isText = name.equals("title") || name.equals("currency");
        return random.nextInt(5) > 0
                ? isText ? "\"text\"" : Integer.toString(random.nextInt(100))
                : values[random.nextInt(values.length)];
    }
}
