package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Member;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Video;
import app.marquee.service.video.ThumbnailFile.By;
import app.marquee.service.video.ThumbnailFile.Result;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class ThumbnailFolderTest {
    private static final byte[] DOT =
            Base64.getDecoder().decode("R0lGODdhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=");
    private static final String PLAYER = "9b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";

    @TempDir private Path folder;

    private static VideoId id(int number) {
        return new VideoId("00000000-0000-4000-8000-%012d".formatted(number));
    }

    private static Video video(int number, String title) {
        return Video.known(id(number)).withTitle(Member.of(title));
    }

    private Map<String, Result> read(List<Video> videos) throws InterruptedException {
        return new ThumbnailFolder(videos)
                .read(folder, (_, _) -> {}).stream()
                        .collect(Collectors.toMap(ThumbnailFile::name, ThumbnailFile::result));
    }

    private void image(String... names) throws IOException {
        for (String name : names) {
            Files.write(folder.resolve(name), DOT);
        }
    }

    private static void isFor(@Nullable Result result, int video, By by) {
        assertThat(result).isInstanceOf(Result.Fits.class);
        Result.Fits fits = (Result.Fits) Objects.requireNonNull(result);
        assertThat(fits.video().id()).isEqualTo(id(video));
        assertThat(fits.by()).isEqualTo(by);
    }

    @Test
    void aFileIsForTheVideoWhoseIdPlayerIdOrTitleItHas() throws Exception {
        List<Video> videos =
                List.of(
                        video(1, "Aula 1: Introdução / começo"),
                        video(2, "日本語"),
                        video(3, "Third"),
                        withPlayer(video(4, "Fourth")));
        image(
                "AULA 1_ introducao - comeco.JPG",
                "日本語.png",
                "cover-" + id(3).value().toUpperCase(Locale.ROOT) + " v2.gif",
                PLAYER + ".jpeg",
                "Aula 1.gif");
        Map<String, Result> found = read(videos);
        isFor(found.get("AULA 1_ introducao - comeco.JPG"), 1, By.TITLE);
        isFor(found.get("日本語.png"), 2, By.TITLE);
        isFor(found.get("cover-" + id(3).value().toUpperCase(Locale.ROOT) + " v2.gif"), 3, By.ID);
        isFor(found.get(PLAYER + ".jpeg"), 4, By.PLAYER_ID);
        assertThat(found.get("Aula 1.gif")).as("a part of a title").isEqualTo(new Result.NoVideo());
    }

    private static Video withPlayer(Video video) {
        return new Video(
                video.id(),
                video.title(),
                video.description(),
                video.status(),
                video.folderId(),
                video.liveId(),
                Member.of(PLAYER),
                video.createdAt(),
                video.updatedAt(),
                video.storageSize(),
                video.length(),
                video.width(),
                video.height(),
                video.playable(),
                video.player(),
                video.hls(),
                video.preview(),
                video.thumbnail(),
                video.extras());
    }

    @Test
    void whatIsAmbiguousOrCantBeSentHasItsReason() throws Exception {
        image("Same.gif", id(3).value() + ".gif", "third.gif", ".hidden.gif");
        Files.writeString(folder.resolve("Broken.png"), "no image");
        Files.writeString(folder.resolve("notes.txt"), "notes");
        Files.createDirectory(folder.resolve("below"));
        try (RandomAccessFile large =
                new RandomAccessFile(folder.resolve("Large.gif").toFile(), "rw")) {
            large.write(DOT);
            large.setLength(PictureUpload.LARGEST + 1);
        }
        Map<String, Result> found =
                read(
                        List.of(
                                video(1, "Same"),
                                video(2, "same!"),
                                video(3, "Third"),
                                video(4, "Broken"),
                                video(5, "Large")));
        assertThat(found)
                .hasSize(6)
                .containsEntry("Same.gif", new Result.SeveralVideos(2))
                .containsEntry("Broken.png", new Result.Refused(ChosenPicture.Why.NOT_A_PICTURE))
                .containsEntry("notes.txt", new Result.Refused(ChosenPicture.Why.NOT_A_PICTURE))
                .containsEntry("Large.gif", new Result.Refused(ChosenPicture.Why.TOO_LARGE));
        assertThat(found.get("third.gif")).isInstanceOf(Result.SameVideo.class);
        assertThat(((Result.SameVideo) Objects.requireNonNull(found.get("third.gif"))).other())
                .isEqualTo(id(3).value() + ".gif");
    }

    @Test
    void leavingOneOutMakesTheOtherTheImageOfTheVideo() throws Exception {
        image("third.gif", "Third.png");
        List<ThumbnailFile> files =
                new ThumbnailFolder(List.of(video(3, "Third"))).read(folder, (_, _) -> {});
        assertThat(files).noneMatch(ThumbnailFile::isMatch);
        List<ThumbnailFile> left = ThumbnailFolder.leavingOut(files, List.of(files.getFirst()));
        assertThat(left).hasSize(1).allMatch(ThumbnailFile::isMatch);
    }

    /** Twelve megabytes each would be gigabytes together. */
    @Test
    void imagesAreNotHeldInMemoryAndAChangedFileIsNotSent() throws Exception {
        image("1.gif");
        ThumbnailFile file =
                new ThumbnailFolder(List.of(video(1, "1"))).read(folder, (_, _) -> {}).getFirst();
        PictureUpload picture = ((Result.Fits) file.result()).picture();
        assertThat(picture.data().bytes()).isEqualTo(DOT).isNotSameAs(picture.data().bytes());

        Files.write(folder.resolve("1.gif"), new byte[DOT.length]);
        assertThatThrownBy(() -> picture.data().bytes())
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.Storage.class));
    }

    @Test
    void aThousandFilesAreMatchedEachToItsVideo() throws Exception {
        List<Video> videos = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            videos.add(video(i, "Lesson " + i));
            image("lesson_" + i + ".gif");
        }
        Map<String, Result> found = read(videos);
        assertThat(
                        IntStream.range(0, 1000)
                                .mapToObj(i -> found.get("lesson_" + i + ".gif"))
                                .map(Result.Fits.class::cast)
                                .map(fits -> fits.video().id().value())
                                .collect(Collectors.toMap(Function.identity(), _ -> 1)))
                .hasSize(1000);
    }

    @Test
    void aFolderThatIsGoneIsAFailure() {
        assertThatThrownBy(
                        () ->
                                new ThumbnailFolder(List.of())
                                        .read(folder.resolve("none"), (_, _) -> {}))
                .isInstanceOf(FailureException.class);
    }
}
