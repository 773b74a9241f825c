package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.Group;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A window is marked while a step of a node in it follows, and as long as the node is there. */
class PendingStepTest extends WindowTest {
    private final Group node = new Group();
    private final Group root = new Group(node);

    @BeforeEach
    void open() {
        show(() -> root);
    }

    private boolean isMarked() {
        return onFx(WindowTest::isPausing);
    }

    private PendingStep step(Group of) {
        return onFx(() -> new PendingStep(of));
    }

    private void set(PendingStep step, boolean pending) {
        onFx(() -> step.set(pending));
    }

    @Test
    void aWindowIsMarkedUntilTheStepWasTaken() {
        PendingStep step = step(node);
        assertThat(isMarked()).isFalse();
        set(step, true);
        set(step, true);
        assertThat(isMarked()).isTrue();
        set(step, false);
        assertThat(isMarked()).isFalse();
    }

    @Test
    void theOtherOfTwoStepsStillFollows() {
        PendingStep first = step(node);
        PendingStep second = step(root);
        set(first, true);
        set(second, true);
        set(first, false);
        assertThat(isMarked()).isTrue();
        set(second, false);
        assertThat(isMarked()).isFalse();
    }

    @Test
    void aNodeThatIsInNoWindowMarksItOnceItEnters() {
        PendingStep step = step(node);
        onFx(() -> root.getChildren().clear());
        set(step, true);
        assertThat(isMarked()).isFalse();
        onFx(() -> root.getChildren().add(node));
        assertThat(isMarked()).isTrue();
        onFx(() -> root.getChildren().clear());
        assertThat(isMarked()).isFalse();
    }
}
