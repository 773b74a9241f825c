package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

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

        byPalette("Show the changes");
        rest();
        int waiting = rows("activity-changes-table");
        assertThat(waiting).isGreaterThan(2);
        oneFailsAndTheOthersWaitForTheirTurn(waiting);
    }

    private void oneFailsAndTheOthersWaitForTheirTurn(int waiting) {
        first("activity-changes-table");
        press(KeyCode.SHORTCUT, KeyCode.A);
        faults("folder-update:429-seconds=2#1");
        byPalette("Review and send");
        until(() -> exists("confirm-do"));
        look("review");
        press(KeyCode.ENTER);
        settle();
        until(() -> !writes().isEmpty());
        press(KeyCode.SHORTCUT, KeyCode.J);
        look("work");
        tabTo("work-pause");
        press(KeyCode.SPACE);
        look("paused");
        press(KeyCode.SPACE);
        look("resumed");
        press(KeyCode.ESCAPE);
        rest();
        look("done");
        try { Thread.sleep(3000); } catch (InterruptedException e) { }
        look("later");
        System.out.println("WAITING " + waiting + " " + writes());
    }
}
