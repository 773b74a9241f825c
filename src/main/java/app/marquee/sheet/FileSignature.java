package app.marquee.sheet;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Type of a file by its first bytes. */
enum FileSignature {
    /** Zip file, such as XLSX. */
    ZIP,
    /** Excel file of before 2007. */
    XLS,
    /** Another file of Office before 2007. */
    OFFICE,
    /** Excel file under a password. */
    PROTECTED,
    /** XML or HTML, which some programs call XLS. */
    MARKUP,
    /** File that a synchronized folder has for a table in Google Sheets. */
    GOOGLE_LINK,
    OTHER;

    private static final byte[] ZIP_START = {'P', 'K', 3, 4};
    private static final byte[] EMPTY_ZIP = {'P', 'K', 5, 6};
    private static final byte[] OFFICE_START = {
        (byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, (byte) 0xA1, (byte) 0xB1, 0x1A, (byte) 0xE1
    };
    private static final byte[] PACKAGE = "EncryptedPackage".getBytes(StandardCharsets.UTF_16LE);

    /** Names of the tables in Excel files of two ages. */
    private static final List<byte[]> TABLES =
            Stream.of("Workbook\0", "Book\0")
                    .map(name -> name.getBytes(StandardCharsets.UTF_16LE))
                    .toList();

    private static final byte[] DOCUMENT = "\"doc_id\"".getBytes(StandardCharsets.US_ASCII);
    private static final int LONGEST_LINK = 4_096;
    private static final String BEFORE_MARKUP = "\u00EF\u00BB\u00BF\u00FF\u00FE\0 \t\r\n";

    static FileSignature of(byte[] bytes) {
        if (isAt(bytes, 0, ZIP_START) || isAt(bytes, 0, EMPTY_ZIP)) {
            return ZIP;
        }
        if (isAt(bytes, 0, OFFICE_START)) {
            return office(bytes);
        }
        int at = 0;
        while (at < bytes.length && BEFORE_MARKUP.indexOf(bytes[at] & 0xFF) >= 0) {
            at++;
        }
        int first = at < bytes.length ? bytes[at] : 0;
        if (first == '{' && bytes.length <= LONGEST_LINK && has(bytes, DOCUMENT)) {
            return GOOGLE_LINK;
        }
        return first == '<' ? MARKUP : OTHER;
    }

    private static FileSignature office(byte[] bytes) {
        if (has(bytes, PACKAGE)) {
            return PROTECTED;
        }
        return TABLES.stream().anyMatch(name -> has(bytes, name)) ? XLS : OFFICE;
    }

    private static boolean has(byte[] bytes, byte[] expected) {
        for (int at = 0; at < bytes.length; at++) {
            if (isAt(bytes, at, expected)) {
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
