package app.marquee.sheet;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Type of a file by its first bytes. */
enum FileSignature {
    /** Zip file, such as XLSX. */
    ZIP,
    /** File of Office before 2007, such as XLS. */
    OFFICE,
    /** Excel file under a password. */
    PROTECTED,
    /** XML or HTML, which some programs call XLS. */
    MARKUP,
    OTHER;

    private static final byte[] ZIP_START = {'P', 'K', 3, 4};
    private static final byte[] EMPTY_ZIP = {'P', 'K', 5, 6};
    private static final byte[] OFFICE_START = {
        (byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, (byte) 0xA1, (byte) 0xB1, 0x1A, (byte) 0xE1
    };
    private static final byte[] PACKAGE = "EncryptedPackage".getBytes(StandardCharsets.UTF_16LE);
    private static final String BEFORE_MARKUP = "\u00EF\u00BB\u00BF\u00FF\u00FE\0 \t\r\n";

    static FileSignature of(byte[] bytes) {
        if (isAt(bytes, 0, ZIP_START) || isAt(bytes, 0, EMPTY_ZIP)) {
            return ZIP;
        }
        if (isAt(bytes, 0, OFFICE_START)) {
            return hasPackage(bytes) ? PROTECTED : OFFICE;
        }
        int at = 0;
        while (at < bytes.length && BEFORE_MARKUP.indexOf(bytes[at] & 0xFF) >= 0) {
            at++;
        }
        return at < bytes.length && bytes[at] == '<' ? MARKUP : OTHER;
    }

    private static boolean hasPackage(byte[] bytes) {
        for (int at = 0; at < bytes.length; at++) {
            if (isAt(bytes, at, PACKAGE)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(byte[] bytes, int at, byte[] expected) {
        int end = at + expected.length;
        return end <= bytes.length && Arrays.equals(bytes, at, end, expected, 0, expected.length);
    }
}
