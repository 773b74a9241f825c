package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Many playlists are edited, and many videos added in their order, by keys alone. */
class PlaylistDeskKeysTest extends DeskKeys {
    @Test
    void manyAreEditedAndOneIsFilled() throws IOException {
        open("playlists");
        oneMemberOfManyThroughAnError();
        videosOfAFileInTheirOrderThroughACutLine();
        theButtonIsLookedAtAndSavedAfterARefusal();
    }

    private void oneMemberOfManyThroughAnError() {
        byPalette("Edit many playlists");
        first("playlist-bulk-table");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        tabTo("playlist-bulk-member");
        press(KeyCode.DOWN);
        tabTo("playlist-bulk-views");
        press(KeyCode.DOWN);
        faults("playlist-update:500#1");
        tabTo("playlist-bulk-review");
        press(KeyCode.SPACE);
        says("Change “Total views” of 2 playlists");
        assertThat(writes()).isEmpty();
        confirm();
        says("Unknown · 1 of 2 done");
        assertThat(writes()).hasSize(2).allMatch(write -> write.startsWith("PUT /playlist/"));
        assertThat(lastBody()).isEqualTo("{\"hide_views\":true}");
    }

    private void videosOfAFileInTheirOrderThroughACutLine() throws IOException {
        Path file =
                Files.writeString(
                        home.resolve("videos.csv"),
                        "id,title\n%s,A\n%s,B\n%s,C\n".formatted(id(7), id(8), id(9)));
        first("playlist-list");
        rest();
        desk().willChoose(file);
        byPalette("Add videos to the playlist");
        tabTo("playlist-video-file");
        press(KeyCode.SPACE);
        says("3 ids found");
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        until(() -> exists("playlist-staged") && rows("playlist-staged") == 3);

        first("playlist-staged");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.P);
        robot().write("2");
        press(KeyCode.ENTER);
        faults("playlist-add-videos:reset-before#1");
        tabTo("playlist-staged");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        rest();
        assertThat(writes()).hasSize(3);
        assertThat(rows("playlist-staged")).as("nothing of it is lost").isEqualTo(3);
        tabTo("playlist-staged");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        until(() -> writes().size() == 4);
        rest();
        assertThat(lastBody())
                .isEqualTo(
                        "[{\"video_id\":\"%s\",\"order\":2},{\"video_id\":\"%s\",\"order\":3},{\"video_id\":\"%s\"}]"
                                .formatted(id(7), id(8), id(9)));
        assertThat(words()).doesNotContain("made a mistake");
        assertThat(isFocused("menu-button")).as("the keys stay where it was done").isFalse();
    }

    private static String id(int video) {
        return ACCOUNT.video(video).id().toString();
    }

    private void theButtonIsLookedAtAndSavedAfterARefusal() {
        tabTo("playlist-button-size");
        robot().write("small");
        tabTo("playlist-button-text");
        robot().write("Comprar");
        tabTo("playlist-button-url");
        robot().write("https://shop.example/offer");
        until(() -> !onFx(() -> find("playlist-save", Node.class).isDisabled()));
        assertThat(onFx(() -> find("playlist-button-preview", Node.class).isVisible())).isTrue();
        says("Comprar");
        faults("playlist-update:401#1");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        rest();
        says("Not sent yet: The token was refused");
        assertThat(writes()).hasSize(5);
        tabTo("playlist-save");
        press(KeyCode.SPACE);
        rest();
        says("Done: the service has taken the change");
        assertThat(writes()).hasSize(6);
        assertThat(lastBody()).contains("\"text\":\"Comprar\"");
    }
}
