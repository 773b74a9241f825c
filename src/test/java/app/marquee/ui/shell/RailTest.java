package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A rail that is longer than the window is high: the section in front can be seen. */
class RailTest extends WindowTest {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 200;
    private static final List<String> IDS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "last");

    private Rail open() {
        Rail rail = onFx(() -> new Rail(_ -> {}, Optional.empty()));
        onFx(() -> rail.show(sections(), Messages.of("control", Locale.ENGLISH)));
        show(() -> new BorderPane(null, null, null, null, rail), WIDTH, HEIGHT);
        return rail;
    }

    private static List<SectionDefinition> sections() {
        return IDS.stream()
                .map(id -> DummySection.definition(id, SectionGroup.CONTENT, "fth-folder", _ -> {}))
                .toList();
    }

    private void choose(Rail rail, String id) {
        onFx(() -> rail.select(id));
        settle();
    }

    private boolean isSeen(String id) {
        Bounds bounds =
                onFx(
                        () -> {
                            ToggleButton item = find("nav-" + id, ToggleButton.class);
                            return item.localToScene(item.getBoundsInLocal());
                        });
        return bounds.getMinY() >= 0 && bounds.getMaxY() <= HEIGHT;
    }

    @Test
    void whatIsChosenElsewhereIsScrolledTo() {
        Rail rail = open();
        assertThat(isSeen("last")).as("too many for this window").isFalse();
        choose(rail, "last");
        assertThat(isSeen("last")).isTrue();
        choose(rail, "one");
        assertThat(isSeen("one")).isTrue();
        assertThat(isSeen("last")).isFalse();
    }

    @Test
    void itStaysInSightWhenTheTextGrows() {
        Rail rail = open();
        choose(rail, "six");
        assertThat(isSeen("six")).isTrue();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        assertThat(isSeen("six")).isTrue();
    }
}
