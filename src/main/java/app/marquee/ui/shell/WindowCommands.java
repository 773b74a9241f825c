package app.marquee.ui.shell;

import app.marquee.model.Language;
import app.marquee.model.Theme;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;

import java.util.List;

/** The commands that belong to no section, in the order of the menu. */
final class WindowCommands {
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

    static final Command<WindowActions> PALETTE =
            Command.<WindowActions>of(
                            "palette-open",
                            "command.palette",
                            "fth-search",
                            WindowActions::openPalette)
                    .on(KeyCode.K, SHORTCUT);
    static final Command<WindowActions> CANCEL =
            Command.<WindowActions>of(
                            "load-cancel",
                            "command.cancel",
                            "fth-x-circle",
                            WindowActions::cancelLoad)
                    .on(KeyCode.ESCAPE);

    /** A question mark lies on another key on every keyboard, so that it is heard as a letter. */
    static final Command<WindowActions> SHORTCUTS =
            Command.<WindowActions>of(
                            "shortcuts-show",
                            "command.shortcuts",
                            "fth-help-circle",
                            WindowActions::showShortcuts)
                    .on(KeyCombination.valueOf("?"))
                    .inControl();

    private WindowCommands() {}

    /** What is shown and asked for. */
    static List<Command<WindowActions>> view() {
        return List.of(
                PALETTE,
                Command.<WindowActions>of(
                                "view-refresh",
                                "command.refresh",
                                "fth-refresh-cw",
                                WindowActions::refresh)
                        .on(KeyCode.F5),
                Command.<WindowActions>of(
                                "filter-focus",
                                "command.filter",
                                "fth-filter",
                                WindowActions::focusFilter)
                        .on(KeyCode.F, SHORTCUT),
                CANCEL,
                theme("theme-light", "command.theme.light", "fth-sun", Theme.LIGHT),
                theme("theme-dark", "command.theme.dark", "fth-moon", Theme.DARK),
                theme("theme-system", "command.theme.system", "fth-monitor", Theme.SYSTEM),
                language("language-english", "command.language.en", Language.ENGLISH),
                language(
                        "language-portuguese",
                        "command.language.pt",
                        Language.BRAZILIAN_PORTUGUESE),
                language("language-system", "command.language.system", Language.SYSTEM));
    }

    /** What is about the program as a whole. */
    static List<Command<WindowActions>> application() {
        return List.of(
                Command.<WindowActions>of(
                        "connections-edit",
                        "command.connections",
                        "fth-server",
                        WindowActions::editConnections),
                SHORTCUTS,
                Command.<WindowActions>of(
                                "app-quit", "command.quit", "fth-power", WindowActions::quit)
                        .on(KeyCode.Q, SHORTCUT));
    }

    private static Command<WindowActions> theme(String id, String title, String icon, Theme theme) {
        return Command.of(id, title, icon, window -> window.looks().setTheme(theme));
    }

    private static Command<WindowActions> language(String id, String title, Language language) {
        return Command.of(id, title, "fth-globe", window -> window.looks().setLanguage(language));
    }
}
