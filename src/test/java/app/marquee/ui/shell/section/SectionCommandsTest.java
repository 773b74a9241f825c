package app.marquee.ui.shell.section;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A command can focus what is in its section, which is styled by hand only where it is new. */
class SectionCommandsTest extends WindowTest {
    private final List<Boolean> styled = new ArrayList<>();

    /** A section whose only button is in something that scrolls. */
    private static final class Place implements Section {
        private final Button button = new Button("Press");
        private final ScrollPane view = new ScrollPane(button);

        @Override
        public Region view() {
            return view;
        }

        @Override
        public void refresh() {}

        @Override
        public void close() {}
    }

    /**
     * @param made whether the section was opened before
     */
    private record Access(StackPane window, Place place, boolean made) implements SectionAccess {
        @Override
        public Optional<Section> made(SectionDefinition definition) {
            return made ? Optional.of(place) : Optional.empty();
        }

        @Override
        public Section open(SectionDefinition definition) {
            window.getChildren().setAll(place.view());
            return place;
        }

        @Override
        public void enter(SectionDefinition definition) {
            open(definition);
        }

        @Override
        public Messages messages(SectionDefinition definition) {
            return Messages.shared(Locale.ENGLISH);
        }

        @Override
        public void refused(String reason) {
            throw new AssertionError(reason);
        }
    }

    /** All of it before the next layout, which styles everything. */
    private void run(boolean made) {
        SectionCommands<Place> commands =
                new SectionCommands<>(
                        Place.class,
                        List.of(
                                Command.of(
                                        "press",
                                        "press",
                                        "fth-check",
                                        section -> styled.add(section.button.getSkin() != null))));
        StackPane window = onFx(() -> new StackPane());
        show(() -> window);
        onFx(
                () -> {
                    Stream<WindowCommand> all =
                            commands.inWindow(
                                    DummySection.definition(
                                            "place", SectionGroup.CONTENT, "fth-folder", _ -> {}),
                                    new Access(window, new Place(), made));
                    all.forEach(command -> command.action().run());
                });
    }

    @Test
    void inANewSectionWhatScrollsHasItsContent() {
        run(false);
        assertThat(styled).containsExactly(true);
    }

    @Test
    void aSectionThatIsThereIsLeftToTheNextLayout() {
        run(true);
        assertThat(styled).containsExactly(false);
    }
}
