package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeState;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** Many changes wait, go, stop, are given up and sent again by keys alone, through faults. */
class ListKeysTest extends DeskKeys {
    @Test
    void manyChangesGoTheirWay() {
        open("library");
        tabTo("folder-tree");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        for (int more = 0; more < 5; more++) {
            press(KeyCode.SHIFT, KeyCode.DOWN);
        }
        byPalette("Deactivate folders");
        until(() -> exists("confirm-keep"));
        tabTo("confirm-keep");
        press(KeyCode.SPACE);
        rest();
        assertThat(writes()).isEmpty();
        assertThat(isFocused("folder-tree")).isTrue();

        byPalette("Activity");
        rest();
        int waiting = states().size();
        assertThat(waiting).isGreaterThan(2);
        allWaitForTheirTurnAndOneFails(waiting);
    }

    /** All are put back: it says until when, and goes on when the person says so. */
    private void allWaitForTheirTurnAndOneFails(int waiting) {
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        faults("folder-update:429-seconds=1");
        byPalette("Review and apply");
        until(() -> exists("confirm-do"));
        says("Apply " + waiting + " changes");
        assertThat(writes()).isEmpty();
        confirm();
        says("The server asked Marquee to wait until");
        int refused = writes().size();
        rest();
        assertThat(states()).containsOnly(ChangeState.STAGED);

        faults("folder-update:500#1");
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        until(() -> writes().size() >= refused + waiting);
        rest();
        assertThat(exists("changes-resume")).isFalse();
        assertThat(writes()).hasSize(refused + waiting);
        assertThat(states()).contains(ChangeState.DONE);
        assertThat(states()).contains(ChangeState.UNKNOWN);
        whatBecameOfOneIsReadAndItIsSentAgain();
        allAreTakenBackAndGivenUp(waiting);
    }

    /** Nobody knows, so that it is never sent by itself. */
    private void whatBecameOfOneIsReadAndItIsSentAgain() {
        int before = writes().size();
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Check status");
        says("1 not applied");
        rest();
        assertThat(states()).contains(ChangeState.FAILED).doesNotContain(ChangeState.UNKNOWN);
        assertThat(writes()).hasSize(before);
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Review and apply");
        until(() -> exists("confirm-do"));
        confirm();
        assertThat(states()).containsOnly(ChangeState.DONE);
        assertThat(writes()).hasSize(before + 1);
    }

    private void allAreTakenBackAndGivenUp(int waiting) {
        int before = writes().size();
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        faults("folder-update:429-seconds=1");
        byPalette("Undo…");
        confirm();
        says("The server asked Marquee to wait until");
        tabTo("changes-drop");
        press(KeyCode.SPACE);
        rest();
        assertThat(exists("changes-drop")).isFalse();
        int sent = writes().size();
        assertThat(sent).isLessThanOrEqualTo(before + waiting);
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        byPalette("Discard");
        rest();
        assertThat(states())
                .filteredOn(ChangeState.CANCELLED::equals)
                .as("what was put back is given up")
                .hasSize(waiting);
        assertThat(writes()).hasSize(sent);
    }
}
