package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CorpusLines;
import app.marquee.analytics.BucketReader;
import app.marquee.api.TestAnswer;
import app.marquee.api.json.Json;
import app.marquee.api.json.RowShape;
import app.marquee.api.response.Readers;
import app.marquee.model.analytics.CounterRow;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.stream.Stream;

/** Days of daily reports in every form in which servers write them. */
class DaysCorpusTest {
    /** West and east of UTC, with and without summer time. */
    private static final String[] ZONES = {
        "UTC",
        "America/Sao_Paulo",
        "America/New_York",
        "Europe/Madrid",
        "Asia/Beirut",
        "Asia/Kolkata",
        "Asia/Tokyo",
        "Pacific/Pago_Pago",
        "Pacific/Kiritimati"
    };

    static Stream<Arguments> days() {
        return CorpusLines.of("days/days.tsv")
                .flatMap(
                        line ->
                                Stream.of(line.get(1).equals("*") ? ZONES : line.get(1).split(" "))
                                        .map(
                                                zone ->
                                                        Arguments.of(
                                                                line.getFirst(),
                                                                ZoneId.of(zone),
                                                                line.getLast())));
    }

    private static @Nullable LocalDate day(
            String json, RowShape<? extends CounterRow> shape, ZoneId zone) throws IOException {
        CounterRow row = TestAnswer.ok(json).readBy(Readers.rows(shape)).rows().getFirst();
        return BucketReader.days(zone).day(row).orElse(null);
    }

    @ParameterizedTest
    @MethodSource("days")
    void aRowIsOfItsDay(String value, ZoneId zone, String expected) throws IOException {
        LocalDate day = expected.equals(CorpusLines.UNKNOWN) ? null : LocalDate.parse(expected);
        String members = "\"date\":" + value + ",\"views\":10}]";
        assertThat(day("[{\"referrer\":\"https://a.example/\"," + members, Readers.REFERRER, zone))
                .as("referrer")
                .isEqualTo(day);
        assertThat(day("[{\"country\":\"BR\",\"city\":\"Santos\"," + members, Readers.CITY, zone))
                .as("city")
                .isEqualTo(day);
        if (day != null) {
            String key = Json.MAPPER.readTree(value).asString();
            String keyed =
                    "{%s:[{\"referrer\":\"https://a.example/\",\"views\":10}]}"
                            .formatted(Json.MAPPER.writeValueAsString(key));
            assertThat(day(keyed, Readers.REFERRER, zone)).as("key").isEqualTo(day);
        }
    }
}
