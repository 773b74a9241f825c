package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Many playlists are edited, and many videos added in their order, by keys alone. */
class PlaylistDeskKeysTest extends DeskKeys {
    /** How many go at the same time. */
    private static final int AT_ONCE = 4;

    @Test
    void manyAreEditedAndOneIsFilled() throws IOException {
        open("playlists");
        oneMemberOfManyThroughAnError();
        videosOfAFileInTheirOrderThroughACutLine();
        theButtonIsLookedAtAndSavedAfterARefusal();
        videosArePickedThoughTheirListFailsFirst();
        aRunIsPausedThroughACutLineAndCancelled();
    }

    @Test
    void videosOfTheLibraryAreAdded() {
        open("library");
        first("video-table");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        byPalette("Add selected videos to a playlist…");
        otherThanTheRecentOnes();
        says("Add 2 videos to a playlist");
        String name = ACCOUNT.playlists().getLast().name();
        robot().write(name);
        rest();
        int found = onFx(() -> find("playlist-into-list", ListView.class).getItems().size());
        assertThat(found).isEqualTo(1);
        press(KeyCode.ENTER);
        until(() -> exists("playlist-videos") && staged() == 2);
        says(name);
        assertThat(writes()).as("nothing is sent before it is saved").isEmpty();
        tabTo("playlist-videos");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        until(() -> writes().size() == 1);
        assertThat(writes().getFirst())
                .startsWith("POST /playlist/")
                .contains(ACCOUNT.playlists().getLast().id().toString());
        assertThat(lastBody().split("video_id", -1)).hasSize(3);
    }

    /** The last item of the menu, which opens instead of the dialog once a playlist was used. */
    private void otherThanTheRecentOnes() {
        until(() -> isMenuOpen() || words().contains("Add 2 videos to a playlist"));
        if (isMenuOpen()) {
            onFx(() -> menus().findFirst().orElseThrow().getItems().getLast().fire());
        }
    }

    private boolean isMenuOpen() {
        return onFx(() -> menus().findFirst().isPresent());
    }

    private static Stream<ContextMenu> menus() {
        return Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast);
    }

    private int staged() {
        return onFx(
                () ->
                        (int)
                                ((TableView<?>) find("playlist-videos", TableView.class))
                                        .getItems().stream()
                                                .filter(
                                                        row ->
                                                                row.getClass()
                                                                        .getSimpleName()
                                                                        .equals("StagedVideo"))
                                                .count());
    }

    private void oneMemberOfManyThroughAnError() {
        byPalette("Edit playlists");
        first("playlist-list");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        tabTo("playlist-bulk-member");
        press(KeyCode.DOWN);
        tabTo("playlist-bulk-views");
        press(KeyCode.DOWN);
        faults("playlist-update:500#1");
        tabTo("playlist-bulk-review");
        press(KeyCode.SPACE);
        says("Change “View count” in 2 playlists");
        assertThat(writes()).isEmpty();
        confirm();
        says("Status unknown · 1 of 2 applied");
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
        byPalette("Add videos to playlist");
        tabTo("playlist-video-ids");
        press(KeyCode.SPACE);
        tabTo("known-file");
        press(KeyCode.SPACE);
        says("3 IDs found");
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        until(() -> exists("playlist-videos") && staged() == 3);

        first("playlist-videos");
        press(KeyCode.END);
        press(KeyCode.UP);
        press(KeyCode.UP);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.P);
        robot().write("2");
        press(KeyCode.ENTER);
        faults("playlist-add-videos:reset-before#1");
        tabTo("playlist-videos");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        rest();
        assertThat(writes()).hasSize(3);
        assertThat(staged()).as("nothing of it is lost").isEqualTo(3);
        tabTo("playlist-videos");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        until(() -> writes().size() == 4);
        rest();
        assertThat(lastBody())
                .isEqualTo(
                        "[{\"video_id\":\"%s\",\"order\":1},{\"video_id\":\"%s\",\"order\":2},{\"video_id\":\"%s\"}]"
                                .formatted(id(7), id(8), id(9)));
        assertThat(words()).doesNotContain("Something went wrong");
        assertThat(isFocused("menu-button")).as("the keys stay where it was done").isFalse();
    }

    private static String id(int video) {
        return ACCOUNT.video(video).id().toString();
    }

    private void theButtonIsLookedAtAndSavedAfterARefusal() {
        tabTo("playlist-tab-videos");
        press(KeyCode.RIGHT);
        tabTo("playlist-button-fold");
        press(KeyCode.SPACE);
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
        says("API token");
        assertThat(writes()).hasSize(5);
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        rest();
        says("Applied");
        assertThat(writes()).hasSize(6);
        assertThat(lastBody()).contains("\"text\":\"Comprar\"");
    }

    /** The list of videos fails once, and the answer to adding is lost: a read settles it. */
    private void videosArePickedThoughTheirListFailsFirst() {
        int before = writes().size();
        first("playlist-list");
        rest();
        faults("video-list:500#1");
        byPalette("Add videos to playlist");
        until(() -> exists("playlist-video-count"));
        rest();
        String word = ACCOUNT.video(1).title().split(" ", 2)[0];
        robot().write(word);
        rest();
        assertThat(rows()).isGreaterThan(1);
        says("match");
        press(KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.ENTER);
        until(() -> exists("playlist-videos") && staged() == 2);
        faults("playlist-add-videos:503#1");
        tabTo("playlist-videos");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        until(() -> writes().size() == before + 1);
        rest();
        assertThat(staged()).as("a read tells that it was not done").isEqualTo(2);
        tabTo("playlist-videos");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        until(() -> writes().size() == before + 2);
        rest();
        assertThat(lastBody().split("video_id", -1)).hasSize(3);
    }

    private int rows() {
        return onFx(() -> find("playlist-video-candidates", ListView.class).getItems().size());
    }

    /** Nobody is hurried: one line is cut, the rest waits, goes on, and is given up. */
    private void aRunIsPausedThroughACutLineAndCancelled() {
        int before = writes().size();
        byPalette("Edit playlists");
        first("playlist-list");
        press(KeyCode.SHORTCUT, KeyCode.A);
        tabTo("playlist-bulk-member");
        for (int member = 0; member < 5; member++) {
            press(KeyCode.DOWN);
        }
        tabTo("playlist-bulk-image");
        robot().write("c2d3e4f5-1111-4222-8333-444455556666");
        tabTo("playlist-bulk-review");
        press(KeyCode.SPACE);
        until(() -> exists("confirm-do"));
        faults("playlist-update:reset-after#1");
        hold();
        tabTo("confirm-do");
        press(KeyCode.ENTER);
        until(() -> writes().size() == before + AT_ONCE);
        tabTo("changes-pause");
        press(KeyCode.SPACE);
        letGo();
        says("Paused: " + AT_ONCE + " of ");
        assertThat(writes()).as("the others wait").hasSize(before + AT_ONCE);
        hold();
        assertThat(isFocused("changes-pause")).isTrue();
        press(KeyCode.SPACE);
        until(() -> writes().size() == before + 2 * AT_ONCE);
        tabTo("changes-cancel");
        press(KeyCode.SPACE);
        letGo();
        rest();
        assertThat(exists("changes-pause")).isFalse();
        assertThat(writes()).as("nothing more is sent").hasSize(before + 2 * AT_ONCE);
        says("Status unknown · " + (2 * AT_ONCE - 1) + " of ");
    }
}
