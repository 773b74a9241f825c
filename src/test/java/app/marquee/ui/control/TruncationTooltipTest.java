package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is cut or shortened is told in full below the mouse, and only there. */
class TruncationTooltipTest extends WindowTest {
    private static final int NARROW = 60;

    /** Label with a longer form. */
    private static final class ShortLabel extends Label implements TruncationTooltip.Shortened {
        private @Nullable String full;

        ShortLabel(@Nullable String full) {
            super("2.9%");
            this.full = full;
        }

        @Override
        public @Nullable String inFull() {
            return full;
        }
    }

    private void open(Label label) {
        label.setId("text");
        label.setMaxWidth(NARROW);
        Label other = new Label("Other");
        other.setId("other");
        show(() -> new VBox(label, other));
        onFx(() -> new TruncationTooltip().attach(window().getScene()));
        robot().moveTo("#other");
        robot().moveTo("#text");
        settle();
    }

    private @Nullable String said(Label label) {
        return onFx(
                () -> {
                    Tooltip tip = label.getTooltip();
                    return tip == null ? "" : tip.getText();
                });
    }

    @Test
    void aCutTextIsWhole() {
        Label label = onFx(() -> new Label("A title that has no room at all"));
        open(label);
        assertThat(said(label)).isEqualTo("A title that has no room at all");
        robot().moveTo("#other");
        assertThat(said(label)).isEmpty();
    }

    @Test
    void aTextThatHasRoomNeedsNone() {
        Label label = onFx(() -> new Label("Whole"));
        open(label);
        assertThat(said(label)).isEmpty();
    }

    @Test
    void aShortenedTextIsToldInItsLongerForm() {
        ShortLabel label = onFx(() -> new ShortLabel("up 2.9%, from 1,000 to 1,029"));
        open(label);
        assertThat(said(label)).isEqualTo("up 2.9%, from 1,000 to 1,029");
        robot().moveTo("#other");
        assertThat(said(label)).isEmpty();
    }

    @Test
    void whatHasNoLongerFormSaysNothing() {
        ShortLabel label = onFx(() -> new ShortLabel(null));
        open(label);
        assertThat(said(label)).isEmpty();
    }

    @Test
    void whatIsShownInsteadOfItIsToldWhenTheTooltipOpens() {
        ShortLabel label = onFx(() -> new ShortLabel("of the first row"));
        open(label);
        onFx(
                () -> {
                    label.full = "of another row";
                    label.getTooltip().show(label, 0, 0);
                });
        assertThat(said(label)).isEqualTo("of another row");
        onFx(() -> label.getTooltip().hide());
    }
}
