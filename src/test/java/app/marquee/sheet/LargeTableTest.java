package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sheet.TableReading.Reason;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

class LargeTableTest {

    private static final int ROWS = 1_048_576;

    private static TableReading read(String text) {
        return TableFile.read(text.getBytes(StandardCharsets.UTF_8), null);
    }

    private static TableReading refused(Reason reason) {
        return new TableReading.Refused(reason, 0);
    }

    @Test
    void aTableHasAtMostTheRowsOfASheet() {
        assertThat(read("id\n" + "a\n".repeat(ROWS - 1))).isInstanceOf(TableReading.Found.class);
        assertThat(read("id\n" + "a\n".repeat(ROWS))).isEqualTo(refused(Reason.TOO_MANY_ROWS));
        assertThat(read("id\n" + "\n".repeat(ROWS))).isEqualTo(refused(Reason.TOO_MANY_ROWS));
    }

    @Test
    void aTableHasAtMostTheColumnsOfASheet() {
        assertThat(read("id" + ",a".repeat(16_383))).isInstanceOf(TableReading.Found.class);
        assertThat(read("id" + ",a".repeat(16_384))).isEqualTo(refused(Reason.TOO_MANY_COLUMNS));
    }

    @Test
    void aTableHasAtMostTheCellsThatFitIntoMemory() {
        String header = "id" + ",a".repeat(99) + "\n";

        assertThat(read(header + ("1" + ",1".repeat(99) + "\n").repeat(40_001)))
                .isEqualTo(refused(Reason.TOO_MANY_CELLS));
        assertThat(read(header + ("1" + ",".repeat(99) + "\n").repeat(40_001)))
                .isInstanceOf(TableReading.Found.class);
    }

    @Test
    void aFileHasAtMost64Megabytes() {
        assertThat(TableFile.read(new byte[TableFile.LARGEST + 1], null))
                .isEqualTo(refused(Reason.TOO_LARGE));
    }
}
