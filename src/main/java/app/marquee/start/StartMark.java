package app.marquee.start;

import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Startup marker for measurements: {@code marquee.start.mark} names a file that gets the time and
 * process once rows of the Overview are on screen. FX thread only.
 */
public final class StartMark extends AnimationTimer {
    static final String PROPERTY = "marquee.start.mark";
    private final Path file;
    private final Scene scene;
    private boolean filled;

    private StartMark(Path file, Scene scene) {
        this.file = file;
        this.scene = scene;
    }

    public static void watch(Scene scene) {
        Optional.ofNullable(System.getProperty(PROPERTY))
                .ifPresent(file -> new StartMark(Path.of(file), scene).start());
    }

    /** A pulse that begins after rows were laid out: the one before has painted them. */
    @Override
    public void handle(long now) {
        if (filled) {
            stop();
            write();
        } else {
            filled = hasRows(scene);
        }
    }

    /** Whether a list of the Overview has rows that are laid out. */
    static boolean hasRows(Scene scene) {
        return scene.getRoot().lookupAll(".top-row").stream().anyMatch(StartMark::isRow);
    }

    private static boolean isRow(Node node) {
        return node instanceof Region row && row.isVisible() && row.getHeight() > 0;
    }

    /** Moved into place, so that a reader never sees half of it. */
    private void write() {
        try {
            Path beside = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(
                    beside, System.currentTimeMillis() + " " + ProcessHandle.current().pid());
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
