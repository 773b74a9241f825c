package app.marquee.service.video;

import app.marquee.model.Interrupts;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Video;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.video.ThumbnailFile.Result;
import app.marquee.store.file.PrivateFiles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Folder of images that become the custom thumbnails of videos. Blocking; sends nothing. */
public final class ThumbnailFolder {
    /** Endings of the images that can be sent. */
    public static final Set<String> ENDINGS = Set.of("jpg", "jpeg", "png", "gif");

    private final ThumbnailMatcher matcher;

    public ThumbnailFolder(Collection<Video> videos) {
        this.matcher = new ThumbnailMatcher(videos);
    }

    /**
     * The files in the folder by name, without those in its subfolders and hidden ones. No more
     * than one image is in memory at a time.
     *
     * @throws app.marquee.model.failure.FailureException when the folder can't be read
     */
    public List<ThumbnailFile> read(Path folder, ProgressListener progress)
            throws InterruptedException {
        List<Path> files = files(folder);
        List<ThumbnailFile> found = new ArrayList<>(files.size());
        for (Path file : files) {
            Interrupts.heed();
            progress.at(found.size(), files.size());
            found.add(new ThumbnailFile(file, result(file)));
        }
        return single(found);
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> Files.isRegularFile(file) && !isHidden(file))
                    .sorted(Comparator.comparing(file -> name(file).toLowerCase(Locale.ROOT)))
                    .toList();
        } catch (IOException e) {
            throw PrivateFiles.failure(folder, e);
        } catch (UncheckedIOException e) {
            throw PrivateFiles.failure(folder, e);
        }
    }

    private static boolean isHidden(Path file) {
        try {
            return Files.isHidden(file) || name(file).startsWith(".");
        } catch (IOException _) {
            return false;
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private Result result(Path file) {
        String name = name(file);
        int dot = name.lastIndexOf('.');
        if (!ENDINGS.contains(name.substring(dot + 1).toLowerCase(Locale.ROOT))) {
            return new Result.Refused(ChosenPicture.Why.NOT_A_PICTURE);
        }
        ThumbnailMatcher.Match match = matcher.match(name.substring(0, Math.max(0, dot)));
        return switch (match.videos().size()) {
            case 0 -> new Result.NoVideo();
            case 1 -> checked(file, match.videos().getFirst(), match.by());
            default -> new Result.SeveralVideos(match.videos().size());
        };
    }

    private static Result checked(Path file, Video video, ThumbnailFile.By by) {
        return switch (ChosenPicture.unloaded(file)) {
            case ChosenPicture.Refused(var why) -> new Result.Refused(why);
            case ChosenPicture.Fits(PictureUpload picture) -> new Result.Fits(video, by, picture);
        };
    }

    /** The others, of which some may be the only image for their video now. */
    public static List<ThumbnailFile> leavingOut(
            List<ThumbnailFile> files, Collection<ThumbnailFile> out) {
        return single(files.stream().filter(file -> !out.contains(file)).toList());
    }

    /** Of several images for one video none is chosen; the user leaves out the others. */
    private static List<ThumbnailFile> single(List<ThumbnailFile> files) {
        Map<VideoId, List<ThumbnailFile>> byVideo = new HashMap<>();
        for (ThumbnailFile file : files) {
            file.fits()
                    .ifPresent(
                            fits ->
                                    byVideo.computeIfAbsent(
                                                    fits.video().id(), _ -> new ArrayList<>())
                                            .add(file));
        }
        return files.stream()
                .map(file -> file.fits().map(fits -> single(file, fits, byVideo)).orElse(file))
                .toList();
    }

    private static ThumbnailFile single(
            ThumbnailFile file, Result.Fits fits, Map<VideoId, List<ThumbnailFile>> byVideo) {
        return byVideo.getOrDefault(fits.video().id(), List.of()).stream()
                .filter(other -> !other.file().equals(file.file()))
                .findFirst()
                .map(other -> file.with(new Result.SameVideo(fits, other.name())))
                .orElseGet(() -> file.with(fits));
    }
}
