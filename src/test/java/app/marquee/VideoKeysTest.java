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
        until(() -> exists("video-table") && rows("video-table") > 0);
        first("video-table");
        press(KeyCode.DOWN);
        faults("custom-fields:500#1");
        press(KeyCode.ENTER);
        says("The service has a problem");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        assertThat(focused()).as("the keys go on in the fields").isEqualTo("video-fields");
        assertThat(words()).doesNotContain("The service has a problem");
    }

    private void thePlayerOpensInTheBrowser() {
        tabTo("video-open-player");
        press(KeyCode.SPACE);
        assertThat(desk().browsed()).singleElement().asString().contains("/player/");
    }

    private void aFieldIsAddedAfterAWaitAndRemovedAfterAnError() {
        int before = rows("video-fields");
        byPalette("Add a custom field to the video");
        robot().write("campanha_x");
        press(KeyCode.TAB);
        robot().write("valor");
        faults("custom-field-create:429-seconds=1#1");
        press(KeyCode.ENTER);
        until(() -> words().contains("This can be taken back"));
        confirm();
        says("The service asks to wait until");
        tabTo("changes-apply");
        press(KeyCode.SPACE);
        until(() -> writes().size() == 2);
        rest();
        assertThat(rows("video-fields")).isEqualTo(before + 1);
        first("video-fields");
        faults("custom-field-delete:500#1");
        byPalette("Remove the custom field");
        confirm();
        says("Not done, as a read shows");
        assertThat(writes()).hasSize(3);
    }

    private void theJournalTells() {
        says("Add custom field");
    }

    private void theMatrixIsReadThroughErrorsAndSaved() {
        faults("");
        press(KeyCode.ALT, KeyCode.LEFT);
        until(() -> exists("video-table") && rows("video-table") > 0);
        rest();
        tabTo("video-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Compare the custom fields of the videos");
        says("one request each");
        assertThat(isFocused("field-matrix-read")).isTrue();
        faults("custom-fields:500#3");
        press(KeyCode.SPACE);
        rest();
        says("3 could not be read");
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("black");
        until(() -> rows("field-matrix") < 3);
        faults("");
        press(KeyCode.F5);
        rest();
        says("0 could not be read");
        Path file = home.resolve("matrix.csv");
        desk().willChoose(home.resolve("nowhere").resolve("matrix.csv"));
        byPalette("Save as CSV for spreadsheets");
        says("could not be saved");
        desk().willChoose(file);
        byPalette("Save as CSV for spreadsheets");
        until(() -> file.toFile().length() > 0);
        assertThat(file).content().containsIgnoringCase("black");
    }
}
