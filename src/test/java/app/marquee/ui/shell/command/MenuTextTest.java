package app.marquee.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A long reason makes a line of a menu higher and not wider. */
class MenuTextTest {
    private static final String REFUSED =
            "Open or close the selected folder (This connection is read-only: nothing can be"
                    + " changed. Settings can switch that off.)";

    @Test
    void aLongReasonIsBrokenBetweenWords() {
        String broken = MenuText.broken(REFUSED);
        assertThat(broken.lines())
                .hasSizeGreaterThan(1)
                .allMatch(line -> line.length() <= MenuText.LONGEST_LINE)
                .noneMatch(line -> line.isBlank() || !line.equals(line.strip()));
        assertThat(broken.replace('\n', ' ')).isEqualTo(REFUSED);
    }

    @Test
    void whatFitsStaysOnOneLine() {
        assertThat(MenuText.broken("Copy rows (Select a table row first)"))
                .isEqualTo("Copy rows (Select a table row first)");
        assertThat(MenuText.broken("")).isEmpty();
    }

    @Test
    void aWordIsNeverBroken() {
        String word = "x".repeat(MenuText.LONGEST_LINE + 1);
        assertThat(MenuText.broken(word)).isEqualTo(word);
        assertThat(MenuText.broken("is " + word + " here")).isEqualTo("is\n" + word + "\nhere");
    }
}
