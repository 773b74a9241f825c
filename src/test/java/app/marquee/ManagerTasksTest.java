package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.junit.jupiter.api.Test;

/**
 * Everyday tasks of a content manager, from the Overview with nothing loaded to the request that
 * arrives, or to the pending change. Each press is counted and has its limit.
 */
class ManagerTasksTest extends CountedKeys {
    @Test
    void aTitleIsCorrectedInTheList() {
        start();
        hand = CountedHand.atMost(4, "a title in the list");
        key(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        theTitleBecomes("Aula 1");
    }

    @Test
    void aTitleIsCorrectedInTheGrid() {
        open("library");
        byPalette("Grid");
        begin(4, "a title in the grid");
        key(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        assertThat(isFocused("video-grid")).isTrue();
        theTitleBecomes("Aula 2");
    }

    @Test
    void aTitleIsCorrectedInThePalette() {
        start();
        hand = CountedHand.atMost(4, "a title that is searched for by typing");
        word("Vídeo institucional");
        theTitleBecomes("Aula 3");
        begin(4, "a title that was edited lately");
        key(KeyCode.SHORTCUT, KeyCode.K);
        theTitleBecomes("Aula 4");
    }

    @Test
    void aLetterThatAControlTakesBeginsNoSearch() {
        start();
        press(KeyCode.T);
        robot().write("a");
        rest();
        assertThat(focused()).isEqualTo("palette-input");
        press(KeyCode.ESCAPE);
        press(KeyCode.ESCAPE);
        Node chart = onFx(() -> robot().lookup(".series-chart").query());
        onFx(chart::requestFocus);
        onFx(() -> chart.fireEvent(letter(KeyEvent.KEY_PRESSED, "", KeyCode.T)));
        onFx(() -> chart.fireEvent(letter(KeyEvent.KEY_TYPED, "t", KeyCode.UNDEFINED)));
        rest();
        assertThat(focused()).as("the chart has taken it").isNotEqualTo("palette-input");
        open("library");
        press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        robot().write("a");
        rest();
        assertThat(focused()).as("only the Overview searches so").isEqualTo("video-table");
    }

    private static KeyEvent letter(EventType<KeyEvent> type, String typed, KeyCode code) {
        return new KeyEvent(type, typed, "", code, false, false, false, false);
    }

    private void theTitleBecomes(String title) {
        key(KeyCode.F2);
        word(title);
        key(KeyCode.ENTER);
        assertThat(writes())
                .as("%s", hand)
                .hasSize(1)
                .first()
                .asString()
                .startsWith("PUT /videos/");
        assertThat(lastBody()).contains(title);
    }

    @Test
    void aVideoIsAddedToAPlaylist() {
        open("library");
        press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        press(KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        rest();
        robot().write("Material");
        rest();
        press(KeyCode.ENTER);
        rest();
        click("playlist-save");
        rest();
        assertThat(writes()).hasSize(1);
        begin(4, "a video added to a playlist of late");
        mouse("nav-library");
        row("video-table");
        mouse("video-playlist");
        item("video-playlist-recent-0");
        assertThat(writes()).isEmpty();
        says("1 change saved for later");
    }

    @Test
    void fiveVideosAreMovedByKeys() {
        open("library");
        press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        press(KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.M);
        rest();
        robot().write("Depoimentos");
        rest();
        press(KeyCode.ENTER);
        rest();
        press(KeyCode.ENTER);
        rest();
        assertThat(writes()).hasSize(1);
        begin(6, "five videos moved by keys");
        key(KeyCode.SHORTCUT, KeyCode.K);
        word("Turma de 2022");
        key(KeyCode.ENTER);
        key(KeyCode.SHORTCUT, KeyCode.A);
        key(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.M);
        key(KeyCode.ENTER);
        assertThat(writes()).isEmpty();
        says("5 changes saved for later");
    }

    @Test
    void aFieldIsFilledInAFolder() {
        start();
        hand = CountedHand.atMost(6, "a field filled in a folder");
        mouse("nav-library");
        menu("folder-tree", "Confeitaria profissional");
        choice("Set field in folder…");
        mouse("field-fill-key-0");
        word("Cursos");
        says("4 of 4 will change");
        assertThat(writes()).isEmpty();
        mouse("field-fill-send");
        assertThat(writes())
                .as("%s", hand)
                .hasSize(4)
                .allMatch(
                        write ->
                                write.startsWith("PUT /videos/")
                                        || write.startsWith("POST /videos/"));
        assertThat(lastBody()).contains("Cursos");
    }

    @Test
    void thirtyVideosAreRenamedByARule() {
        start();
        hand = CountedHand.atMost(8, "thirty videos renamed by a rule");
        key(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        key(KeyCode.SHORTCUT, KeyCode.A);
        mouse("video-rename");
        word("com");
        key(KeyCode.TAB);
        word("con");
        assertThat(writes()).isEmpty();
        mouse("batch-rename-send");
        until(() -> writes().size() >= 30);
        rest();
        assertThat(writes())
                .as("%s", hand)
                .hasSizeGreaterThanOrEqualTo(30)
                .allMatch(write -> write.startsWith("PUT /videos/"));
        assertThat(lastBody()).contains("con");
    }

    @Test
    void aPlaylistGetsAPassword() {
        start();
        hand = CountedHand.atMost(5, "a password of a playlist");
        key(KeyCode.SHORTCUT, KeyCode.DIGIT3);
        mouse("playlist-access");
        item("playlist-access-anyone-with-password");
        word("segredo 1");
        key(KeyCode.ENTER);
        assertThat(writes()).hasSize(1).first().asString().startsWith("PUT /playlist/");
        assertThat(lastBody())
                .isEqualTo("{\"access_type\":\"anyone_with_password\",\"password\":\"segredo 1\"}");
    }

    @Test
    void aFrameBecomesTheThumbnail() {
        start();
        hand = CountedHand.atMost(3, "a frame as the thumbnail");
        key(KeyCode.SHORTCUT, KeyCode.DIGIT5);
        mouse("thumb-use-2");
        mouse("confirm-do");
        assertThat(writes()).hasSize(1).first().asString().startsWith("POST /thumbs/");
    }

    @Test
    void theLatestChangeIsUndoneFromAnotherSection() {
        start();
        press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        rest();
        press(KeyCode.F2);
        String before = onFx(() -> find("video-rename-title", TextField.class).getText());
        robot().write("Aula 5");
        rest();
        press(KeyCode.ENTER);
        rest();
        press(KeyCode.SHORTCUT, KeyCode.DIGIT6);
        rest();
        hand = CountedHand.atMost(2, "the latest change undone");
        key(KeyCode.SHORTCUT, KeyCode.Z);
        says(before);
        assertThat(writes()).hasSize(1);
        key(KeyCode.ENTER);
        says("Undone on the platform");
        assertThat(writes()).hasSize(2);
        assertThat(lastBody()).startsWith("{\"title\":").doesNotContain("Aula 5");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        rest();
        assertThat(exists("confirm-do")).as("nothing else was changed").isFalse();
    }
}
