package app.marquee.ui.thumbnails;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.Reversible;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.service.session.Capability;
import app.marquee.service.video.KnownVideo;
import app.marquee.service.video.PictureService;
import app.marquee.service.video.ThumbnailFile;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.VideoGallery;

import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Custom thumbnails of many videos from a folder of files. */
class FolderWindowTest extends WindowTest {
    private static final byte[] DOT =
            Base64.getDecoder().decode("R0lGODdhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=");

    private final Videos videos = new Videos();
    private final FakeThumbnailChanges edits = new FakeThumbnailChanges();
    private final FakeThumbnailChanges.Gate gate = new FakeThumbnailChanges.Gate();
    private final List<ThumbnailSection> made = new ArrayList<>();
    private WindowStage stage = new WindowStage();

    @TempDir private Path folder;

    /** The first video has no custom thumbnail, the others have one; images are elsewhere. */
    private static final class Videos implements ThumbnailService, PictureService {
        private final List<VideoId> asked = new ArrayList<>();
        private String missing = "";

        @Override
        public List<KnownVideo> videos() {
            return List.of();
        }

        @Override
        public void add(Collection<VideoId> ids) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Thumbnails thumbnails(VideoId video) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Thumbnails inBackground(VideoId video) {
            asked.add(video);
            if (video.value().equals(missing)) {
                throw new FailureException(new Failure.NotFound(new Answer(404, null, "{}")));
            }
            return new Thumbnails(
                    video.equals(id(1))
                            ? Member.ofNull()
                            : Member.of(
                                    new Thumbnail(
                                            null,
                                            "https://cdn.example/custom.gif",
                                            UnknownMembers.NONE)),
                    Member.of(List.of()),
                    UnknownMembers.NONE);
        }

        @Override
        public int requestsPerMinute() {
            return 60;
        }

        @Override
        public Picture picture(URI address) {
            return new Picture.Loaded(new PictureData(DOT), 1, 1);
        }

        @Override
        public void save(Picture.Loaded picture, Path target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forget(URI address) {
            // Nothing is kept.
        }
    }

    @BeforeEach
    void open() {
        open(true);
    }

