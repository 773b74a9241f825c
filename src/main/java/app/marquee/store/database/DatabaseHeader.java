package app.marquee.store.database;

import app.marquee.store.file.PrivateFiles;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Header of a database file (file format of SQLite, section 1.3). Blocking. */
final class DatabaseHeader {
    private static final int LENGTH = 100;
    private static final int PAGE_SIZE_AT = 16;
    private static final int LARGEST_PAGE = 65_536;

    private DatabaseHeader() {}

    /** The length of a page; 1 for a file without one. */
    static int pageSize(Path database) {
        ByteBuffer header = start(database, LENGTH);
        if (header.limit() < LENGTH) {
            return 1;
        }
        int size = Short.toUnsignedInt(header.getShort(PAGE_SIZE_AT));
        return size == 1 ? LARGEST_PAGE : Math.max(1, size);
    }

    /** As many bytes as are there, up to this number. */
    static ByteBuffer start(Path file, int most) {
        ByteBuffer bytes = ByteBuffer.allocate(most);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
                // The next part is read.
            }
        } catch (NoSuchFileException none) {
            // Nothing is there.
        } catch (IOException e) {
            throw PrivateFiles.failure(file, e);
        }
        return bytes.flip();
    }
}
