package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ReviewedRequest;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.function.Consumer;

/** What stays of the files that changes send, and for how long. */
final class UploadsTest {
    private static final Instant NOW = ChangeLines.NOON;
    private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

    @TempDir Path directory;

    private Home home() {
        return Home.in(directory.resolve("home"));
    }

    private void open(Consumer<Journal> doing) {
        try (Stores stores = Stores.open(home(), CLOCK, Runnable::run, _ -> {})) {
            doing.accept(stores.journal());
        }
    }

    private static PictureData picture(String content) {
        return new PictureData(content.getBytes(StandardCharsets.UTF_8));
    }

    private static String digest(String content) {
        return picture(content).sha256();
    }

    private Path file(String name) {
        return home().journalFile().resolveSibling("uploads").resolve(name);
    }

    private void keep(Journal journal, String content, Duration ago) {
        journal.uploads().keep(digest(content), picture(content));
        age(digest(content), ago);
    }

    private void age(String name, Duration ago) {
        try {
            Files.setLastModifiedTime(file(name), FileTime.from(NOW.minus(ago)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void record(Journal journal, String content, ChangeState state) {
        ChangeLine line = line(state, "{\"file\":{\"sha256\":\"%s\"}}".formatted(digest(content)));
        journal.add(line);
        assertThat(journal.find(new ChangeId("one"))).contains(line.withSequence(1));
    }

    private static ChangeLine line(ChangeState state, String body) {
        ChangeLine like =
                ChangeLines.line("one", ChangeLines.CONNECTION, ChangeLines.PLAYLIST, state);
        return new ChangeLine(
                like.identity(),
                new ChangeLine.Content(
                        Operation.REPLACE_THUMBNAIL,
                        like.subjects(),
                        like.members(),
                        new ReviewedRequest(
                                "POST",
                                URI.create("https://api.example.test/thumbs/1"),
                                Map.of(),
                                body),
                        false,
                        like.reversible()),
                like.origin(),
                like.progress());
    }

    @Test
    void whatNoChangeNamesGoesWhenItIsOldAndEverythingElseStays() throws IOException {
        open(
                journal -> {
                    keep(journal, "old", Duration.ofDays(15));
                    keep(journal, "fresh", Duration.ofDays(13));
                });
        Files.writeString(file("new-123.part"), "half");
        age("new-123.part", Duration.ofDays(15));
        Files.writeString(file("letter.txt"), "not ours");
        age("letter.txt", Duration.ofDays(900));

        open(
                journal -> {
                    assertThat(journal.uploads().find(digest("old"))).isEmpty();
                    assertThat(journal.uploads().find(digest("fresh"))).isPresent();
                });
        assertThat(file("new-123.part")).doesNotExist();
        assertThat(file("letter.txt")).exists();
    }

    @ParameterizedTest
    @EnumSource
    void whatCanStillBeSentKeepsItsFileHoweverOld(ChangeState state) {
        open(
                journal -> {
                    keep(journal, "cover", Duration.ofDays(700));
                    record(journal, "cover", state);
                });
        boolean given = state == ChangeState.DONE || state == ChangeState.CANCELLED;
        open(
                journal ->
                        assertThat(journal.uploads().find(digest("cover")).isPresent())
                                .isEqualTo(!given));
    }

    @Test
    void oneThatIsChosenAgainBeginsAnew() {
        open(
                journal -> {
                    keep(journal, "cover", Duration.ofDays(700));
                    journal.uploads().keep(digest("cover"), picture("cover"));
                    age(digest("cover"), Duration.ofHours(1));
                });
        open(journal -> assertThat(journal.uploads().find(digest("cover"))).isPresent());
    }

    /** As large as may be sent, which is far more than fits into one line of the journal. */
    @Test
    void theLargestFileIsReadWhole() {
        PictureData largest = new PictureData(new byte[PictureUpload.LARGEST]);
        String sha256 = largest.sha256();
        open(
                journal -> {
                    journal.uploads().keep(sha256, largest);
                    PictureData found = journal.uploads().find(sha256).orElseThrow();
                    assertThat(found.bytes()).hasSize(PictureUpload.LARGEST);
                });
    }

    @Test
    void aFileThatChangedIsNeitherFoundNorSent() {
        open(
                journal -> {
                    journal.uploads().keep(digest("a"), picture("a"));
                    PictureData found = journal.uploads().find(digest("a")).orElseThrow();
                    write(file(digest("a")), "b");
                    assertThat(journal.uploads().find(digest("a"))).isEmpty();
                    assertThatThrownBy(found::bytes).isInstanceOf(FailureException.class);
                });
    }

    private static void write(Path file, String content) {
        try {
            Files.writeString(file, content);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A journal line of another program must not lead out of the directory. */
    @Test
    void onlyADigestNamesAFile() {
        open(
                journal -> {
                    assertThat(journal.uploads().find("../journal.db")).isEmpty();
                    PictureData picture = picture("a");
                    assertThatThrownBy(() -> journal.uploads().keep("../a", picture))
                            .isInstanceOf(IllegalArgumentException.class);
                    assertThatThrownBy(() -> journal.uploads().forget("../journal.db"))
                            .isInstanceOf(IllegalArgumentException.class);
                    journal.uploads().forget(digest("never kept"));
                    journal.uploads().keep(digest("a"), picture);
                    journal.uploads().forget(digest("a"));
                    assertThat(journal.uploads().find(digest("a"))).isEmpty();
                });
    }
}
