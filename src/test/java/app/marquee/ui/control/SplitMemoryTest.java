package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;

import org.junit.jupiter.api.Test;

/** The divider stays where the person put it, whatever pushes it away meanwhile. */
class SplitMemoryTest extends WindowTest {
    private static final double SAME = 0.01;

    private final FakeMemory memory = new FakeMemory();
    private final Region list = pane("list");
    private final Region detail = pane("detail");

    private static Region pane(String id) {
        Region pane = new Region();
        pane.setId(id);
        pane.setMinWidth(100);
        return pane;
    }

    private SplitPane open() {
        SplitPane split = onFx(() -> new SplitPane(list, detail));
        onFx(() -> SplitMemory.attach(split, memory, 0.4));
        show(() -> split, 1000, 400);
        return split;
    }

    private double divider(SplitPane split) {
        settle();
        return onFx(() -> split.getDividerPositions()[0]);
    }

    private void drag(SplitPane split, double by) {
        Node grip = onFx(() -> split.lookup(".split-pane-divider"));
        robot().drag(grip).dropBy(by, 0);
        settle();
    }

    @Test
    void whereItWasDraggedIsKept() {
        SplitPane split = open();
        assertThat(divider(split)).isCloseTo(0.4, within(SAME));
        drag(split, 200);
        assertThat(divider(split)).isCloseTo(0.6, within(SAME));
        assertThat(Double.parseDouble(memory.recall("split"))).isCloseTo(0.6, within(SAME));
    }

    @Test
    void whatPushesItIsNotKeptAndItGoesBack() {
        SplitPane split = open();
        onFx(() -> list.setMinWidth(800));
        assertThat(divider(split)).isCloseTo(0.8, within(SAME));
        onFx(
                () -> {
                    list.setMinWidth(100);
                    TextScale.set(split.getScene(), 1.5);
                });
        assertThat(divider(split)).isCloseTo(0.4, within(SAME));
        assertThat(memory.recall("split")).isNull();
    }

    @Test
    void aWiderWindowKeepsTheShare() {
        SplitPane split = open();
        onFx(() -> split.getScene().getWindow().setWidth(500));
        assertThat(divider(split)).isCloseTo(0.4, within(SAME));
        onFx(() -> split.getScene().getWindow().setWidth(1200));
        assertThat(divider(split)).isCloseTo(0.4, within(SAME));
        assertThat(memory.recall("split")).isNull();
    }

    @Test
    void itIsKeptAfterWhatItDividesWasReplaced() {
        SplitPane split = open();
        onFx(() -> split.getItems().set(1, pane("other")));
        assertThat(divider(split)).isCloseTo(0.4, within(SAME));
        drag(split, -100);
        assertThat(Double.parseDouble(memory.recall("split"))).isCloseTo(0.3, within(SAME));
    }
}
