package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.http.curl.Curl;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.store.Journal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Custom thumbnails: staged, kept with their file, sent, sent again, settled, taken back. */
final class ThumbnailChangesTest extends JournaledChanges {
    private static final PictureUpload PICTURE =
            PictureUpload.of(
                    new PictureData("GIF87a…".getBytes(StandardCharsets.UTF_8)),
                    "Capa de João.gif",
                    "image/gif",
                    640,
                    360);
    private static final Thumbnails NONE = thumbnails(Member.ofNull());
    private static final Thumbnails ONE = at("https://cdn.test/1.jpg");

    private static Thumbnails thumbnails(Member<Thumbnail> active) {
        return new Thumbnails(active, Member.absent(), UnknownMembers.NONE);
    }

    private static Thumbnails at(String url) {
        return thumbnails(Member.of(new Thumbnail(null, url, UnknownMembers.NONE)));
    }

    private StagedChange replacing(Thumbnails known) {
        return ThumbnailReplacement.TYPE.stage(staging, Things.VIDEO, "Lesson 1", known, PICTURE);
    }

    private StagedChange removing(Thumbnails known) {
        return ThumbnailRemoval.TYPE.stage(staging, Things.VIDEO, "Lesson 1", known);
    }

    private long files() throws IOException {
        Path uploads = directory.resolve("uploads");
        if (!Files.isDirectory(uploads)) {
            return 0;
        }
        try (Stream<Path> all = Files.list(uploads)) {
            return all.count();
        }
    }

    @Test
    void theReviewTellsThePictureAndNeverTheNameOfTheFileToTheService() {
        StagedChange change = replacing(ONE);
        assertThat(change.line().members().getFirst().after())
                .isEqualTo(new ChangeValue.Text("Capa de João.gif, 640 × 360"));
        assertThat(change.line().request().body())
                .contains("\"name\":\"thumbnail.gif\"")
                .contains("\"bytes\":9")
                .doesNotContain("João");
        assertThat(
                        new String(
                                Objects.requireNonNull(change.request().file()).multipart(),
                                StandardCharsets.UTF_8))
                .contains("GIF87a…")
                .doesNotContain("João");
        assertThat(Curl.of(change.line().request()))
                .contains("-F 'file=@thumbnail.gif;type=image/gif'")
                .doesNotContain("application/json");
    }

    @Test
    void thereIsAWayBackOnlyToNone() {
        assertThat(replacing(ONE).line().reversible()).isEqualTo(Reversible.NO);
        assertThat(replacing(thumbnails(Member.absent())).line().reversible())
                .isEqualTo(Reversible.NO);
        assertThat(removing(ONE).line().reversible()).isEqualTo(Reversible.NO);
        transport.answer(201, "{\"active\":{\"url\":\"https://cdn.test/2.jpg\"}}");
        ChangeLine done = changes.apply(replacing(NONE)).line();
        StagedChange back = changes.inverse(done).orElseThrow();
        assertThat(back.line().request().method()).isEqualTo("DELETE");
        assertThat(back.line().members().getFirst().after()).isEqualTo(new ChangeValue.None());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "OK",
                "[]",
                "{\"active\":null,\"generated\":[]}",
                "\"https://cdn.test/2.jpg\"",
                "{\"thumbnail\":\"https://cdn.test/2.jpg\"}",
                "{\"message\":\"done\",\"extra\":[1,2]}"
            })
    void whateverIsAnsweredItIsDoneAndItsFileIsGone(String answer) throws IOException {
        transport.whileSending(
                _ ->
                        assertThat(journal.inState(Things.CONNECTION.id(), ChangeState.SENDING))
                                .hasSize(1));
        transport.answer(200, answer);
        assertThat(changes.apply(replacing(ONE)).line().state()).isEqualTo(ChangeState.DONE);
        assertThat(files()).isZero();
    }

    @Test
    void whatIsKeptIsSentAfterARestartAsItWasReviewed() throws IOException {
        ChangeLine kept = changes.lists().keep(List.of(replacing(ONE))).getFirst();
        assertThat(files()).isEqualTo(1);
        close();
        open();
        StagedChange again =
                changes.again(journal.find(kept.id()).orElseThrow(), Optional.empty())
                        .orElseThrow();
        assertThat(Objects.requireNonNull(again.request().file()).content())
                .isEqualTo(PICTURE.data());
        transport.answer(200, "");
        assertThat(changes.apply(again).line().state()).isEqualTo(ChangeState.DONE);
    }

    @Test
    void aFileStaysUntilTheLastChangeWithItIsDone() throws IOException {
        ChangeLine kept = changes.lists().keep(List.of(replacing(ONE))).getFirst();
        transport.answer(200, "").answer(200, "");
        changes.apply(replacing(ONE));
        assertThat(files()).as("one waits").isEqualTo(1);
        changes.apply(changes.again(kept, Optional.empty()).orElseThrow());
        assertThat(files()).isZero();
    }

    @Test
    void aFileThatIsGoneOrAnotherOneIsNotSent() throws IOException {
        ChangeLine kept = changes.lists().keep(List.of(replacing(ONE))).getFirst();
        try (Stream<Path> all = Files.list(directory.resolve("uploads"))) {
            Files.writeString(all.findFirst().orElseThrow(), "another picture");
        }
        assertThat(changes.again(kept, Optional.empty())).isEmpty();
        try (Stream<Path> all = Files.list(directory.resolve("uploads"))) {
            Files.delete(all.findFirst().orElseThrow());
        }
        assertThat(changes.again(kept, Optional.empty())).isEmpty();
    }

    @Test
    void whatFailedKeepsItsFile() throws IOException {
        transport.fail(new Failure.LostAnswer("gone"));
        ChangeLine line = changes.apply(replacing(ONE)).line();
        assertThat(line.state()).isEqualTo(ChangeState.UNKNOWN);
        assertThat(files()).isEqualTo(1);
    }

    @Test
    void aReadSettlesWhatCanBeTold() {
        assertThat(Loaded.check(removing(ONE).line(), NONE).kind())
                .isEqualTo(StateCheck.Kind.ALREADY);
        assertThat(Loaded.check(removing(ONE).line(), ONE).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
        assertThat(Loaded.check(removing(ONE).line(), at("https://cdn.test/3.jpg")).kind())
                .isEqualTo(StateCheck.Kind.CHANGED);
        assertThat(Loaded.check(replacing(NONE).line(), NONE).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
        assertThat(Loaded.check(replacing(NONE).line(), ONE).kind())
                .isEqualTo(StateCheck.Kind.UNREAD);
        assertThat(Loaded.check(replacing(ONE).line(), ONE).kind())
                .isEqualTo(StateCheck.Kind.UNREAD);
    }

    @Test
    void aFileCarriesRemovalsAndNoPictures() {
        List<ChangeLine> kept = changes.lists().keep(List.of(replacing(ONE), removing(ONE)));
        assertThat(changes.lists().list(kept).changes())
                .extracting(change -> change.operation().method())
                .containsExactly("DELETE");
        Journal other = Journal.open(directory.resolve("other.db"), Clock.systemUTC());
        try (other) {
            ChangeLists theirs =
                    new ChangeService(
                                    lines,
                                    transport,
                                    other,
                                    new ObjectLocks(),
                                    (_, _) -> true,
                                    _ -> {})
                            .lists();
            Optional<ChangeListReading.Refused> refused =
                    theirs.take(changes.lists().list(kept), _ -> {});
            assertThat(refused).isEmpty();
        }
    }
}
