package app.marquee.ui.cities;

import app.marquee.ui.analytics.period.PeriodCommands;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.map.WorldMap;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Commands of the Cities section. */
final class CitiesCommands {
    /** Shows or hides the table; this month is chosen with the mouse here. */
    static final KeyCombination TABLE = new KeyCodeCombination(KeyCode.M);

    private CitiesCommands() {}

    static SectionCommands<CitiesSection> all(PeriodViewModel period) {
        List<Command<CitiesSection>> commands =
                new PeriodCommands<CitiesSection>("cities", period, Set.of(TABLE)).all();
        commands.add(
                Command.<CitiesSection>of(
                                "cities-table-toggle",
                                "table.toggle",
                                "fth-sidebar",
                                CitiesSection::toggleTable)
                        .on(TABLE)
                        .inControl());
        commands.add(
                Command.of(
                        "cities-expand-all",
                        "cities.expand",
                        "fth-chevrons-down",
                        CitiesSection::expandAll));
        commands.add(
                Command.of(
                        "cities-collapse-all",
                        "cities.collapse",
                        "fth-chevrons-up",
                        CitiesSection::collapseAll));
        commands.addAll(map());
        commands.add(
                Command.acting(
                        "cities-map-swipe",
                        "map.swipe.command",
                        "fth-code",
                        section -> section.map().swipe()));
        commands.addAll(ExportCommands.withPicture("cities"));
        return new SectionCommands<>(CitiesSection.class, commands);
    }

    private static List<Command<CitiesSection>> map() {
        return List.of(
                onMap("in", "fth-zoom-in", KeyCode.PLUS, map -> map.zoom(1)),
                onMap("out", "fth-zoom-out", KeyCode.MINUS, map -> map.zoom(-1)),
                onMap("fit", "fth-maximize", KeyCode.HOME, WorldMap::fit),
                onMap("world", "fth-globe", KeyCode.END, WorldMap::world),
                onMap("next", "fth-skip-forward", KeyCode.N, map -> map.speakOfNext(1)),
                onMap("previous", "fth-skip-back", KeyCode.P, map -> map.speakOfNext(-1)),
                onMap("choose", "fth-check", KeyCode.ENTER, WorldMap::chooseSpoken));
    }

    /** The map hears its keys by itself while it has the focus; otherwise it gets the focus too. */
    private static Command<CitiesSection> onMap(
            String what, String icon, KeyCode key, Consumer<WorldMap> action) {
        return Command.<CitiesSection>of(
                        "cities-map-key-" + what,
                        "map.key." + what,
                        icon,
                        section -> section.map().onOwn(action))
                .on(key)
                .inControl("map.place");
    }
}
