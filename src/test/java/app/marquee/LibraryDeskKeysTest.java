package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedFolder;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/**
 * What is pasted becomes known, several folders are moved, and folders that no list has are named,
 * by keys alone and through faults.
 */
class LibraryDeskKeysTest extends DeskKeys {
    private static final String UNLISTED = "0a0a0a0a-1111-4222-8333-444455556666";

    @Test
    void whatIsPastedIsFoundAndFoldersAreMovedAndNamed() {
        open("library");
        pastedIdsAreLookedUpAddedAndFound();
        severalAreMovedAfterARefusal();
        oneThatNoListHasIsAddedAndStaysThroughAnError();
        whatTheServiceDoesNotKnowIsNotCalledChanged();
    }

    private void pastedIdsAreLookedUpAddedAndFound() {
        String player = ACCOUNT.video(4).externalId().toString();
        String video = ACCOUNT.video(4).id().toString();
        String other = ACCOUNT.video(5).id().toString();
        byPalette("Add items by ID");
        assertThat(isFocused("add-known")).isTrue();
        robot().write("https://x.example/embed/?v=" + player + " video " + other + " " + other);
        until(() -> exists("known-preview") && rows("known-preview") == 2);
        says("2 times");
        faults("video-list:500,video-read:500");
        tabTo("known-look-up");
        press(KeyCode.SPACE);
        rest();
        says("Server error");
        assertThat(rows("known-preview")).as("nothing is lost").isEqualTo(2);
        faults("");
        tabTo("known-look-up");
        press(KeyCode.SPACE);
        rest();
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        says("1 item added");
        rest();
        assertThat(exists("add-known-confirm")).isFalse();

        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write(video.substring(0, 8));
        rest();
        press(KeyCode.ENTER);
        says(ACCOUNT.title(4));
        until(() -> exists("video-open-player"));
        assertThat(writes()).isEmpty();
        press(KeyCode.ALT, KeyCode.LEFT);
    }

    /** 401 to the first of two: nothing of it is lost, and both go when the person says so. */
    private void severalAreMovedAfterARefusal() {
        tabTo("folder-tree");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        byPalette("Move folders…");
        robot().write("arq");
        until(() -> !onFx(() -> find("folder-move-choose", Node.class).isDisabled()));
        faults("folder-update:401#1");
        press(KeyCode.ENTER);
        says("Move 2 folders to “Arquivo”");
        assertThat(writes()).isEmpty();
        confirm();
        says("Paused");
        assertThat(writes()).hasSize(1);
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        until(() -> writes().size() == 3);
        rest();
        assertThat(words()).doesNotContain("Paused");
        assertThat(lastBody()).isEqualTo("{\"parent_folder_id\":\"" + folder("Arquivo") + "\"}");
    }

    private static String folder(String name) {
        return ACCOUNT.folders().stream()
                .filter(folder -> folder.name().equals(name))
                .map(SeedFolder::id)
                .findFirst()
                .orElseThrow()
                .toString();
    }

    private void oneThatNoListHasIsAddedAndStaysThroughAnError() {
        byPalette("Add folders by ID");
        assertThat(isFocused("add-known")).isTrue();
        robot().write("folder " + UNLISTED);
        until(() -> words().contains("1 ID found"));
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        says("Missing parent");
        says("1 folder without a known parent");
        assertThat(onFx(() -> find("folder-hint", Labeled.class).getText()))
                .isEqualTo("The platform doesn’t provide the parent folder");
        faults("folder-list:500#1");
        tabTo("folder-tree");
        press(KeyCode.F5);
        says("the server returned 500");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        says("1 folder without a known parent");
        assertThat(isFocused("folder-tree")).as("the keys are where they were").isTrue();
    }

    private void whatTheServiceDoesNotKnowIsNotCalledChanged() {
        press(KeyCode.END);
        press(KeyCode.F2);
        robot().write("Novo nome");
        press(KeyCode.ENTER);
        rest();
        assertThat(writes()).hasSize(4).last().isEqualTo("PUT /folders/" + UNLISTED);
        says("Not found");
    }
}
