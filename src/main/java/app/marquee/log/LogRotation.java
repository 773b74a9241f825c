package app.marquee.log;

import ch.qos.logback.core.FileAppender;
import ch.qos.logback.core.rolling.RollingPolicy;
import ch.qos.logback.core.rolling.RolloverFailure;
import ch.qos.logback.core.rolling.TriggeringPolicy;
import ch.qos.logback.core.rolling.helper.CompressionMode;
import ch.qos.logback.core.spi.ContextAwareBase;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Log rotation by numbered files: a full file becomes number 1, number 1 becomes number 2, and the
 * last one is deleted. Called under the lock of the log.
 */
final class LogRotation<E> extends ContextAwareBase implements RollingPolicy, TriggeringPolicy<E> {
    private final Path file;
    private final long most;
    private final int kept;
    private boolean started;

    /**
     * @param most bytes of a file before the next one begins
     * @param kept how many full files are kept
     */
    LogRotation(Path file, long most, int kept) {
        this.file = file;
        this.most = most;
        this.kept = kept;
    }

    /** The file, and those before it, the newest first. */
    Path numbered(int number) {
        return number == 0 ? file : file.resolveSibling(file.getFileName() + "." + number);
    }

    @Override
    public boolean isTriggeringEvent(File active, E event) {
        return active.length() >= most;
    }

    @Override
    public void rollover() throws RolloverFailure {
        try {
            for (int number = kept - 1; number >= 0; number--) {
                if (Files.exists(numbered(number))) {
                    Files.move(
                            numbered(number),
                            numbered(number + 1),
                            StandardCopyOption.REPLACE_EXISTING);
                }
            }
        } catch (IOException stays) {
            throw new RolloverFailure("The log could not be rotated", stays);
        }
    }

    @Override
    public String getActiveFileName() {
        return file.toString();
    }

    @Override
    public CompressionMode getCompressionMode() {
        return CompressionMode.NONE;
    }

    @Override
    public void setParent(FileAppender<?> appender) {
        // It knows its file.
    }

    @Override
    public void start() {
        started = true;
    }

    @Override
    public void stop() {
        started = false;
    }

    @Override
    public boolean isStarted() {
        return started;
    }
}
