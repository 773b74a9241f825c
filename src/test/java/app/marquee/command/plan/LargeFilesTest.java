package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Launcher;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Files in the sizes in which they used to take gigabytes and minutes. Each is planned by a process
 * that may use 1 GB of memory and 30 seconds of processor time, and is refused in a sentence.
 */
@Tag("long")
@EnabledOnOs({OS.LINUX, OS.MAC})
class LargeFilesTest {
    private static final String LIMITS = "ulimit -t 30 && exec \"$0\" \"$@\"";
    private static final int MEGABYTE = 1024 * 1024;
    private static final int FAILURE = 1;
    private static final int USAGE = 2;

    private static final String RELATIONSHIPS =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

    private static final String TOO_LARGE_UNPACKED =
            "Unpacked, the file has more than 256 MB. Leave out rows, columns or other sheets.";
    private static final String TOO_MANY_ROWS =
            "The file has more rows than a sheet of Excel: 1,048,576. Split it.";
    private static final String LARGE_YAML = "The file is YAML and larger than 3 MB. Split it.";

    @TempDir private Path directory;
    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = directory.resolve("file");
    }

    /** Lines of a process with limits, and the sentence that it ended with. */
    private record Ended(int status, List<String> printed, String sentence) {}

    private Ended run(String... arguments) throws Exception {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        ProcessBuilder builder =
                new ProcessBuilder(
                                "/bin/sh",
                                "-c",
                                LIMITS,
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx1g",
                                "-XX:TieredStopAtLevel=1",
                                "-Duser.language=en",
                                "-Duser.country=US",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Launcher.class.getName())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.command().addAll(List.of(arguments));
        builder.command().addAll(List.of("--home", directory.resolve("home").toString()));
        int status = builder.start().waitFor();
        List<String> said = Files.readAllLines(err);
        return new Ended(status, Files.readAllLines(out), said.isEmpty() ? "" : said.getLast());
    }

    private void assertRefused(String sentence) throws Exception {
        Ended ended = run("plan", file.toString(), "--connection", "sandbox");
        assertThat(ended.sentence()).isEqualTo(sentence + " (exit status 1)");
        assertThat(ended.status()).isEqualTo(FAILURE);
        assertThat(ended.printed()).isEmpty();
    }

    /** Writes a text and then another one, so often. */
    private void write(String first, String block, int times) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write(bytes(first));
            repeat(out, block, times);
        }
    }

    private static void repeat(OutputStream out, String block, int times) throws IOException {
        byte[] bytes = bytes(block);
        for (int at = 0; at < times; at++) {
            out.write(bytes);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** A workbook with one sheet: a header and a block, so often. */
    private void workbook(String block, int times) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_SPEED);
            part(zip, "_rels/.rels", links("officeDocument", "xl/workbook.xml"));
            part(
                    zip,
                    "xl/workbook.xml",
                    "<workbook xmlns:r='%s'><sheets><sheet name='A' r:id='a'/></sheets></workbook>"
                            .formatted(RELATIONSHIPS));
            part(zip, "xl/_rels/workbook.xml.rels", links("worksheet", "sheet.xml"));
            part(zip, "xl/sheet.xml", "<worksheet><sheetData><row>" + cell("folder_id") + "</row>");
            repeat(zip, block, times);
            zip.write(bytes("</sheetData></worksheet>"));
        }
    }

    private static String links(String type, String target) {
        return "<Relationships><Relationship Id='a' Type='%s/%s' Target='%s'/></Relationships>"
                .formatted(RELATIONSHIPS, type, target);
    }

    private static void part(ZipOutputStream zip, String name, String begin) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes(begin));
    }

    private static String cell(String text) {
        return "<c t='inlineStr'><is><t>" + text + "</t></is></c>";
    }

    /** Replaces the sizes that the file claims for its last part: before its data and after. */
    private void claim(int size) throws IOException {
        byte[] zip = Files.readAllBytes(file);
        ByteBuffer buffer = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        int entry = last(zip, "504b0102");
        int descriptor = last(Arrays.copyOf(zip, entry), "504b0708");
        assertThat(buffer.getInt(entry + 24)).isEqualTo(buffer.getInt(descriptor + 12));
        buffer.putInt(entry + 24, size).putInt(descriptor + 12, size);
        Files.write(file, zip);
    }

    private static int last(byte[] zip, String mark) {
        byte[] sought = HexFormat.of().parseHex(mark);
        int at = zip.length - sought.length;
        while (!Arrays.equals(zip, at, at + sought.length, sought, 0, sought.length)) {
            at--;
        }
        return at;
    }

    @Test
    void aFileOfPlaylistsWithMoreProblemsThanAnybodyReads() throws Exception {
        write("playlists: [", "{a: b},", 400_000);
        Files.writeString(file, "]", StandardOpenOption.APPEND);
        assertRefused("The playlists file can't be used (problems: 400,000).");
        assertThat(Files.readAllLines(directory.resolve("err")))
                .hasSize(1_001)
                .element(999)
                .asString()
                .startsWith("1:");
    }

    @Test
    void aWorkbookThatUnpacksToTwoGigabytesAndClaimsThousandBytes() throws Exception {
        workbook(" ".repeat(MEGABYTE), 2047);
        claim(1_000);
        assertThat(Files.size(file)).isLessThan(16 * MEGABYTE);
        assertRefused(TOO_LARGE_UNPACKED);
    }

    @Test
    void aWorkbookOfElevenMillionRows() throws Exception {
        workbook(("<row>" + cell("x") + "</row>").repeat(1_000), 11_000);
        assertRefused(TOO_MANY_ROWS);
    }

    /** Each of them is a refused line. */
    @Test
    void aTableOfAMillionRowsThatCantBeUsed() throws Exception {
        write("folder_id,name\n", "a,b\n", 1_000_000);
        assertRefused(
                "More than 200,000 rows or cells can't be used, up to row 200002."
                        + " Check the column of the IDs.");
    }

    @Test
    void aTableOfSixteenMillionRows() throws Exception {
        write("folder_id,name\n", "a,b\n", 16_000_000);
        assertRefused(TOO_MANY_ROWS);
    }

    @Test
    void playlistsWithOneTextOfTenMegabytes() throws Exception {
        write("playlists:\n- playlist: \"", "a".repeat(MEGABYTE), 10);
        Files.writeString(file, Files.readString(file) + "\"\n");
        assertRefused(LARGE_YAML);
    }

    /** Valid, and beyond what the library reads at most. */
    @Test
    void playlistsInFourMegabytes() throws Exception {
        write("playlists:\n", "- playlist: New\n  access_type: public\n", 110_000);
        assertRefused(LARGE_YAML);
    }

    @Test
    void aTokenWithoutEnd() throws Exception {
        Ended ended =
                run("connection", "test", "--connection", "sandbox", "--token-file", "/dev/zero");
        assertThat(ended.sentence()).startsWith("The file /dev/zero has more than 64 KB.");
        assertThat(ended.status()).isEqualTo(USAGE);
    }
}
