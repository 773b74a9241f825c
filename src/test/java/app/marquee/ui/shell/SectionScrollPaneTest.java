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
class SectionScrollPaneTest extends WindowTest {
    private static final double WIDE = 900;
    private static final double HIGH = 700;

    private void open(double width, double height) {
        show(
                () -> {
                    AnchorPane section = new AnchorPane();
                    section.setId("section");
                    SectionScrollPane room = new SectionScrollPane();
                    room.setId("room");
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
                    Node room = find("room", Node.class);
                    Node node = room.lookup("#" + id);
                    Bounds seen = room.sceneToLocal(node.localToScene(node.getBoundsInLocal()));
                    return room.getLayoutBounds().contains(seen);
                });
    }

    private void focus(String id) {
        onFx(() -> find("room", Node.class).lookup("#" + id).requestFocus());
    }

    @Test
    void whatIsTooLargeIsScrolledToWhereTheFocusIs() {
        open(400, 300);
        assertThat(onFx(() -> find("section", AnchorPane.class).getWidth())).isEqualTo(WIDE);
        assertThat(isSeen("far")).isFalse();
        focus("far");
        await().until(() -> isSeen("far") && !isSeen("near"));
        focus("near");
        await().until(() -> isSeen("near") && !isSeen("far"));
    }

    @Test
    void allOfTheRoomIsTheSections() {
        open(WIDE + 200, HIGH + 100);
        assertThat(onFx(() -> find("section", AnchorPane.class).getWidth())).isEqualTo(WIDE + 200);
        assertThat(onFx(() -> find("section", AnchorPane.class).getHeight())).isEqualTo(HIGH + 100);
    }
}
