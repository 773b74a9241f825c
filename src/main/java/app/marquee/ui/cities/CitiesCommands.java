package app.marquee.ui.cities;

import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Commands of the Cities section. */
final class CitiesCommands {
    private CitiesCommands() {}

    static SectionCommands<CitiesSection> all(PeriodViewModel period) {
        List<Command<CitiesSection>> commands =
                new PeriodCommands<CitiesSection>("cities", period).all();
        commands.addAll(map());
        commands.addAll(ExportCommands.withPicture("cities"));
        return new SectionCommands<>(CitiesSection.class, commands);
    }

    private static List<Command<CitiesSection>> map() {
        return List.of(
                onMap("in", "fth-zoom-in", KeyCode.PLUS),
                onMap("out", "fth-zoom-out", KeyCode.MINUS),
                onMap("fit", "fth-maximize", KeyCode.HOME),
                onMap("next", "fth-skip-forward", KeyCode.N),
                onMap("previous", "fth-skip-back", KeyCode.P),
                onMap("choose", "fth-check", KeyCode.ENTER));
    }

    /** The map hears its keys by itself while it has the focus; elsewhere it gets both. */
    private static Command<CitiesSection> onMap(String what, String icon, KeyCode key) {
        return Command.<CitiesSection>of(
                        "cities-map-key-" + what,
                        "map.key." + what,
                        icon,
                        section -> press(section.view().lookup("#cities-map"), key))
                .on(key)
                .inControl();
    }

    private static void press(@Nullable Node map, KeyCode key) {
        if (map != null) {
            map.requestFocus();
            map.fireEvent(
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
        }
    }
}
