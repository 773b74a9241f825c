package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

/** Funnels are made, opened, emptied with a guard and compared by keys alone, through faults. */
class FunnelKeysTest extends DeskKeys {
    private static final String CREATE = "POST /funnel/create";
    private static final String REMOVE = "DELETE /funnels/remove_videos";

    @Test
    void funnelsAreMadeOpenedEmptiedAndCompared() {
        open("funnels");
        oneIsMadeAfterAWait();
        oneIsOpenedAfterAnError();
        videosAreRemovedThoughTheLineWasCut();
        theMatrixIsReadAgain();
    }

    private void oneIsMadeAfterAWait() {
        int before = rows("funnel-list");
        faults("funnel-create:429-seconds=1#1");
        byPalette("New funnel");
        robot().write("Funil 1");
        says("You can’t rename or delete a funnel");
        assertThat(writes()).isEmpty();
        press(KeyCode.ENTER);
        rest();
        says("The server asked Marquee to wait until");
        assertThat(writes()).containsExactly(CREATE);
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        until(() -> writes().size() == 2);
        rest();
        assertThat(rows("funnel-list")).isEqualTo(before + 1);
        assertThat(lastBody()).isEqualTo("{\"name\":\"Funil 1\"}");
    }

    private void oneIsOpenedAfterAnError() {
        first("funnel-list");
        rest();
        faults("funnel-read:500#1");
        press(KeyCode.DOWN);
        rest();
        says("the server returned 500");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        assertThat(isFocused("funnel-videos")).as("the keys go on in what was opened").isTrue();
        assertThat(rows("funnel-videos")).isGreaterThan(2);
    }

    /** The answer is lost; what all funnels hold afterwards is read, and nothing is sent again. */
    private void videosAreRemovedThoughTheLineWasCut() {
        int before = rows("funnel-videos");
        first("funnel-videos");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        faults("funnel-remove-videos:reset-after#1");
        press(KeyCode.DELETE);
        rest();
        until(() -> exists("confirm-safe"));
        assertThat(isFocused("confirm-safe")).isTrue();
        assertThat(writes()).hasSize(2);
        confirm();
        says("Status unknown");
        until(() -> exists("funnel-report-close"));
        assertThat(isFocused("funnel-report-close")).isTrue();
        press(KeyCode.ENTER);
        assertThat(writes()).containsExactly(CREATE, CREATE, REMOVE);
        assertThat(rows("funnel-videos")).isEqualTo(before - 2);
    }

    private void theMatrixIsReadAgain() {
        byPalette("Show funnel matrix");
        faults("funnel-read:500#1");
        tabTo("funnel-matrix-read");
        press(KeyCode.SPACE);
        rest();
        says("the server returned 500");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        assertThat(isFocused("funnel-matrix")).isTrue();
        assertThat(rows("funnel-matrix")).isGreaterThan(10);
    }
}
