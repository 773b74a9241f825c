package app.marquee.tour;




import java.util.List;

/** What a tour shows of the window itself and of its settings. */
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
                        "settings-test",
                        "Settings: what exactly came back when a connection was tried",
                        window -> {
                            window.section("settings");
                            window.press("connection-test");
                        }),
                TourStops.stop(
                        "settings-import",
                        "Settings: what comes with a file of connections, and what cannot be used",
                        window -> {
                            window.home().lay(CONNECTIONS);
                            window.section("settings");
                            window.press("connection-import");
                        }),
                TourStops.stop(
                        "settings-test-failed",
                        "Settings: a connection that refuses the token",
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
                        "Palette: sections, commands and connections, before anything is typed",
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
                            window.type("palette-input", "cu");
                        }),
                TourStops.stop(
                        "palette-reasons",
                        "Palette: commands with their keys, and why some cannot be run now",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "folder");
                        }),
                TourStops.stop(
                        "palette-nothing",
                        "Palette: nothing found",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "qqzzxx");
                        }),
                TourStops.stop(
                        "shortcuts",
                        "Every keyboard shortcut, from the table of commands",
                        window -> {
                            window.section("library");
                            window.command("shortcuts-show");
                        }));
    }

    static List<TourStop> work() {
        return List.of(
                TourStops.stop(
                        "work",
                        "Running work: where, since when and how far, with pause and cancel",
                        window -> {
                            window.section("library");
                            window.faults(TourStops.SILENT);
                            window.selectWithoutWaiting("folder-tree", 1);
                            window.commandWithoutWaiting("work-show");
                        }),
                TourStops.stop(
                        "known",
                        "Known items: what a pasted text is taken for, before anything is kept",
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
                        "What was said in this run",
                        window -> {
                            window.section("library");
                            window.section("activity");
                            window.select("activity-table", 0);
                            window.press("activity-curl");
                            window.press("activity-copy");
                            window.command("notices-show");
                        }),
                TourStops.stop(
                        "about",
                        "About: versions, what belongs to others, and diagnostics for a report",
                        window -> {
                            window.section("library");
                            window.command("about");
                        }),
                TourStops.stop(
                        "quit",
                        "Quitting while a change is being sent asks, and says what each answer"
                                + " means",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 3);
                            window.type("playlist-creator", "Equipe de Conteúdo");
                            window.faults("playlist-update:silent");
                            window.pressWithoutWaiting("playlist-save");
                            window.quit();
                        }),
                TourStops.stop(
                        "quit-waiting",
                        "Quitting waits: how many of the changes have their answer",
                        window -> {
                            PlaylistStops.sendMany(window);
                            window.quit();
                            window.pressWithoutWaiting("quit-wait");
                        }),
                TourStops.stop(
                        "quit-held",
                        "Quitting while a list is paused: send the rest first, or leave it for"
                                + " later",
                        window -> {
                            PlaylistStops.sendMany(window);
                            window.pressWithoutWaiting("changes-pause");
                            window.quit();
                        }));
    }
}
