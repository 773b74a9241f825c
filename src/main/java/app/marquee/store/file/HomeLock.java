package app.marquee.store.file;

import app.marquee.model.failure.StorageReason;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Lock on a home while the application runs; the system releases it when the process ends. */
public final class HomeLock implements AutoCloseable {
    private final FileChannel channel;

    private HomeLock(FileChannel channel) {
        this.channel = channel;
    }

    static HomeLock take(Path file) {
        PrivateFiles.file(file);
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                channel.close();
                throw PrivateFiles.failure(file, StorageReason.IN_USE);
            }
            return new HomeLock(channel);
        } catch (IOException e) {
            throw PrivateFiles.failure(file, e);
        }
    }

    /** Whether another application has it. */
    static boolean isTaken(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = tryLock(channel)) {
            return lock == null;
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // The lock ends with the process at the latest.
        }
    }
}
