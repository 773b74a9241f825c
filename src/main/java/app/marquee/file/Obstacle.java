package app.marquee.file;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Reason for which a file can't be written, with the numbers and texts that Unix has for it. */
public enum Obstacle {
    FULL(List.of(28), "No space left on device", "not enough space on the disk"),
    QUOTA(List.of(122), "Disk quota exceeded", "Disc quota exceeded"),
    TOO_LARGE(List.of(27), "File too large"),
    READ_ONLY(List.of(30), "Read-only file system"),
    DENIED(List.of(13, 1), "Permission denied", "Operation not permitted"),
    FOLDER(List.of(21), "Is a directory"),
    NO_FOLDER(List.of(2, 20), "No such file or directory", "Not a directory"),
    NAME(List.of(36), "File name too long"),
    LINKS(List.of(40), "Too many levels of symbolic links"),
    OPEN_FILES(List.of(24, 23), "Too many open files"),
    NO_READER(List.of(32), "Broken pipe", "The pipe is being closed", "The pipe has been ended"),
    NO_DEVICE(List.of(6, 19), "No such device"),
    BUSY(List.of(16, 26), "Device or resource busy", "Text file busy"),
    DEVICE(List.of(5), "Input/output error"),
    /** What the system said is all that is known. */
    OTHER(List.of());

    private static final long HARDLY_ANY_ROOM = 1 << 16;

    @SuppressWarnings("ImmutableEnumChecker")
    private final List<Integer> numbers;

    @SuppressWarnings("ImmutableEnumChecker")
    private final List<String> texts;

    Obstacle(List<Integer> numbers, String... texts) {
        this.numbers = numbers;
        this.texts = List.of(texts);
    }

    /** The reason for a failure. */
    public static Obstacle of(IOException failed) {
        return failed instanceof OutputFailure known ? known.obstacle() : said(detail(failed));
    }

    /** What the system said, without the name of the file. */
    static String detail(IOException failed) {
        @Nullable String said =
                switch (failed) {
                    case AccessDeniedException _ -> DENIED.texts.getFirst();
                    case NoSuchFileException _ -> NO_FOLDER.texts.getFirst();
                    case FileSystemLoopException _ -> LINKS.texts.getFirst();
                    case FileSystemException file -> file.getReason();
                    default -> failed.getMessage();
                };
        return Objects.requireNonNullElse(said, failed.getClass().getSimpleName());
    }

    /** In English, or in the language of the system. */
    private static Obstacle said(String detail) {
        return first(each -> each.texts.stream().anyMatch(detail::contains))
                .or(() -> first(each -> SystemTexts.of(each.numbers).anyMatch(detail::equals)))
                .orElse(OTHER);
    }

    private static Optional<Obstacle> first(Predicate<Obstacle> is) {
        return Arrays.stream(values()).filter(is).findFirst();
    }

    /** Whether a folder has hardly any room; not every system says so in words that are known. */
    public static boolean isFull(Path folder) {
        try {
            return Files.isDirectory(folder)
                    && Files.getFileStore(folder).getUsableSpace() < HARDLY_ANY_ROOM;
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Suffix of the key of its text. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
