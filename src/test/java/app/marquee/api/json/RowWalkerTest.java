package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.api.TestAnswer;
import app.marquee.api.response.Readers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** How far a list was read, where it ends, and what stood beside its rows. */
class RowWalkerTest {
    private final List<CityRow> rows = new ArrayList<>();
    private final List<Long> progress = new ArrayList<>();

    private RowsEnd read(String json, Runnable each) throws IOException {
        return TestAnswer.ok(json)
                .readBy(
                        Readers.stream(
                                Readers.CITY,
                                new RowSink<>() {
                                    @Override
                                    public void row(CityRow row) {
                                        rows.add(row);
                                        each.run();
                                    }

                                    @Override
                                    public void progress(long soFar) {
                                        progress.add(soFar);
                                    }
                                }));
    }

    private static String cities(int count) {
        return "[" + String.join(",", Collections.nCopies(count, "{\"city\":\"A\"}")) + "]";
    }

    @Test
    void progressIsToldNowAndThenAndAtTheEnd() throws IOException {
        RowsEnd end = read(cities(2_500), () -> {});
        assertThat(end.rows()).isEqualTo(2_500);
        assertThat(progress).containsExactly(1_024L, 2_048L, 2_500L);
    }

    @Test
    void anInterruptEndsItAtTheNextProgress() {
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class,
                        () -> read(cities(2_500), Thread.currentThread()::interrupt));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(thrown.failure()).isEqualTo(new Failure.Cancelled(true));
        assertThat(rows).hasSize(1_024);
    }

    @Test
    void whatStandsBesideTheRowsIsKept() throws IOException {
        RowsEnd end =
                read(
                        "{\"data\":[{\"city\":\"A\",\"views\":1}],\"total\":{\"views\":2},"
                                + "\"zone\":\"UTC\",\"tags\":[1,2,3]}",
                        () -> {});
        assertThat(end.total()).isEqualTo(new Counters(2L, null, null, null));
        assertThat(end.extras().members())
                .containsExactlyInAnyOrderEntriesOf(Map.of("zone", "\"UTC\"", "tags", "[1,2,3]"));
    }

    /** The same two rows, with something beside those of the second. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"2026-03-01\":{\"A\":{\"views\":1}},"
                        + "\"2026-03-02\":{\"A\":{\"views\":2},\"zone\":\"UTC\"}}",
                "{\"BR\":{\"2026-03-01\":[{\"city\":\"A\",\"views\":1}],"
                        + "\"2026-03-02\":[{\"city\":\"A\",\"views\":2}],\"zone\":\"UTC\"}}"
            })
    void keyedRowsAreReadBesideOtherMembers(String json) throws IOException {
        RowsEnd end = read(json, () -> {});
        assertThat(rows).extracting(row -> row.counters().views()).containsExactly(1L, 2L);
        assertThat(end.extras().toString()).contains("zone");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"data\":null}", "{\"data\":{}}", "{\"data\":[]}", "[null]", "null"})
    void aListWithoutRowsIsEmpty(String json) throws IOException {
        assertThat(read(json, () -> {}).rows()).isZero();
        assertThat(progress).containsExactly(0L);
    }
}
