package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;

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
        press(KeyCode.DOWN);
        System.out.println("MEMBER " + onFx(() -> find("playlist-bulk-member", javafx.scene.control.ComboBox.class).getValue()));
        press(KeyCode.TAB);
        press(KeyCode.DOWN);
        rest();
        look("value");
        faults("playlist-update:500#1");
        tabTo("playlist-bulk-review");
        press(KeyCode.SPACE);
        rest();
        look("review");
        confirm();
        look("sent");
        first("playlist-list");
        rest();
        Path csv = Files.writeString(home.resolve("videos.csv"), "id,title\n" + ACCOUNT.video(7).id() + ",A\n" + ACCOUNT.video(8).id() + ",B\n" + ACCOUNT.video(9).id() + ",C\n");
        desk().willChoose(csv);
        byPalette("Add videos to the playlist");
        rest();
        tabTo("playlist-video-file");
        press(KeyCode.SPACE);
        until(() -> words().contains("3 ids found"));
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        look("staged");
        first("playlist-staged");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.DOWN);
        look("moved");
        press(KeyCode.ALT, KeyCode.P);
        robot().write("2");
        press(KeyCode.ENTER);
        look("positioned");
        faults("playlist-add-videos:reset-before#1");
        tabTo("playlist-staged");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        rest();
        look("cut");
        System.out.println(lastBody());
        tabTo("playlist-staged");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        rest();
        look("added");
        tabTo("error-raw");
        press(KeyCode.SPACE);
        System.out.println("RAW " + onFx(() -> find("error-raw-text", javafx.scene.control.TextArea.class).getText()));
    }
}
