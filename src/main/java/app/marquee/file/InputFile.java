package app.marquee.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.regex.Pattern;

/**
 * Source that the user named: a file, a device, a pipe, or standard input under one of its names.
 * An interrupt ends the reading at once, also that of a pipe to which nobody writes. Blocking.
 *
 * @param standard the standard input
 */
public record InputFile(Path file, InputStream standard) {
    private static final Pattern STANDARD =
            Pattern.compile("-|/dev/stdin|/dev/fd/0|/proc/(self|thread-self)/fd/0");

    /** Whether it is standard input, which the process has open already. */
    public boolean isStandard() {
        return STANDARD.matcher(file.toString()).matches();
    }

    /** Whether any user of this computer may read it: a file, by its mode and its directories'. */
    public boolean isReadableByOthers() throws IOException {
        if (isStandard()
                || !Files.isRegularFile(file)
                || !file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return false;
        }
        Path real = file.toRealPath();
        boolean allowed = has(real, PosixFilePermission.OTHERS_READ);
        for (Path each = real.getParent(); allowed && each != null; each = each.getParent()) {
            allowed = has(each, PosixFilePermission.OTHERS_EXECUTE);
        }
        return allowed;
    }

    private static boolean has(Path path, PosixFilePermission permission) throws IOException {
        return Files.getPosixFilePermissions(path).contains(permission);
    }

    /**
     * @param most how many bytes are read; what is longer is cut
     */
    public byte[] read(int most) throws IOException, InterruptedException {
        return InterruptibleCall.of(
                () -> {
                    if (isStandard()) {
                        return standard.readNBytes(most);
                    }
                    try (InputStream in = Files.newInputStream(file)) {
                        return in.readNBytes(most);
                    }
                });
    }
}
