package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

/** The page of a video and the matrix of custom fields by keys alone, through faults. */
class VideoKeysTest extends DeskKeys {
    @Test
    void aVideoIsOpenedChangedAndCompared() {
        open("library");
        aPageIsOpenedAndItsFieldsAreReadAgain();
        thePlayerOpensInTheBrowser();
        aFieldIsAddedAfterAWaitAndRemovedAfterAnError();
        theJournalTells();
        theMatrixIsReadThroughErrorsAndSaved();
    }

    private void aPageIsOpenedAndItsFieldsAreReadAgain() {
        tabTo("folder-tree");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        first("video-table");
        press(KeyCode.DOWN);
        faults("custom-fields:500#1");
        press(KeyCode.ENTER);
        until(() -> exists("video-tab-fields"));
        byPalette("Show custom fields");
        says("the server returned 500");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        assertThat(focused()).as("the keys go on in the fields").isEqualTo("video-fields");
        assertThat(words()).doesNotContain("the server returned 500");
    }

    private void thePlayerOpensInTheBrowser() {
        tabTo("video-open-player");
        press(KeyCode.SPACE);
        assertThat(desk().browsed()).singleElement().asString().contains("/player/");
    }

    private void aFieldIsAddedAfterAWaitAndRemovedAfterAnError() {
        int before = rows("video-fields");
        byPalette("Add custom field");
        robot().write("campanha_x");
        press(KeyCode.TAB);
        robot().write("valor");
        faults("custom-field-create:429-seconds=1#1");
        press(KeyCode.ENTER);
        says("The server asked Marquee to wait until");
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        until(() -> writes().size() == 2);
        rest();
        assertThat(rows("video-fields")).isEqualTo(before + 1);
        first("video-fields");
        faults("custom-field-delete:500#1");
        byPalette("Remove custom field");
        confirm();
        says("Not applied (verified)");
        assertThat(writes()).hasSize(3);
    }

    private void theJournalTells() {
        byPalette("Show changes of the video");
        says("Add custom field");
    }

    private void theMatrixIsReadThroughErrorsAndSaved() {
        faults("");
        press(KeyCode.ALT, KeyCode.LEFT);
        rest();
        tabTo("video-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Compare custom fields");
        says("one request each");
        assertThat(isFocused("field-matrix-read")).isTrue();
        faults("custom-fields:500#3");
        press(KeyCode.SPACE);
        rest();
        says("3 failed");
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("black");
        until(() -> rows("field-matrix") < 3);
        faults("");
        press(KeyCode.F5);
        rest();
        says("with missing values");
        Path file = home.resolve("matrix.csv");
        desk().willChoose(home.resolve("nowhere").resolve("matrix.csv"));
        byPalette("Export CSV…");
        says("Couldn’t save");
        desk().willChoose(file);
        byPalette("Export CSV…");
        until(() -> file.toFile().length() > 0);
        assertThat(file).content().containsIgnoringCase("black");
    }
}
