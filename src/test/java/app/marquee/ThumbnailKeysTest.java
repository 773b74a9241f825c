package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

class ThumbnailKeysTest extends DeskKeys {
    @Test
    void look() {
        open("thumbnails");
        look("opened");
        faults("thumbnails:500#1");
        press(KeyCode.SHORTCUT, KeyCode.F);
        look("filter");
        press(KeyCode.TAB);
        look("tab");
        press(KeyCode.DOWN);
        rest();
        look("chosen");
        press(KeyCode.TAB); look("tab2"); press(KeyCode.DOWN); rest(); look("down");
        press(KeyCode.SPACE);
        rest();
        look("retried");
        tabTo("thumb-custom");
        press(KeyCode.RIGHT);
        byPalette("Copy the URL of the thumbnail");
        System.out.println("PASTE " + desk().paste());
        look("copied");
        tabTo("thumb-1");
        press(KeyCode.ENTER);
        look("full");
        press(KeyCode.RIGHT);
        look("full next");
        press(KeyCode.ESCAPE);
        look("full closed");
        Path file = home.resolve("one.png");
        desk().willChoose(file);
        byPalette("Save the thumbnail");
        rest();
        look("saved " + java.nio.file.Files.exists(file));
        faults("thumbnail-upload:500-after#1");
        byPalette("Replace the custom");
        rest();
        look("replace");
        press(KeyCode.ENTER);
        rest();
        look("review");
        confirm();
        look("replaced");
        faults("thumbnail-delete:reset-before#1");
        byPalette("Remove the custom");
        rest();
        look("remove");
        confirm();
        look("removed");
        faults("thumbnails:latency=300");
        byPalette("Show the contact sheet");
        look("sheet");
        byPalette("Read the contact sheet");
        settle();
        look("reading");
        press(KeyCode.ESCAPE);
        rest();
        look("esc");
    }
}
