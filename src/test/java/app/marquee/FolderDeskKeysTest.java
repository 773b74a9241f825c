package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedFolder;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** Several folders are moved, and folders that no list has are named, by keys alone. */
class FolderDeskKeysTest extends DeskKeys {
    private static final String UNLISTED = "0a0a0a0a-1111-4222-8333-444455556666";

    @Test
    void severalAreMovedAndUnlistedOnesAreNamed() {
        open("library");
        severalAreMovedAfterARefusal();
        oneThatNoListHasIsAddedAndStaysThroughAnError();
        whatTheServiceDoesNotKnowIsNotCalledChanged();
    }

    /** 401 to the first of two: nothing of it is lost, and both go when the person says so. */
    private void severalAreMovedAfterARefusal() {
        tabTo("folder-tree");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        byPalette("Move folders to…");
        robot().write("arq");
        until(() -> !onFx(() -> find("folder-move-choose", Node.class).isDisabled()));
        faults("folder-update:401#1");
        press(KeyCode.ENTER);
        says("Move 2 folders to “Arquivo”");
        assertThat(writes()).isEmpty();
        confirm();
        says("Paused");
        assertThat(writes()).hasSize(1);
        tabTo("changes-apply");
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
        byPalette("Add folders by id");
        assertThat(isFocused("add-known")).isTrue();
        robot().write("folder " + UNLISTED);
        until(() -> words().contains("1 id found"));
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        says("Unplaced");
        says("1 folder whose place is not clear");
        faults("folder-list:500#1");
        tabTo("folder-tree");
        press(KeyCode.F5);
        says("The service has a problem");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        says("1 folder whose place is not clear");
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
