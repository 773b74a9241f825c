package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Excel files with damage of chance: each is read or refused, without a word on standard error. */
final class DamagedWorkbookTest {
    private static final int FILES = 150;
    private static final String[] ODD = {
        "-1",
        "2147483648",
        "",
        "ZZZZZZZ9999999",
        "1E400",
        "NaN",
        "_xD800_",
        "[h]:mm:ss.000000000",
        "[$-F800]",
        "General;General;General;General;General",
        "[Red][<0]0;[>1]d",
        "2958466",
        "A1:",
        "B2:A1",
        "A1:XFD1048576"
    };

    @Test
    void noDamageIsADefect() throws IOException {
        byte[] sound = sound();
        Random chance = new Random(3);
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            for (int file = 0; file < FILES; file++) {
                assertThat(TableFile.read(damaged(sound, chance), null)).isNotNull();
            }
        } finally {
            System.setErr(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    private static byte[] sound() throws IOException {
        try (InputStream in =
                DamagedWorkbookTest.class.getResourceAsStream(
                        "/app/marquee/corpus/excel/xlsxwriter.xlsx")) {
            return Objects.requireNonNull(in).readAllBytes();
        }
    }

    /** The parts are packed anew, so that damage reaches the readers and no checksum hides it. */
    private static byte[] damaged(byte[] sound, Random chance) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(sound));
                ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (ZipEntry part = in.getNextEntry(); part != null; part = in.getNextEntry()) {
                byte[] content = in.readAllBytes();
                out.putNextEntry(new ZipEntry(part.getName()));
                out.write(chance.nextInt(3) == 0 ? damagedPart(content, chance) : content);
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] damagedPart(byte[] content, Random chance) {
        if (chance.nextInt(4) == 0) {
            byte[] bad = content.clone();
            bad[chance.nextInt(bad.length)] = (byte) 0xFF;
            return bad;
        }
        String text = new String(content, StandardCharsets.UTF_8);
        char mark = chance.nextBoolean() ? '"' : '>';
        int from = text.indexOf(mark, chance.nextInt(text.length()));
        int to = from < 0 ? -1 : text.indexOf(mark == '"' ? '"' : '<', from + 1);
        if (to < 0) {
            return text.substring(0, chance.nextInt(text.length()))
                    .getBytes(StandardCharsets.UTF_8);
        }
        String odd = ODD[chance.nextInt(ODD.length)].replace("<", "&lt;");
        return (text.substring(0, from + 1) + odd + text.substring(to))
                .getBytes(StandardCharsets.UTF_8);
    }
}
