package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.api.Flood;
import app.marquee.api.Paging;
import app.marquee.api.response.Readers;
import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Answers that never end: what is kept of one has a limit, so that no service fills the memory. The
 * bodies are made while they are read.
 */
@Tag("long")
final class FloodTest {
    private static final String ROW = "{\"video_id\":\"v\",\"views\":1},";
    private static final int PAGE = 1_000;
    private static final long LAST_PAGE = RowShape.MOST_LISTED / PAGE;

    @Test
    void aMillionRowsAreRead() throws Exception {
        AtomicLong taken = new AtomicLong();
        RowsEnd end =
                read(
                        Readers.stream(Readers.RANKING, _ -> taken.incrementAndGet()),
                        new Flood("[", ROW, 999_999, "{\"video_id\":\"last\"}]"));
        assertThat(end.rows()).isEqualTo(1_000_000).isEqualTo(taken.get());
    }

    @Test
    void noMoreRowsAreTakenThanTheLimit() {
        AtomicLong taken = new AtomicLong();
        assertTooMany(
                Readers.stream(Readers.RANKING, _ -> taken.incrementAndGet()),
                Flood.endless("[", ROW),
                RowShape.MOST_COUNTED);
        assertThat(taken).hasValue(RowShape.MOST_COUNTED);
    }

    /** In whatever place a service may put what nobody reads. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"other\":[              | 1,",
                "[{\"video_id\":\"v\",\"x\":[ | 1,",
                "{\"v\":{\"views\":[        | 1,"
            })
    void noMoreValuesAreKeptThanTheLimit(String beginning, String repeated) {
        assertTooMany(
                Readers.stream(Readers.RANKING, _ -> {}),
                Flood.endless(beginning, repeated),
                RowTree.MOST);
    }

    @Test
    void listsHaveALimitOfTheirOwn() {
        assertTooMany(
                Readers.videos(),
                Flood.endless("[", "{\"id\":\"" + id(1) + "\"},"),
                RowShape.MOST_LISTED);
    }

    @Test
    void pagesThatNeverEndDoToo() {
        assertThatThrownBy(() -> Paging.all(FloodTest::page, _ -> {}))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(new Failure.TooMany(RowShape.MOST_LISTED)));
    }

    @Test
    void asManyVideosAsTheLimitAreRead() {
        List<Video> found = Paging.all(number -> new Page<>(ids(number), LAST_PAGE, null), _ -> {});
        assertThat(found).hasSize(RowShape.MOST_LISTED);
    }

    private static List<Video> ids(int number) {
        return IntStream.range(0, PAGE)
                .mapToObj(row -> Video.known(new VideoId(id((long) number * PAGE + row) + "")))
                .toList();
    }

    /** Other videos on each. */
    private static Page<Video> page(int number) {
        String rows =
                IntStream.range(0, PAGE)
                        .mapToObj(row -> "{\"id\":\"" + id((long) number * PAGE + row) + "\"}")
                        .collect(Collectors.joining(",", "[", "]"));
        try {
            return read(
                    Readers.videos(),
                    new ByteArrayInputStream(rows.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UUID id(long number) {
        return new UUID(1, number);
    }

    private static void assertTooMany(AnswerReader<?> reader, InputStream body, int most) {
        assertThatThrownBy(() -> read(reader, body))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isEqualTo(new Failure.TooMany(most)));
    }

    private static <T> T read(AnswerReader<T> reader, InputStream body) throws IOException {
        return reader.read(new AnswerBody(200, body, () -> ""));
    }
}
