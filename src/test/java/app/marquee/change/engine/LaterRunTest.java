package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** What is sent again by a later run, and the passwords that it is sent with. */
final class LaterRunTest extends JournaledChanges {
    @Test
    void sendsALineOfAnEarlierRunAgain() {
        transport.fail(new Failure.Unauthorized(SAID)).answer(200, "{}");
        ChangeLine paused = changes.apply(rename()).line();
        journal.close();
        open();
        ChangeLine found = changes.inState(ChangeState.STAGED).getFirst();
        assertThat(found).isEqualTo(paused);
        StagedChange again = changes.again(found, Optional.empty()).orElseThrow();
        assertThat(changes.apply(again).line().state()).isEqualTo(ChangeState.DONE);
        assertThat(transport.sent().getLast().body()).isEqualTo(transport.sent().getFirst().body());
    }

    @Test
    void asksForThePasswordOfALineOfAnEarlierRun() {
        transport.fail(new Failure.Unauthorized(SAID)).answer(200, "{}");
        ChangeLine paused =
                changes.apply(
                                PlaylistEdit.TYPE.stage(
                                        staging,
                                        StagingTest.playlist(AccessType.PUBLIC),
                                        StagingTest.access(
                                                AccessType.ANYONE_WITH_PASSWORD,
                                                Member.of(new Secret("canary7")))))
                        .line();
        assertThat(changes.again(paused, Optional.empty())).isEmpty();
        assertThatThrownBy(() -> changes.again(paused, Optional.of(new Secret("short"))))
                .isInstanceOf(FailureException.class)
                .hasMessageContaining("Refused");
        StagedChange again =
                changes.again(paused, Optional.of(new Secret("another"))).orElseThrow();
        assertThat(Objects.requireNonNull(again.request().body()).json())
                .isEqualTo("{\"access_type\":\"anyone_with_password\",\"password\":\"another\"}");
        assertThat(again.toString()).doesNotContain("another");
    }

    @Test
    void keepsThePasswordOutOfEveryByteOfTheJournal() throws Exception {
        String canary = "canário-§-7319";
        transport
                .fail(
                        new Failure.Invalid(
                                new Answer(
                                        400, "password " + canary + " is too weak", "{" + canary)))
                .answer(200, "{\"password\":\"" + canary + "\"}");
        StagedChange change =
                PlaylistEdit.TYPE.stage(
                        staging,
                        StagingTest.playlist(AccessType.PUBLIC),
                        StagingTest.access(
                                AccessType.ANYONE_WITH_PASSWORD, Member.of(new Secret(canary))));
        ChangeLine failed = changes.apply(change).line();
        assertThat(Objects.requireNonNull(failed.answer()).words())
                .isEqualTo("password " + Secret.MASK + " is too weak");
        changes.apply(change);
        assertThat(Objects.requireNonNull(transport.sent().getLast().body()).json())
                .contains(canary);
        assertNowhere(canary);
        journal.close();
        assertNowhere(canary);
        open();
    }

    private void assertNowhere(String canary) throws Exception {
        try (Stream<Path> files = Files.walk(directory)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertThat(all).isNotEmpty();
            for (Path file : all) {
                String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
                    String spelled =
                            new String(canary.getBytes(charset), StandardCharsets.ISO_8859_1);
                    assertThat(bytes).as(file.toString()).doesNotContain(spelled);
                }
                assertThat(bytes).doesNotContain("7319");
            }
        }
    }

    /** The reviewed URL is the only one that it is sent to. */
    @Test
    void aLineForAnotherAddressIsNotSentAgain() {
        StagedChange picture =
                ThumbnailReplacement.TYPE.stage(
                        staging,
                        Things.VIDEO,
                        null,
                        new Thumbnails(Member.ofNull(), Member.absent(), UnknownMembers.NONE),
                        PictureUpload.of(
                                new PictureData("GIF87a".getBytes(StandardCharsets.UTF_8)),
                                "a.gif",
                                "image/gif",
                                640,
                                360));
        List<ChangeLine> kept = changes.lists().keep(List.of(rename(), picture));
        ChangeService elsewhere =
                new ChangeService(
                        Things.lines(Things.connection("acme", "https://other.test")),
                        transport,
                        journal,
                        writers,
                        (_, _) -> true,
                        _ -> {});
        for (ChangeLine line : kept) {
            assertThat(changes.again(line, Optional.empty())).isPresent();
            assertThat(elsewhere.again(line, Optional.empty())).isEmpty();
        }
    }
}
