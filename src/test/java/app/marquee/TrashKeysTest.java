package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** Videos come back from the trash by keys alone, with a fault in the middle of each way. */
class TrashKeysTest extends DeskKeys {
    @Test
    void look() {
        open("trash");
        tabTo("trash-table");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        look("selected");
        faults("videos-recover:500-after");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        confirm();
        look("500-after");
        faults("videos-recover:429-seconds=1#1");
        byPalette("Recover all videos with less");
        confirm();
        look("429");
        look("again");
        faults("videos-recover:401#1");
        byPalette("Paste ids of videos");
        look("paste");
        robot().write("https://x.example/videos/"+ACCOUNT.videos().skip(3).findFirst().orElseThrow().id() + " ");
        look("typed");
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        look("added");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        rest();
        look("recover");
        faults("video-list:silent");
        press(KeyCode.F5);
        look("F5");
        press(KeyCode.ESCAPE);
        rest();
        look("Esc");
    }
}
