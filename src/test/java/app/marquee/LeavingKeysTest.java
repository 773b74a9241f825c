package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** What is being sent is neither ended by Esc nor closed unasked with what is on the screen. */
class LeavingKeysTest extends DeskKeys {
    @Test
    void aChangeOnItsWayIsAskedForBeforeEverythingCloses() {
        open("library");
        hold();
        renameFirstFolder();
        press(KeyCode.ESCAPE);
        assertThat(words()).as("Esc ends what is loaded").doesNotContain("Canceled");

        byPalette("Mudar para português");
        says("waiting for the server to confirm");
        press(KeyCode.ESCAPE);
        assertThat(exists("quit-wait")).isFalse();
        says("Library");

        byPalette("Mudar para português");
        says("waiting for the server to confirm");
        press(KeyCode.ENTER);
        assertThat(words()).doesNotContain("Biblioteca");
        letGo();
        says("Biblioteca");
        rest();
        assertThat(writes()).hasSize(1);
        byPalette("Mostrar alterações");
        says("Aplicada");
    }

    private void renameFirstFolder() {
        tabTo("folder-tree");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        press(KeyCode.F2);
        robot().write("Novo nome");
        press(KeyCode.ENTER);
        until(() -> writes().size() == 1);
    }
}
