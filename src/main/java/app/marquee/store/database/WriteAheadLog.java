package app.marquee.store.database;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;

/**
 * Header of the log of a database (file format of SQLite, section 4.1). SQLite takes a log with
 * another header for an empty one and writes over it, with all that it held.
 */
record WriteAheadLog(Path log) {
    private static final int HEADER = 32;
    private static final int CHECKED = 24;
    private static final int BIG_ENDIAN_SUMS = 0x377f0683;
    private static final int LITTLE_ENDIAN_SUMS = 0x377f0682;
    private static final int VERSION = 3_007_000;

    /**
     * Whether it may be the log of a file with such pages. One that nothing was committed to is all
     * zeros.
     */
    boolean fits(int pageSize) {
        ByteBuffer header = DatabaseHeader.start(log, HEADER);
        if (isZero(header)) {
            return true;
        }
        try {
            int magic = header.getInt();
            return header.getInt() == VERSION
                    && header.getInt() == pageSize
                    && hasSums(header, magic);
        } catch (BufferUnderflowException cut) {
            return false;
        }
    }

    private static boolean isZero(ByteBuffer bytes) {
        for (int at = 0; at < bytes.limit(); at++) {
            if (bytes.get(at) != 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasSums(ByteBuffer header, int magic) {
        if (magic != BIG_ENDIAN_SUMS && magic != LITTLE_ENDIAN_SUMS) {
            return false;
        }
        ByteBuffer words =
                header.duplicate()
                        .rewind()
                        .order(
                                magic == BIG_ENDIAN_SUMS
                                        ? ByteOrder.BIG_ENDIAN
                                        : ByteOrder.LITTLE_ENDIAN);
        int first = 0;
        int second = 0;
        while (words.position() < CHECKED) {
            first += words.getInt() + second;
            second += words.getInt() + first;
        }
        header.position(CHECKED);
        return header.getInt() == first && header.getInt() == second;
    }
}
