package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.AnchorPane;

import org.junit.jupiter.api.Test;

/** A section has all of the window, and scrolls where that is less than it needs. */
class SectionRoomTest extends WindowTest {
    private static final double WIDE = 900;
    private static final double HIGH = 700;

    private AnchorPane section;
    private SectionRoom room;

    private void open(double width, double height) {
        show(
                () -> {
                    section = new AnchorPane();
                    room = new SectionRoom();
                    section.setMinSize(WIDE, HIGH);
                    section.getChildren().setAll(at("near", 0, 0), at("far", WIDE - 80, HIGH - 40));
                    room.show(section);
                    return room;
                },
                width,
                height);
        settle();
    }

    private static Button at(String id, double left, double top) {
        Button button = new Button(id);
        button.setId(id);
        AnchorPane.setLeftAnchor(button, left);
        AnchorPane.setTopAnchor(button, top);
        return button;
    }

    private boolean isSeen(String id) {
        return onFx(
                () -> {
                    Node node = room.lookup("#" + id);
                    Bounds seen = room.sceneToLocal(node.localToScene(node.getBoundsInLocal()));
                    return room.getLayoutBounds().contains(seen);
                });
    }

    private void focus(String id) {
        onFx(() -> room.lookup("#" + id).requestFocus());
    }

    @Test
    void whatIsTooLargeIsScrolledToWhereTheFocusIs() {
        open(400, 300);
        assertThat(onFx(() -> section.getWidth())).isEqualTo(WIDE);
        assertThat(isSeen("far")).isFalse();
        focus("far");
        await().until(() -> isSeen("far") && !isSeen("near"));
        focus("near");
        await().until(() -> isSeen("near") && !isSeen("far"));
    }

    @Test
    void allOfTheRoomIsTheSections() {
        open(WIDE + 200, HIGH + 100);
        assertThat(onFx(() -> section.getWidth())).isEqualTo(WIDE + 200);
        assertThat(onFx(() -> section.getHeight())).isEqualTo(HIGH + 100);
    }
}
