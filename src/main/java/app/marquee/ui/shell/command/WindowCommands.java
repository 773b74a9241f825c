package app.marquee.ui.shell.command;

import app.marquee.model.settings.Density;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Motion;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.ui.control.table.ColumnChoice;
import app.marquee.ui.control.table.TableCopy;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;

import java.util.List;
import java.util.function.UnaryOperator;

/** Commands that belong to no section, in menu order. */
public final class WindowCommands {
    /** The keys of the sections, by their place in the rail. */
    static final List<KeyCode> NUMBERS =
            List.of(
                    KeyCode.DIGIT1,
                    KeyCode.DIGIT2,
                    KeyCode.DIGIT3,
                    KeyCode.DIGIT4,
                    KeyCode.DIGIT5,
                    KeyCode.DIGIT6,
                    KeyCode.DIGIT7,
                    KeyCode.DIGIT8);

    static final Modifier SHORTCUT = KeyCombination.SHORTCUT_DOWN;

    public static final Command<WindowActions> PALETTE =
            Command.<WindowActions>of(
                            "palette-open",
                            "command.palette",
                            "fth-search",
                            WindowActions::openPalette)
                    .on(KeyCode.K, SHORTCUT);
    public static final Command<WindowActions> CANCEL =
            Command.<WindowActions>of(
                            "load-cancel",
                            "command.cancel",
                            "fth-x-circle",
                            WindowActions::cancelLoad)
                    .on(KeyCode.ESCAPE);

    public static final Command<WindowActions> UNDO =
            Command.<WindowActions>of(
                            "undo-latest", "undo.last", "fth-rotate-ccw", WindowActions::undoLatest)
                    .opening()
                    .on(KeyCode.Z, SHORTCUT);

    /** A question mark lies on another key on every keyboard, so that it is heard as a letter. */
    static final Command<WindowActions> SHORTCUTS =
            Command.<WindowActions>of(
                            "shortcuts-show",
                            "command.shortcuts",
                            "fth-help-circle",
                            WindowActions::showShortcuts)
                    .on(KeyCombination.valueOf("?"))
                    .inControl();

    /** What stands in {@link Command#about} for the menu of every table. */
    static final String ANY_TABLE = "*table";

    private WindowCommands() {}

    /** Commands of the View menu. */
    static List<Command<WindowActions>> view() {
        return List.of(
                PALETTE,
                Command.<WindowActions>of(
                                "commands-open",
                                "command.menu",
                                "fth-menu",
                                WindowActions::openMenu)
                        .on(KeyCode.F10),
                Command.of(
                        "pending-open",
                        "changes.waiting.tip",
                        "fth-edit-3",
                        WindowActions::showPending),
                UNDO,
                Command.<WindowActions>of(
                                "view-refresh",
                                "command.refresh",
                                "fth-refresh-cw",
                                WindowActions::refresh)
                        .on(KeyCode.F5),
                Command.<WindowActions>of(
                                "filter-focus",
                                "command.filter",
                                "fth-sliders",
                                WindowActions::focusFilter)
                        .on(KeyCode.F, SHORTCUT),
                CANCEL,
                copy("rows-copy", "command.copy.rows", TableCopy.Part.ROWS),
                copy("rows-copy-titled", "command.copy.titled", TableCopy.Part.ROWS_WITH_TITLES),
                copy("cell-copy", "command.copy.cell", TableCopy.Part.CELL),
                Command.<WindowActions>of(
                                "columns-choose",
                                "table.columns.choose",
                                "fth-columns",
                                window -> window.columns().ifPresent(ColumnChoice::open))
                        .when(WindowCommands::columns),
                Command.<WindowActions>of(
                                "columns-automatic",
                                "table.columns.reset",
                                "fth-columns",
                                window -> window.columns().ifPresent(ColumnChoice::makeAutomatic))
                        .when(WindowCommands::widths),
                text("text-larger", "command.text.larger", KeyCode.PLUS, TextSize::larger),
                text("text-smaller", "command.text.smaller", KeyCode.MINUS, TextSize::smaller),
                text("text-usual", "command.text.usual", KeyCode.DIGIT0, _ -> TextSize.USUAL),
                theme("theme-light", "command.theme.light", "fth-sun", Theme.LIGHT),
                theme("theme-dark", "command.theme.dark", "fth-moon", Theme.DARK),
                theme("theme-contrast", "command.theme.contrast", "fth-eye", Theme.HIGH_CONTRAST),
                theme("theme-system", "command.theme.system", "fth-monitor", Theme.SYSTEM),
                density("density-comfortable", "command.density.comfortable", Density.COMFORTABLE),
                density("density-compact", "command.density.compact", Density.COMPACT),
                motion("motion-reduced", "command.motion.reduced", Motion.REDUCED),
                motion("motion-full", "command.motion.full", Motion.FULL),
                motion("motion-system", "command.motion.system", Motion.SYSTEM),
                language("language-english", "command.language.en", Language.ENGLISH),
                language(
                        "language-portuguese",
                        "command.language.pt",
                        Language.BRAZILIAN_PORTUGUESE),
                language("language-spanish", "command.language.es", Language.SPANISH),
                language("language-system", "command.language.system", Language.SYSTEM));
    }

