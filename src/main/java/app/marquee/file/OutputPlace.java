package app.marquee.file;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Place that a target leads to, behind its symbolic links. */
sealed interface OutputPlace {
    /** As many as Linux follows. */
    int MOST_LINKS = 40;

    /** Directory of the open files of a process, such as that of /dev/stdout. */
    Pattern OPEN_FILES = Pattern.compile("/dev/fd|/proc/(\\d+)(/task/\\d+)?/fd");

    /** File that is replaced as a whole, or isn't there yet. */
    record Regular(Path file) implements OutputPlace {}

    /**
     * Device, pipe or open file, which is written into.
     *
     * @param isOpen whether a process has it open, so that what is in it stays
     */
    record Special(Path file, boolean isOpen) implements OutputPlace {}

    /** Open stream of this process. */
    enum Standard implements OutputPlace {
        OUT,
        ERR;

        /** Closing it would close the stream of the process. */
        OutputStream stream() {
            return new FileOutputStream(this == OUT ? FileDescriptor.out : FileDescriptor.err);
        }
    }

    /**
     * @throws IOException when it is a folder, or when its links form a loop
     */
    static OutputPlace of(Path target) throws IOException {
        Path place = target;
        for (int links = 0; links < MOST_LINKS; links++) {
            Optional<OutputPlace> open = open(place);
            if (open.isPresent()) {
                return open.get();
            }
            if (!Files.isSymbolicLink(place)) {
                return plain(place);
            }
            place = place.resolveSibling(Files.readSymbolicLink(place));
        }
        throw new FileSystemLoopException(target.toString());
    }

    /** An entry of such a directory is no link that could be followed by its text. */
    private static Optional<OutputPlace> open(Path place) throws IOException {
        Path directory = place.toAbsolutePath().getParent();
        if (directory == null || !Files.isDirectory(directory)) {
            return Optional.empty();
        }
        Matcher found = OPEN_FILES.matcher(directory.toRealPath().toString());
        if (!found.matches()) {
            return Optional.empty();
        }
        String process = found.group(1);
        boolean isOwn =
                process == null || process.equals(Long.toString(ProcessHandle.current().pid()));
        return Optional.of(isOwn ? own(place) : new Special(place, true));
    }

    private static OutputPlace own(Path place) throws IOException {
        String number = String.valueOf(place.getFileName());
        return switch (number) {
            case "1" -> Standard.OUT;
            case "2" -> Standard.ERR;
            default -> {
                if (!InheritedFiles.isWritable(number)) {
                    throw new FileSystemException(place.toString(), null, "No such device");
                }
                yield new Special(place, true);
            }
        };
    }

    private static OutputPlace plain(Path place) throws IOException {
        if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
            return new Regular(place);
        }
        BasicFileAttributes found = Files.readAttributes(place, BasicFileAttributes.class);
        if (found.isDirectory()) {
            throw new FileSystemException(place.toString(), null, "Is a directory");
        }
        return found.isRegularFile() ? new Regular(place) : new Special(place, false);
    }
}
