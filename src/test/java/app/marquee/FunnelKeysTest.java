package app.marquee;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

class FunnelKeysTest extends DeskKeys {
    @Test
    void look() {
        open("funnels");
        look("opened");
        faults("funnel-create:429-seconds=1#1");
        byPalette("New funnel");
        robot().write("Funil 1");
        press(KeyCode.ENTER);
        rest();
        look("429");
        look("made");
        faults("funnel-read:500#1");
        tabTo("funnel-list");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        rest();
        look("open");
        tabTo("error-retry");
        press(KeyCode.SPACE);
        rest();
        look("retried");
        faults("funnel-remove-videos:reset-after#1");
        tabTo("funnel-videos");
        press(KeyCode.HOME);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.DELETE);
        rest();
        look("remove");
        confirm();
        look("removed");
        faults("funnel-read:500@0.5");
        byPalette("Show which video");
        look("matrix");
        tabTo("funnel-matrix-read");
        press(KeyCode.SPACE);
        rest();
        look("matrix read");
    }
}
