package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Blocks of cells as spreadsheets copy and paste them. */
final class ClipboardTableTest {
    @Test
    void tabsAndLinesSeparateCells() {
        assertThat(ClipboardTable.read("a\tb\r\nc\td\r\n").rows())
                .containsExactly(List.of("a", "b"), List.of("c", "d"));
    }

    @Test
    void aQuotedTextKeepsItsLineBreakAndQuotes() {
        ClipboardTable block = ClipboardTable.read("\"one\ntwo\"\t\"5\"\" disc\"\n");
        assertThat(block.rows()).containsExactly(List.of("one\ntwo", "5\" disc"));
        assertThat(ClipboardTable.read(block.text())).isEqualTo(block);
    }

    @Test
    void shortRowsAreFilledAndBlankLinesKept() {
        ClipboardTable block = ClipboardTable.read("a\tb\n\nc");
        assertThat(block.rows())
                .containsExactly(List.of("a", "b"), List.of("", ""), List.of("c", ""));
        assertThat(block.width()).isEqualTo(2);
        assertThat(block.height()).isEqualTo(3);
    }

    @Test
    void aTextWithALooseQuoteIsReadToo() {
        assertThat(ClipboardTable.read("\"a\" b\tc").rows())
                .containsExactly(List.of("\"a\" b", "c"));
    }

    @Test
    void aQuoteThatIsNotClosedTakesNoOtherCells() {
        assertThat(ClipboardTable.read("5\" disc\t\"unclosed\nnext\tlast\n").rows())
                .containsExactly(List.of("5\" disc", "\"unclosed"), List.of("next", "last"));
    }

    @Test
    void nothingIsOneEmptyCell() {
        assertThat(ClipboardTable.read("").rows()).containsExactly(List.of(""));
    }
}
