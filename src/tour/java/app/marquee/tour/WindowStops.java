package app.marquee.tour;

import java.util.List;

/** Tour stops of the window itself and its settings. */
final class WindowStops {
    /** A file of which some can be used. */
    private static final String CONNECTIONS =
            """
            {"format": "marquee-connections", "version": 1, "connections": [
              {"name": "Studio Aurora", "kind": "production",
               "base_url": "https://api.example", "data_url": "https://data.example"},
              {"name": "Aurora, old", "kind": "test",
               "base_url": "http://api.example", "data_url": "https://data.example"},
              {"name": "Escola", "kind": "test"},
              {"name": "", "kind": "test",
               "base_url": "https://api.example", "data_url": "https://data.example"},
              {"name": "Tests", "kind": "test",
               "base_url": "https://test.example", "data_url": "https://test.example"}]}
            """;

    private WindowStops() {}

    static List<TourStop> settings() {
        return List.of(
                TourStops.stop(
                        "settings-full",
                        "Settings: connections, appearance, the sandbox",
                        window -> window.section("settings")),
                TourStops.stop(
                        "settings-alerts",
                        "Settings: alerts with thresholds and states",
                        window -> {
                            window.section("settings");
                            window.press("alert-trash");
                            window.press("alert-spike");
                            window.press("alert-live-above");
                            window.press("alert-button");
                            window.type("alert-spike-threshold", "1");
                            window.press("alert-drop");
                            window.type("alert-drop-threshold", "1");
                            window.press("alerts-loads");
                            window.focus("alerts-loads");
                        }),
                TourStops.stop(
                        "settings-test",
                        "Settings: testing a connection",
                        window -> {
                            window.section("settings");
                            window.press("connection-test");
                        }),
                TourStops.stop(
                        "settings-import",
                        "Settings: importing connections",
                        window -> {
                            window.home().lay(CONNECTIONS);
                            window.section("settings");
                            window.command("connection-import");
                        }),
                TourStops.stop(
                        "settings-test-failed",
                        "Settings: a connection with a rejected token",
                        window -> {
                            window.section("settings");
                            window.faults("*:401");
                            window.press("connection-test");
                        }));
    }

    static List<TourStop> palette() {
        return List.of(
                TourStops.stop(
                        "palette",
                        "Palette: sections, commands and connections",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                        }),
                TourStops.stop(
                        "palette-query",
                        "Palette: commands and known items, best matches first",
                        window -> {
                            window.section("playlists");
                            window.section("ranking");
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "curso");
                        }),
                TourStops.stop(
                        "palette-reasons",
                        "Palette: unavailable commands with reasons",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "folder");
                        }),
                TourStops.stop(
                        "palette-nothing",
                        "Palette: no results",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "qqzzxx");
                        }),
                TourStops.stop(
                        "shortcuts",
                        "Keyboard shortcuts",
                        window -> {
                            window.section("library");
                            window.command("shortcuts-show");
                        }));
    }

    static List<TourStop> work() {
        return List.of(
                TourStops.stop(
                        "work",
                        "Running tasks, with progress, pause and cancel",
                        window -> {
                            window.section("library");
                            window.faults(TourStops.SILENT);
                            window.selectWithoutWaiting("folder-tree", 1);
                            window.commandWithoutWaiting("work-show");
                        }),
                TourStops.stop(
                        "known",
                        "Add items by ID: preview of the types",
                        window -> {
                            window.section("library");
                            window.command("known-add");
                            window.type(
                                    "add-known",
                                    """
                                    playlist;title;video
                                    8d3f6f0e-6f5c-4b0e-9a53-0d0f2b0b7a11;Aula 1;1f6f0e8d-5c6f-4b0e-9a53-2b0b7a110d0f
                                    https://player.example/embed/?v=5c6f1f6f-0e8d-4b0e-9a53-7a110d0f2b0b
                                    0d0f2b0b-0e8d-4b0e-9a53-7a115c6f1f6f
                                    """);
                        }),
                TourStops.stop(
                        "notices",
                        "Notifications",
                        window -> {
                            window.section("library");
                            window.section("activity");
                            window.developerDetails();
                            window.press("activity-requests");
                            window.select("activity-table", 1);
                            window.press("activity-curl");
                            window.press("activity-copy");
                            window.command("notices-show");
                        }),
                TourStops.stop(
                        "about",
                        "About: versions, third-party notices and diagnostics",
                        window -> {
                            window.section("library");
                            window.command("about");
                        }),
                TourStops.stop(
                        "quit",
                        "Quitting while changes are being applied",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 3);
                            window.press("playlist-tab-settings");
                            window.type("playlist-creator", "Equipe de Conteúdo");
                            window.faults("playlist-update:silent");
                            window.pressWithoutWaiting("playlist-save");
                            window.quit();
                            window.until("quit-wait");
                        }),
                TourStops.stop(
                        "quit-unsaved",
                        "Quitting with unsaved edits, while changes are pending",
                        window -> {
                            ActivityStops.saveTwoForLater(window);
                            window.section("playlists");
                            window.select("playlist-list", 3);
                            window.press("playlist-tab-settings");
                            window.type("playlist-name", "Confeitaria: do zero ao forno");
                            window.quit();
                            window.until("unsaved-keep");
                        }),
                TourStops.stop(
                        "quit-waiting",
                        "Quitting: how many changes the server has confirmed",
                        window -> {
                            PlaylistStops.sendMany(window);
                            window.quit();
                            window.until("quit-wait");
                            window.pressWithoutWaiting("quit-wait");
                        }),
                TourStops.stop(
                        "quit-held",
                        "Quitting while pending changes are paused",
                        window -> {
                            PlaylistStops.pauseMany(window);
                            window.quit();
                            window.until("quit-resume");
                        }));
    }
}
