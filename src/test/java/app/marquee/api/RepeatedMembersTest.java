package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.http.mask.SecretFinder;
import app.marquee.model.Member;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoFilter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A member that comes twice in one object is told, and what was read is shown nevertheless. */
class RepeatedMembersTest {
    private static final String ID = "0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22";

    private final List<String> told = new ArrayList<>();

    private Transport answering(String json) {
        return new Transport() {
            @Override
            public <T> T send(ApiRequest request, AnswerReader<T> reader) {
                try {
                    return reader.read(
                            new AnswerBody(
                                    200,
                                    new ByteArrayInputStream(json.getBytes(UTF_8)),
                                    () -> json,
                                    told::add,
                                    SecretFinder.NONE));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[{\"id\":\"a\",\"name\":\"A\",\"name\":\"B\"}] | /0/name",
                "[{\"id\":\"a\"},{\"id\":\"b\",\"name\":null,\"name\":\"B\"}] | /1/name",
                "{\"folders\":[{\"id\":\"a\",\"name\":\"A\",\"name\":\"B\"}]} | /folders/0/name",
                "{\"folders\":[{\"id\":\"a\"}],\"total\":1,\"total\":2} | /total",
                "{\"folders\":[{\"id\":\"a\"}],\"folders\":[{\"id\":\"b\"}]} | /folders",
                "{\"data\":{\"a\":{\"name\":\"A\"},\"a\":{\"name\":\"B\"}}} | /data/a",
                "[{\"id\":\"a\",\"x\":{\"y\":[{\"z\":1,\"z\":2}]}}] | /0/x/y/0/z",
                "[{\"id\":\"a\",\"a/b~\":1,\"a/b~\":2,\"c\":1,\"c\":2}] | /0/a~1b~0"
            })
    void theFirstOfAListIsTold(String json, String pointer) {
        assertThat(new FolderApi(answering(json)).list()).isNotEmpty();
        assertThat(told).containsExactly(pointer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"id\":\"a\",\"name\":\"A\"},{\"id\":\"b\",\"name\":\"A\"}]",
                "{\"data\":{\"folders\":[{\"id\":\"a\"}],\"total\":1},\"total\":1}",
                "{\"a\":{\"name\":\"A\"},\"b\":{\"name\":\"A\"}}"
            })
    void theSameNameInAnotherObjectIsNone(String json) {
        assertThat(new FolderApi(answering(json)).list()).isNotEmpty();
        assertThat(told).isEmpty();
    }

    @Test
    void theLastValueIsTheOneThatIsShown() {
        List<Folder> folders =
                new FolderApi(answering("[{\"id\":\"a\",\"name\":\"A\",\"name\":\"B\"}]")).list();
        assertThat(folders).extracting(Folder::name).containsExactly(Member.of("B"));
    }

    /** The short way of a ranking makes no tree of a row. */
    @Test
    void aRowInItsUsualFormIsTold() {
        String json =
                """
                [{"video_id":"a","views":1},
                 {"video_id":"b","views":1,"views":2},
                 {"video_id":"c","views":3}]
                """;
        List<RankingRow> rows = new ArrayList<>();
        new AnalyticsApi(answering(json)).ranking(new AnalyticsQuery(null, null, null), rows::add);
        assertThat(rows).extracting(row -> row.counters().views()).containsExactly(1L, 2L, 3L);
        assertThat(told).containsExactly("/1/views");
    }

    @Test
    void oneOfManyKeysIsFound() {
        String rows =
                IntStream.range(0, 40)
                        .mapToObj("\"k%d\":{\"name\":\"A\"}"::formatted)
                        .collect(Collectors.joining(","));
        new FolderApi(answering("{%s,\"k39\":{\"name\":\"B\"}}".formatted(rows))).list();
        assertThat(told).containsExactly("/k39");
        told.clear();
        new FolderApi(answering("{%s}".formatted(rows))).list();
        assertThat(told).isEmpty();
    }

    @Test
    void aPageARecordAndTheAnswerToAWriteTellToo() {
        String json = "{\"id\":\"" + ID + "\",\"title\":\"A\",\"title\":\"B\"}";
        new VideoApi(answering("{\"videos\":[" + json + "]}")).list(VideoFilter.ROOT, 1, 10);
        new VideoApi(answering(json)).video(new VideoId(ID));
        Writes.send(
                answering("{\"id\":\"" + ID + "\",\"name\":\"A\",\"name\":\"B\"}"),
                Writes.folder(new FolderId(ID), FolderUpdate.rename("B")));
        assertThat(told).containsExactly("/videos/0/title", "/title", "/name");
    }
}
