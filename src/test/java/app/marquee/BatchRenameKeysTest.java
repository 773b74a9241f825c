package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeState;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** Videos are renamed by a rule, saved for later, applied from Activity and put back, by keys. */
class BatchRenameKeysTest extends DeskKeys {
    @Test
    void videosAreRenamedByARuleAndPutBack() {
        open("library");
        first("folder-tree");
        press(KeyCode.DOWN);
        first("video-table");
        int videos = rows("video-table");
        assertThat(videos).isEqualTo(6);
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Rename videos…");
        until(() -> exists("batch-rename-table"));
        onePrefixIsTypedAndPreviewed(videos);
        tabTo("batch-rename-keep");
        press(KeyCode.SPACE);
        rest();
        assertThat(exists("batch-rename-table")).isFalse();
        assertThat(writes()).as("it is saved for later").isEmpty();

        byPalette("Activity");
        rest();
        assertThat(rows("activity-changes-table")).as("a day with one group").isEqualTo(2);
        assertThat(states()).hasSize(videos);
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Review and apply");
        confirm();
        assertThat(writes()).hasSize(videos).allMatch(write -> write.contains("/videos/"));
        assertThat(lastBody()).startsWith("{\"title\":\"2026: ");
        assertThat(states()).containsOnly(ChangeState.DONE);

        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Undo…");
        confirm();
        assertThat(writes()).hasSize(2 * videos);
        assertThat(lastBody()).startsWith("{\"title\":").doesNotContain("2026: ");
    }

    private void onePrefixIsTypedAndPreviewed(int videos) {
        assertThat(isFocused("batch-rename-find")).isTrue();
        tabTo("batch-rename-kind");
        press(KeyCode.DOWN);
        tabTo("batch-rename-before");
        robot().write("2026: ");
        until(() -> onFx(() -> !find("batch-rename-send", Node.class).isDisabled()));
        says(videos + " of " + videos + " will be renamed");
    }
}
