package app.marquee.ui.shell.notification;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

import org.junit.jupiter.api.Test;

import java.util.Locale;

/** Passing notifications lie over nothing that the user opened. */
class NoticeAreaTest extends WindowTest {
    private final SimpleDoubleProperty covered = new SimpleDoubleProperty(0);
    private final SimpleBooleanProperty listed = new SimpleBooleanProperty(false);

    private void open() {
        show(
                () -> {
                    NoticeArea area =
                            new NoticeArea(Messages.of("shell", Locale.ENGLISH), () -> {});
                    area.avoid(covered, listed);
                    area.hint("Saved for later");
                    return new StackPane(area.passing());
                });
    }

    private void covers(double width) {
        onFx(() -> covered.set(width));
        settle();
    }

    private double right() {
        return onFx(
                () -> {
                    Node notice = find("notice", Node.class);
                    return notice.localToScene(notice.getLayoutBounds()).getMaxX();
                });
    }

    private double width() {
        return onFx(() -> find("notice", Node.class).getScene().getWidth());
    }

    @Test
    void theyGoBesideWhatLiesOverTheRightSide() {
        open();
        assertThat(right()).isGreaterThan(width() - 100);
        covers(400);
        assertThat(exists("notice")).isTrue();
        assertThat(right()).isLessThanOrEqualTo(width() - 400);
    }

    @Test
    void theyAreHiddenWhereTheyHaveNoRoom() {
        open();
        covers(width() - 100);
        assertThat(exists("notice")).isFalse();
        covers(0);
        assertThat(exists("notice")).isTrue();
    }

    @Test
    void theyDoNotMakeTheWindowLarger() {
        open();
        covers(width() - 100);
        assertThat(onFx(() -> content().minWidth(-1))).isLessThanOrEqualTo(width());
    }

    @Test
    void theyAreHiddenWhileAListShowsThem() {
        open();
        onFx(() -> listed.set(true));
        assertThat(exists("notice")).isFalse();
    }
}
