package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedVideo;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.util.Comparator;

/** Videos come back from the trash by keys alone, with a fault in the middle of each way. */
class TrashKeysTest extends DeskKeys {
    private static final String RECOVER = "POST /videos/recover";

    @Test
    void chosenUrgentAndPastedVideosComeBack() {
        open("trash");
        int before = rows("trash-table");
        chosenOnesAfterAnAnswerThatWasLost();
        urgentOnesAfterAWait();
        pastedOnesAfterARefusal();
        assertThat(rows("trash-table")).isGreaterThan(before);
        aReadThatDoesNotEndIsCancelled();
    }

    /** 500, though it was done: a read tells, and it is not sent again. */
    private void chosenOnesAfterAnAnswerThatWasLost() {
        first("trash-table");
        toFirstOfSecondGroup();
        press(KeyCode.SHIFT, KeyCode.DOWN);
        faults("videos-recover:500-after");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        says("Recover 2 videos");
        assertThat(writes()).as("nothing leaves before it was confirmed").isEmpty();
        confirm();
        says("Applied (verified)");
        assertThat(isFocused("trash-table")).as("the keys are where they were").isTrue();
        assertThat(writes()).containsExactly(RECOVER);
        assertThat(lastBody().split("video_id", -1)).hasSize(3);
    }

    /** From the first line, over the only video of the first group and the next group's line. */
    private void toFirstOfSecondGroup() {
        for (int line = 0; line < 3; line++) {
            press(KeyCode.DOWN);
        }
    }

    /** 429: it waits, and goes on when the person says so. */
    private void urgentOnesAfterAWait() {
        faults("videos-recover:429-seconds=1#1");
        first("trash-table");
        toFirstOfSecondGroup();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        confirm();
        says("The server asked Marquee to wait until");
        says("Paused");
        assertThat(writes()).containsExactly(RECOVER, RECOVER);
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        until(() -> writes().size() == 3);
        rest();
        assertThat(words()).doesNotContain("Paused");
    }

    /** 401: nothing more is sent until the person says so. */
    private void pastedOnesAfterARefusal() {
        byPalette("Add videos by ID");
        assertThat(isFocused("add-known")).isTrue();
        robot().write("https://host.example/videos/" + notInTheTrash());
        until(() -> words().contains("1 ID found"));
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        assertThat(isFocused("trash-table")).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        says("Select videos that can be recovered");
        assertThat(writes()).as("it is not in the trash").hasSize(3);

        byPalette("Add videos by ID");
        robot().write("a colleague asks for " + newestInTheTrash());
        until(() -> words().contains("1 ID found"));
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
        rest();
        faults("videos-recover:401#1");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        says("Recover 1 video");
        confirm();
        assertThat(lastBody()).contains(newestInTheTrash());
        says("Paused");
        assertThat(writes()).hasSize(4);
        tabTo("changes-cancel");
        press(KeyCode.SPACE);
        rest();
        assertThat(words()).doesNotContain("Paused");
        assertThat(writes()).hasSize(4);
        tabTo("trash-table");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        confirm();
        assertThat(writes()).hasSize(5);
        tabTo("trash-table");
        press(KeyCode.END);
        says("Recovered");
    }

    private static String newestInTheTrash() {
        return ACCOUNT.videos()
                .filter(video -> video.deletedAt() != null)
                .max(Comparator.comparing(video -> String.valueOf(video.deletedAt())))
                .map(SeedVideo::id)
                .orElseThrow()
                .toString();
    }

    private static String notInTheTrash() {
        return ACCOUNT.videos()
                .filter(video -> video.deletedAt() == null)
                .map(SeedVideo::id)
                .findFirst()
                .orElseThrow()
                .toString();
    }

    private void aReadThatDoesNotEndIsCancelled() {
        int before = rows("trash-table");
        tabTo("trash-table");
        faults("video-list:silent");
        press(KeyCode.F5);
        says("Refreshing trash");
        press(KeyCode.ESCAPE);
        rest();
        assertThat(words()).doesNotContain("Refreshing trash");
        assertThat(rows("trash-table")).as("what was there stays").isEqualTo(before);
        assertThat(focused()).isEqualTo("trash-table");
    }
}
