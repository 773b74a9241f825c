package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

class PlaylistDeskKeysTest extends DeskKeys {
    @Test
    void look() throws Exception {
        open("playlists");
        byPalette("Edit many playlists");
        rest();
        tabTo("playlist-bulk-table");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        press(KeyCode.HOME);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        tabTo("playlist-bulk-member");
        for (int i = 0; i < 8 && !exists("playlist-bulk-creator"); i++) {
            press(KeyCode.UP);
            System.out.println("MEMBER " + onFx(() -> find("playlist-bulk-member", javafx.scene.control.ComboBox.class).getValue()));
        }
        press(KeyCode.TAB);
        look("bulk value");
        robot().write("Equipe");
        rest();
        for (int i = 0; i < 6; i++) { press(KeyCode.TAB); System.out.println("TAB " + focused()); }
        look("end");
    }
}
