package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static java.nio.charset.StandardCharsets.UTF_8;

import app.marquee.api.response.Readers;
import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.mask.SecretFinder;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/** A text of an answer that holds the token is unknown: neither shown nor none. */
class EchoedTextTest {
    private static final String ID = "0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22";

    private static <T> T read(AnswerReader<T> reader, String text) throws IOException {
        String filled = text.replace("ID", ID).replace("TOKEN", "tok-7f3a9-z");
        return reader.read(
                new AnswerBody(
                        200,
                        new ByteArrayInputStream(filled.getBytes(UTF_8)),
                        () -> "",
                        _ -> {},
                        SecretFinder.of(new Secret("tok-7f3a9-z"))));
    }

    private static Folder folder(String members) throws IOException {
        return read(Readers.folders(), "[{\"id\":\"ID\"," + members + "}]").getFirst();
    }

    @Test
    void aTextIsUnknownAndThePlaceSaysWhy() throws IOException {
        Folder folder = folder("\"name\":\"by TOKEN\",\"parent_folder_id\":\"TOKEN\"");
        assertThat(folder.name()).isEqualTo(Member.absent());
        assertThat(folder.parent()).as("not the top level").isEqualTo(Member.absent());
        assertThat(folder.extras().members())
                .containsEntry("name", '"' + Secret.MASK + '"')
                .containsEntry("parent_folder_id", '"' + Secret.MASK + '"');
        assertThat(folder("\"name\":null").name()).isEqualTo(Member.ofNull());
    }

    @Test
    void whatIsLeftOfARowHasTheMaskInside() throws IOException {
        assertThat(folder("\"x\":{\"a\":[\"TOKEN\",1,{\"TOKEN\":2}]}").extras().members())
                .containsEntry("x", "{\"a\":[\"" + Secret.MASK + "\",1,{\"\":2}]}");
    }

    @Test
    void aRankingRowInItsUsualFormToo() throws IOException {
        List<RankingRow> rows =
                read(
                                new JsonAnswerReader<>(
                                        new JsonReading.RowsReading<>(Readers.RANKING)),
                                "[{\"video_id\":\"ID\",\"views\":5,\"title\":\"TOKEN\"},"
                                        + "{\"video_id\":\"ID\",\"title\":\"free\",\"views\":6}]")
                        .rows();
        assertThat(rows).extracting(RankingRow::title).containsExactly(null, "free");
        assertThat(rows).extracting(row -> row.counters().views()).containsExactly(5L, 6L);
    }

    /** Its key is all that a row in this form says of itself. */
    @Test
    void aRowUnderTheTokenHasNoName() throws IOException {
        assertThat(
                        read(
                                        new JsonAnswerReader<>(
                                                new JsonReading.RowsReading<>(Readers.REFERRER)),
                                        "{\"https://a.example/TOKEN\":{\"views\":5}}")
                                .rows())
                .singleElement()
                .satisfies(row -> assertThat(row.referrer()).isNull());
    }

    @Test
    void anIdWithTheTokenIsNone() {
        assertThatThrownBy(() -> read(Readers.folders(), "[{\"id\":\"TOKEN\",\"name\":\"a\"}]"))
                .isInstanceOf(FailureException.class);
    }

    /** It is still an error, so that a write isn't taken for done. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"TOKEN\" | ••••••",
                "{\"message\":\"TOKEN\"} | {\"message\":\"••••••\"}",
                "[\"TOKEN\",\"other\"] | •••••• · other"
            })
    void anErrorWithTheTokenIsReported(String error, String words) {
        assertThatThrownBy(() -> read(Readers.folders(), "{\"error\":" + error + "}"))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        thrown ->
                                assertThat(thrown.failure())
                                        .isInstanceOfSatisfying(
                                                Failure.ErrorReported.class,
                                                reported ->
                                                        assertThat(words(reported.answer()))
                                                                .isEqualTo(words)));
    }

    private static String words(Answer answer) {
        return Objects.requireNonNull(answer.words());
    }
}
