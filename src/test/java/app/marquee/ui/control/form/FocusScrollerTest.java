package app.marquee.ui.control.form;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.Test;

/** A long page goes as far as is needed, and only for what can be seen. */
class FocusScrollerTest extends WindowTest {
    private static final int HEIGHT = 400;

    /** A page with news that nobody told yet. */
    private record Page(ScrollPane scroll, Label news, FocusScroller sight) {
        static Page make() {
            Label news = new Label();
            news.setWrapText(true);
            news.setVisible(false);
            news.setManaged(false);
            HBox holder = new HBox(new VBox(block(380), news, block(900)));
            ScrollPane scroll = new ScrollPane(holder);
            scroll.setFitToWidth(true);
            return new Page(scroll, news, new FocusScroller(scroll, holder));
        }

        private static Region block(double height) {
            Region block = new Region();
            block.setMinSize(300, height);
            return block;
        }
    }

    private Page open() {
        Page page = onFx(Page::make);
        show(page::scroll, 400, HEIGHT);
        return page;
    }

    private void tell(Page page, String text) {
        onFx(
                () -> {
                    page.news().setText(text);
                    page.news().setVisible(!text.isEmpty());
                    page.news().setManaged(!text.isEmpty());
                    page.sight().show(page.news());
                });
        settle();
    }

    @Test
    void whatHasJustGrownIsSeenWhole() {
        Page page = open();
        tell(page, "line\n".repeat(8) + "end");
        Bounds seen = onFx(() -> page.news().localToScene(page.news().getBoundsInLocal()));
        assertThat(seen.getHeight()).as("it is not squeezed").isGreaterThan(100);
        assertThat(seen.getMaxY()).isLessThanOrEqualTo(HEIGHT);
        assertThat(seen.getMaxY()).as("and no farther than needed").isGreaterThan(HEIGHT - 60);
    }

    @Test
    void whatWentAwayMovesNothing() {
        Page page = open();
        tell(page, "line\n".repeat(8) + "end");
        onFx(() -> page.scroll().setVvalue(0));
        tell(page, "");
        assertThat(onFx(page.scroll()::getVvalue)).isZero();
    }
}