    /** What is about the program as a whole. */
    static List<Command<WindowActions>> application() {
        return List.of(
                Command.<WindowActions>of(
                                "work-show", "command.work", "fth-loader", WindowActions::showWork)
                        .on(KeyCode.J, SHORTCUT),
                Command.<WindowActions>of(
                                "notices-show",
                                "command.notices",
                                "fth-bell",
                                WindowActions::showNotices)
                        .on(KeyCode.J, SHORTCUT, KeyCombination.SHIFT_DOWN),
                Command.<WindowActions>of(
                        "known-add", "command.known", "fth-hash", WindowActions::addKnown),
                Command.<WindowActions>of(
                        "connections-edit",
                        "command.connections",
                        "fth-server",
                        WindowActions::editConnections),
                Command.<WindowActions>of(
                                "connection-choose",
                                "command.connection.choose",
                                "fth-repeat",
                                WindowActions::chooseConnection)
                        .on(KeyCode.O, SHORTCUT, KeyCombination.SHIFT_DOWN),
                SHORTCUTS,
                Command.of(
                        "diagnostics-save",
                        "command.diagnostics",
                        "fth-life-buoy",
                        WindowActions::saveDiagnostics),
                Command.of("about", "command.about", "fth-info", WindowActions::showAbout),
                Command.<WindowActions>of(
                                "app-quit", "command.quit", "fth-power", WindowActions::quit)
                        .on(KeyCode.Q, SHORTCUT));
    }

    private static Availability columns(WindowActions window) {
        return Availability.when(window.columns().isPresent(), "needs.table");
    }

    private static Availability widths(WindowActions window) {
        return window.columns()
                .map(table -> Availability.when(!table.areAutomatic(), "needs.width"))
                .orElseGet(() -> Availability.refused("needs.table"));
    }

    private static Command<WindowActions> copy(String id, String title, TableCopy.Part part) {
        return Command.<WindowActions>of(
                        id,
                        title,
                        "fth-copy",
                        window -> window.table().ifPresent(table -> table.copy(part)))
                .when(window -> Availability.when(window.table().isPresent(), "needs.row"))
                .on(part.keys())
                .inControl("shortcuts.tables")
                .about(ANY_TABLE);
    }

    /** The keys are heard by the scene, also in dialogs and in every place of plus and minus. */
    private static Command<WindowActions> text(
            String id, String title, KeyCode key, UnaryOperator<TextSize> change) {
        return Command.<WindowActions>of(
                        id,
                        title,
                        "fth-type",
                        window ->
                                window.looks()
                                        .restyle(look -> look.with(change.apply(look.textSize()))))
                .on(key, SHORTCUT)
                .inControl();
    }

    private static Command<WindowActions> theme(String id, String title, String icon, Theme theme) {
        return Command.of(
                id, title, icon, window -> window.looks().restyle(look -> look.with(theme)));
    }

    private static Command<WindowActions> density(String id, String title, Density density) {
        return Command.of(
                id,
                title,
                "fth-align-justify",
                window -> window.looks().restyle(look -> look.with(density)));
    }

    private static Command<WindowActions> motion(String id, String title, Motion motion) {
        return Command.of(
                id, title, "fth-wind", window -> window.looks().restyle(look -> look.with(motion)));
    }

    private static Command<WindowActions> language(String id, String title, Language language) {
        return Command.of(id, title, "fth-globe", window -> window.looks().setLanguage(language));
    }
}
