package app.marquee.sheet.excel;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipException;

/** Parts of a zip file in memory, as its directory lists them. */
final class ZipParts {
    private static final int LOCAL = 0x04034b50;
    private static final int ENTRY = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int END_64 = 0x06064b50;
    private static final int LOCATOR_64 = 0x07064b50;
    private static final int END_LENGTH = 22;
    private static final int LOCATOR_LENGTH = 20;
    private static final int ENTRY_LENGTH = 46;
    private static final int LOCAL_LENGTH = 30;
    private static final int LONGEST_COMMENT = 0xFFFF;
    private static final int SHORT_MAX = 0xFFFF;
    private static final long INT_MAX = 0xFFFF_FFFFL;
    private static final int EXTRA_64 = 1;

    private final ByteBuffer bytes;
    private final UnpackedBytes unpacked;
    private final Map<String, Entry> entries = new HashMap<>();

    /** Entry of the directory. */
    private record Entry(int method, long crc, long size, long at) {}

    /**
     * @param most most bytes of all parts that are read, once they are unpacked
     */
    ZipParts(byte[] file, long most) throws IOException {
        this.bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        this.unpacked = new UnpackedBytes(most);
        try {
            directory(end());
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw damaged(e);
        }
    }

    private static ZipException damaged(Exception cause) {
        ZipException damaged = new ZipException(cause.toString());
        damaged.initCause(cause);
        return damaged;
    }

    private int end() throws ZipException {
        int last = bytes.limit() - END_LENGTH;
        for (int at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
            if (bytes.getInt(at) == END) {
                return at;
            }
        }
        throw new ZipException("no directory");
    }

    private void directory(int end) throws ZipException {
        long count = unsigned(end + 10);
        long at = bytes.getInt(end + 16) & INT_MAX;
        int locator = end - LOCATOR_LENGTH;
        if (locator >= 0 && bytes.getInt(locator) == LOCATOR_64) {
            int end64 = Math.toIntExact(bytes.getLong(locator + 8));
            if (bytes.getInt(end64) != END_64) {
                throw new ZipException("no directory");
            }
            count = bytes.getLong(end64 + 32);
            at = bytes.getLong(end64 + 48);
        }
        for (long number = 0; number < count; number++) {
            at = entry((int) Math.min(at, Integer.MAX_VALUE));
        }
    }

    /** Reads an entry and returns where the next one is. */
    private int entry(int at) throws ZipException {
        if (bytes.getInt(at) != ENTRY) {
            throw new ZipException("no entry");
        }
        int name = unsigned(at + 28);
        int extra = unsigned(at + 30);
        long size = bytes.getInt(at + 20) & INT_MAX;
        long local = bytes.getInt(at + 42) & INT_MAX;
        int place = extra64(at + ENTRY_LENGTH + name, extra);
        if (place >= 0) {
            place += (bytes.getInt(at + 24) & INT_MAX) == INT_MAX ? Long.BYTES : 0;
            if (size == INT_MAX) {
                size = bytes.getLong(place);
                place += Long.BYTES;
            }
            local = local == INT_MAX ? bytes.getLong(place) : local;
        }
        entries.put(
                name(at + ENTRY_LENGTH, name),
                new Entry(unsigned(at + 10), bytes.getInt(at + 16) & INT_MAX, size, local));
        return at + ENTRY_LENGTH + name + extra + unsigned(at + 32);
    }

    /** Where the sizes beyond 32 bits are; -1 without any. */
    private int extra64(int start, int length) {
        int at = start;
        while (at + 4 <= start + length) {
            if (unsigned(at) == EXTRA_64) {
                return at + 4;
            }
            at += 4 + unsigned(at + 2);
        }
        return -1;
    }

    private String name(int at, int length) {
        return key(new String(bytes.array(), at, length, StandardCharsets.UTF_8));
    }

    /** Names of parts are compared without case, and some programs write backslashes. */
    private static String key(String name) {
        String plain = name.replace('\\', '/').toLowerCase(Locale.ROOT);
        return plain.startsWith("/") ? plain.substring(1) : plain;
    }

    private int unsigned(int at) {
        return bytes.getShort(at) & SHORT_MAX;
    }

    boolean has(String name) {
        return entries.containsKey(key(name));
    }

    InputStream open(String name) throws IOException {
        Entry entry = entries.get(key(name));
        if (entry == null) {
            throw new ZipException("no part " + name);
        }
        try {
            int at = Math.toIntExact(entry.at());
            if (bytes.getInt(at) != LOCAL) {
                throw new ZipException("no part " + name);
            }
            int data = at + LOCAL_LENGTH + unsigned(at + 26) + unsigned(at + 28);
            ByteBuffer packed = bytes.slice(data, Math.toIntExact(entry.size()));
            return unpacked.stream(packed, entry.method(), entry.crc());
        } catch (IndexOutOfBoundsException | ArithmeticException e) {
            throw damaged(e);
        }
    }

    /** Whether a part was left because too much was unpacked. */
    boolean isExceeded() {
        return unpacked.isExceeded();
    }
}
