package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Objects;

/** What is being sent is neither ended by Esc nor closed unasked with what is on the screen. */
class LeavingKeysTest extends DeskKeys {
    @Test
    void whatIsAppliedStandsFirstInTheDrawerWithItsPauseInIt() {
        open("library");
        robot().clickOn("Lives da semana");
        rest();
        byPalette("Set field in folder…");
        type("field-fill-key", "nivel");
        type("field-fill-value", "1");
        rest();
        click("field-fill-keep");
        rest();
        click("pending-pill");
        until(() -> exists("pending-group-apply"));
        click("pending-group-apply");
        until(() -> exists("confirm-do"));
        hold();
        click("confirm-do");
        until(() -> onFx(() -> pause() != null));
        onFx(
                () -> {
                    Node drawer = find("pending-drawer", Node.class);
                    Node first = drawer.lookup(".pending-part");
                    assertThat(
                                    Objects.requireNonNull(pause())
                                            .getParent()
                                            .getParent()
                                            .getParent()
                                            .getParent())
                            .as("in the first part")
                            .isEqualTo(first);
                    assertThat(((Labeled) first.lookup(".pending-part-title")).getText())
                            .isEqualTo("Applying");
                });
        letGo();
        rest();
    }

    private @Nullable Node pause() {
        Node drawer = window().getScene().lookup("#pending-drawer");
        return drawer == null ? null : drawer.lookup("#changes-pause");
    }

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
        byPalette("Atividade");
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