    private void open(boolean lists) {
        List<Video> known =
                List.of(
                        video(1, "Introdução: o começo"),
                        video(2, "Second"),
                        video(3, "Third"),
                        video(4, "Twice"),
                        video(5, "twice"));
        stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                ThumbnailSection.definition(
                                        context -> {
                                            made.add(
                                                    new ThumbnailSection(
                                                            new FakeVideoList(
                                                                    known, _ -> {}, lists),
                                                            new VideoGallery.Sources(
                                                                    videos,
                                                                    edits,
                                                                    videos,
                                                                    Platform::runLater),
                                                            FakeFrames.source(
                                                                    new RowPictures.Source(
                                                                            videos,
                                                                            Platform::runLater),
                                                                    _ -> Optional.empty()),
                                                            gate,
                                                            context));
                                            return made.getLast();
                                        })));
        settle();
    }

    private static VideoId id(int number) {
        return new VideoId("00000000-0000-4000-8000-%012d".formatted(number));
    }

    private static Video video(int number, String title) {
        return Video.known(id(number)).withTitle(Member.of(title));
    }

    private void files(String... names) throws IOException {
        for (String name : names) {
            Files.write(folder.resolve(name), DOT);
        }
        stage.desk().willChoose(folder);
        assertThat(exists("thumbs-folder")).as("in the header, not in its menu").isTrue();
        click("thumbs-folder");
        click("thumbs-folder-choose");
    }

    private List<String> changed() {
        return gate.sent.stream()
                .map(change -> String.valueOf(change.line().subject().id()))
                .distinct()
                .sorted()
                .toList();
    }

    private String label(String id) {
        return onFx(() -> find(id, Label.class).getText());
    }

    private List<String> notes() {
        return onFx(
                () ->
                        robot().lookup("#thumbs-folder-table .table-cell").queryAll().stream()
                                .map(TableCell.class::cast)
                                .filter(cell -> "found".equals(cell.getTableColumn().getId()))
                                .map(cell -> String.valueOf(cell.getText()))
                                .toList());
    }

    @Test
    void matchedFilesAreSentOnceTheUserSawWhatCannotBeUndone() throws IOException {
        files("introducao_ o comeco.gif", id(2).value() + ".gif", "other.gif", "Twice.gif");
        assertThat(label("thumbs-folder-summary")).isEqualTo("2 of 4 files match a video.");
        TableView<?> files = find("thumbs-folder-table", TableView.class);
        assertThat(files.getItems().stream().map(file -> ((ThumbnailFile) file).isMatch()))
                .as("those without a video come first")
                .containsExactly(false, false, true, true);
        assertThat(label("thumbs-folder-send-requests"))
                .as("one loads the present thumbnail, one sends the image")
                .isEqualTo("4 requests");
        assertThat(send().getText()).isEqualTo("Replace 2 thumbnails");
        assertThat(videos.asked).as("nothing is loaded before the press").isEmpty();

        click("thumbs-folder-send");
        assertThat(videos.asked).containsExactlyInAnyOrder(id(1), id(2));
        assertThat(gate.sent).as("one of them can’t be undone").isEmpty();
        assertThat(label("thumbs-folder-warning")).contains("You can’t undo this");
        assertThat(onFx(() -> find("thumbs-folder-cancel", Button.class).isFocused())).isTrue();
        click("thumbs-folder-send");
        assertThat(exists("confirm-do")).as("no second review").isFalse();
        assertThat(exists("thumbs-folder-table")).isFalse();
        assertThat(videos.asked).as("loaded once").hasSize(2);
        assertThat(changed()).containsExactly(id(1).value(), id(2).value());
        assertThat(gate.sent)
                .as("it can be undone where there was none")
                .filteredOn(change -> change.line().reversible() == Reversible.YES)
                .isNotEmpty()
                .allMatch(change -> id(1).value().equals(change.line().subject().id()));
    }

    @Test
    void whatCanBeUndoneIsSentAtOnce() throws IOException {
        files(id(1).value() + ".gif");
        click("thumbs-folder-send");
        assertThat(changed()).containsExactly(id(1).value());
        assertThat(exists("thumbs-folder-table")).isFalse();
    }

    @Test
    void theyAreSavedForLater() throws IOException {
        files("Second.gif", "Third.gif");
        assertThat(made.getLast().unsavedEdits()).hasSize(1);
        click("thumbs-folder-keep");
        assertThat(gate.sent).isEmpty();
        assertThat(gate.kept).hasSize(2);
        assertThat(exists("thumbs-folder-table")).isFalse();
        assertThat(made.getLast().unsavedEdits()).isEmpty();
    }

    @Test
    void aDroppedFolderIsMatchedAndAFileBesideAllVideosIsNot() throws IOException {
        Path image = Files.write(folder.resolve("Second.gif"), DOT);
        onFx(() -> made.getLast().dropped(null, image));
        settle();
        assertThat(exists("thumbs-folder-table")).isFalse();
        onFx(() -> made.getLast().dropped(null, folder));
        settle();
        assertThat(label("thumbs-folder-summary")).isEqualTo("1 of 1 files matches a video.");
        click("thumbs-folder-send");
        click("thumbs-folder-send");
        assertThat(changed()).containsExactly(id(2).value());
    }

    @Test
    void whatIsLeftOutAfterTheWarningIsNotSent() throws IOException {
        files("Second.gif", "Third.gif");
        click("thumbs-folder-send");
        TableView<?> table = find("thumbs-folder-table", TableView.class);
        assertThat(table.getItems()).hasSize(2);
        onFx(
                () -> {
                    table.getSelectionModel().select(1);
                });
        settle();
        click("thumbs-folder-leave");
        assertThat(send().getText()).isEqualTo("Replace 1 thumbnail");
        assertThat(exists("thumbs-folder-warning")).isFalse();
        click("thumbs-folder-send");
        click("thumbs-folder-send");
        assertThat(changed()).containsExactly(id(2).value());
    }

    @Test
    void oneThatCantBeLoadedOrDecodedIsNamedBeforeTheOthersAreSent() throws IOException {
        videos.missing = id(3).value();
        Files.write(folder.resolve(id(4).value() + ".gif"), Arrays.copyOf(DOT, 13));
        files("Second.gif", "Third.gif");
        click("thumbs-folder-send");
        assertThat(gate.sent).isEmpty();
        assertThat(label("thumbs-folder-summary")).isEqualTo("1 of 3 files matches a video.");
        assertThat(notes())
                .contains("By title")
                .anyMatch(note -> note.startsWith("This file is damaged"))
                .anyMatch(note -> note.equals("Not found"));
        assertThat(send().getText()).isEqualTo("Replace 1 thumbnail");
        click("thumbs-folder-send");
        assertThat(changed()).containsExactly(id(2).value());
    }

    @Test
    void theSameFolderIsReadAnewAfterAProblem() throws IOException {
        videos.missing = id(2).value();
        files("Second.gif");
        click("thumbs-folder-send");
        assertThat(notes()).contains("Not found");
        videos.missing = "";
        stage.desk().willChoose(folder);
        click("thumbs-folder-choose");
        assertThat(label("thumbs-folder-summary")).isEqualTo("1 of 1 files matches a video.");
        assertThat(notes()).doesNotContain("Not found");
        assertThat(send().isDisabled()).isFalse();
    }

    @Test
    void whereThePlatformDoesntOfferItNothingIsSent() throws IOException {
        edits.can = Capability.NO;
        files("Second.gif");
        click("thumbs-folder-send");
        assertThat(gate.sent).isEmpty();
        assertThat(send().isDisabled()).isTrue();
    }

    private Button send() {
        return find("thumbs-folder-send", Button.class);
    }

    @Test
    void isRefusedOnAReadOnlyConnection() {
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        assertThat(
                        onFx(
                                () ->
                                        made.getLast().fromFolder().availability()
                                                instanceof Availability.Refused))
                .isTrue();
    }

    @Test
    void whereNoVideosAreListedTheKnownOnesAreMatched() throws IOException {
        open(false);
        files("Second.gif");
        assertThat(notes()).startsWith("By title");
    }
}
