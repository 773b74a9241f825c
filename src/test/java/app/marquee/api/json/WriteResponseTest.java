package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.api.RecordingTransport;
import app.marquee.api.Rendered;
import app.marquee.api.TestIds;
import app.marquee.api.TextStream;
import app.marquee.api.Writes;
import app.marquee.api.response.Readers;
import app.marquee.http.AnswerBody;
import app.marquee.http.ApiRequest;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.core.exc.StreamReadException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a write that succeeded brings back: the record or nothing, and never a failure. */
class WriteResponseTest {
    private static final ApiRequest RENAME =
            Writes.folder(TestIds.FOLDER, FolderUpdate.rename("Aulas"));
    private static final ApiRequest CREATE = Writes.createFunnel(new FunnelName("Lançamento"));
    private static final ApiRequest ADD =
            Writes.addVideos(TestIds.PLAYLIST, List.of(new PlaylistEntry(TestIds.VIDEO, 0)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"name\":\"Aulas\"}",
                "{\"folder\":{\"id\":\"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"name\":\"Aulas\"}}",
                "{\"data\":{\"name\":\"Aulas\"},\"success\":true}",
                "[{\"name\":\"Aulas\"}]",
                "{\"name\":\"Aulas\"}"
            })
    void theFolderComesBack(String json) {
        assertThat(Rendered.of(send(RENAME, json)).replace(" extras={success=true}", ""))
                .isEqualTo(
                        "OfFolder{folder=Folder{id=3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"
                                + " name=Aulas}}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "{}",
                "[]",
                "true",
                "\"OK\"",
                "OK",
                "{\"id\":",
                "{\"id\":1e9999999999}",
                "{\"message\":\"updated\"}",
                "{\"id\":\"another\",\"name\":\"Aulas\"}",
                "[{\"id\":\"a\"},{\"id\":\"b\"}]",
                "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
                        + "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
            })
    void anyOtherBodyIsNothing(String text) {
        assertThat(send(RENAME, text)).isEqualTo(new WriteResponse.Nothing());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"error\":\"quota exceeded\"}",
                "{\"error\":{\"code\":17,\"message\":\"quota exceeded\"}}",
                "{\"folder\":{\"name\":\"Aulas\"},\"errors\":[{\"detail\":\"quota exceeded\"}]}",
            })
    void anErrorLeavesOpenWhatWasDone(String text) {
        FailureException thrown =
                catchThrowableOfType(FailureException.class, () -> send(RENAME, text));
        assertThat(thrown.failure())
                .isEqualTo(new Failure.ErrorReported(new Answer(200, "quota exceeded", text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "false", "0", "\"\"", "{}", "[]", "[null,\"\"]", "true", "7"})
    void anErrorThatSaysNothingIsNone(String error) {
        assertThat(send(RENAME, "{\"name\":\"Aulas\",\"error\":" + error + "}"))
                .isInstanceOf(WriteResponse.OfFolder.class);
    }

    /** Of something on the way: the service may never have seen the write. */
    @Test
    void aPageIsNoAnswer() {
        AnswerBody page =
                new AnswerBody(
                        200,
                        new ByteArrayInputStream("\n<html>".getBytes(StandardCharsets.UTF_8)),
                        () -> "\n<html>");
        ApiRequest update = Writes.playlist(TestIds.PLAYLIST, PlaylistUpdate.NOTHING);
        assertThatThrownBy(() -> Readers.writtenPlaylist(update).read(page))
                .isInstanceOf(StreamReadException.class);
    }

    @Test
    void whatIsCreatedHasAnIdOfItsOwn() {
        assertThat(
                        Rendered.of(
                                send(
                                        CREATE,
                                        "{\"id\":\"f\",\"organization_id\":\"o\","
                                                + "\"created_at\":\"2023-01-15T10:30:00Z\"}")))
                .isEqualTo(
                        "OfFunnel{funnel=Funnel{id=f organizationId=o"
                                + " createdAt=2023-01-15T10:30:00Z}}");
        assertThat(send(CREATE, "{\"name\":\"Lançamento\"}"))
                .isEqualTo(new WriteResponse.Nothing());
    }

    @Test
    void anEntryIsNotTakenForThePlaylist() {
        assertThat(send(ADD, "[{\"id\":\"e\",\"video_id\":\"v\",\"order\":0}]"))
                .isEqualTo(new WriteResponse.Nothing());
        assertThat(send(ADD, "{\"id\":\"" + TestIds.PLAYLIST + "\",\"videos_quantity\":\"3\"}"))
                .isInstanceOf(WriteResponse.OfPlaylist.class);
    }

    @Test
    void aBodyThatIsLostOnTheWayDoesNotUndoTheWrite() throws IOException {
        InputStream lost = new TextStream(List.of("{\"id\":").iterator(), true);
        AnswerBody body = new AnswerBody(200, lost, () -> "");
        ApiRequest update = Writes.playlist(TestIds.PLAYLIST, PlaylistUpdate.NOTHING);
        assertThat(Readers.writtenPlaylist(update).read(body)).isEmpty();
    }

    private static WriteResponse send(ApiRequest write, String answer) {
        return Writes.send(new RecordingTransport().answer(answer), write);
    }
}
