package app.marquee.ui.shell.notification;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.Test;

import java.util.List;
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

    /** One with a step doesn't replace another, so that two may be there. */
    @Test
    void severalLieAboveTheButtonsOfAFormAndGoBackWithoutIt() {
        VBox form = new VBox(new Button("Save"));
        NoticeArea area = new NoticeArea(Messages.of("shell", Locale.ENGLISH), () -> {});
        show(
                () -> {
                    Region space = new Region();
                    VBox.setVgrow(space, Priority.ALWAYS);
                    form.getStyleClass().add("save-bar");
                    form.setId("form-foot");
                    area.done("Saved", List.of(new Notices.Step("Undo", () -> {})), _ -> {});
                    area.done("Sent", List.of(new Notices.Step("Review", () -> {})), _ -> {});
                    form.setPrefHeight(120);
                    return new StackPane(new VBox(space, form), area.passing());
                });
        settle();
        double top = onFx(() -> area(form).getMinY());
        assertThat(notices()).hasSize(2).allMatch(bounds -> bounds.getMaxY() <= top);
        onFx(() -> form.setVisible(false));
        settle();
        assertThat(notices()).anyMatch(bounds -> bounds.getMaxY() > top);
    }

    private List<Bounds> notices() {
        return onFx(
                () ->
                        robot().lookup("#notice").queryAll().stream()
                                .map(NoticeAreaTest::area)
                                .toList());
    }

    private static Bounds area(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void theyAreHiddenWhileAListShowsThem() {
        open();
        onFx(() -> listed.set(true));
        assertThat(exists("notice")).isFalse();
    }
}
