package app.marquee.file;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Exception for a file that can't be written, with the reason and what it applies to. */
public final class OutputFailure extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Path place;
    private final Obstacle obstacle;

    /**
     * @param place what is full or can't be written, such as a folder
     */
    OutputFailure(Path place, Obstacle obstacle, IOException cause) {
        super(Obstacle.detail(cause), cause);
        this.place = place;
        this.obstacle = obstacle;
    }

    /** The failure of a stream inside one of a library, such as that of PDF. */
    public static Optional<IOException> cause(RuntimeException wrapped) {
        @Nullable Throwable each = wrapped;
        while (each != null && !(each instanceof IOException)) {
            each = each.getCause();
        }
        return Optional.ofNullable((IOException) each);
    }

    public Path place() {
        return place;
    }

    public Obstacle obstacle() {
        return obstacle;
    }
}
