package app.marquee;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What a tour shows: each section in its states, then what people do in it. */
final class TourStops {
    /** Every read is answered with a failure that no repetition mends. */
    private static final String BROKEN = "*:500";

    /** Nothing is ever answered. */
    private static final String SILENT = "*:silent";

    private TourStops() {}

    static List<TourStop> all() {
        List<TourStop> stops = new ArrayList<>();
        states(stops, "library", "Library");
        stops.addAll(library());
        states(stops, "playlists", "Playlists");
        stops.addAll(playlists());
        stops.addAll(FunnelStops.all());
        stops.addAll(ThumbnailStops.all());
        states(stops, "trash", "Trash");
        stops.addAll(TrashStops.all());
        states(stops, "ranking", "Ranking");
        states(stops, "cities", "Cities");
        states(stops, "referrers", "Referrers");
        stops.addAll(analytics());
        stops.addAll(CurveStops.all());
        stops.addAll(referrers());
        stops.addAll(browsers());
        stops.addAll(live());
        states(stops, "referrals", "Referrals");
        stops.addAll(referrals());
        stops.addAll(activity());
        stops.addAll(settings());
        stops.addAll(palette());
        stops.addAll(work());
        return List.copyOf(stops);
    }

    /** The states that every section that reads has, reached in the same way. */
    private static void states(List<TourStop> stops, String id, String title) {
        stops.add(stop(id + "-full", title, window -> window.section(id)));
        stops.add(
                stop(
                        id + "-loading",
                        title + ": the first load, with a skeleton",
                        window -> {
                            window.faults(SILENT);
                            window.front(id);
                            window.pause(6);
                        }));
        stops.add(
                stop(
                        id + "-refreshing",
                        title + ": old content stays while it is asked again",
                        window -> {
                            window.section(id);
                            window.faults(SILENT);
                            window.refreshWithoutWaiting();
                        }));
        stops.add(
                stop(
                        id + "-error",
                        title + ": the first load failed",
                        window -> {
                            window.faults(BROKEN);
                            window.section(id);
                        }));
        stops.add(
                stop(
                        id + "-stale",
                        title + ": asking again failed, old content stays",
                        window -> {
                            window.section(id);
                            window.faults(BROKEN);
                            window.refresh();
                        }));
    }

    private static List<TourStop> library() {
        return List.of(
                stop(
                        "library-empty",
                        "Library: a service without the list of folders, read-only production",
                        window -> {
                            window.connection(Tour.CONTRACT_ONLY);
                            window.section("library");
                        }),
                stop(
                        "library-folder",
                        "Library: the videos of a folder",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                        }),
                stop(
                        "library-video",
                        "Library: one video with what is known of it and its custom fields",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.rest();
                            window.select("video-table", 0);
                            window.command("video-open");
                            window.rest();
                        }),
                stop(
                        "library-rename",
                        "Library: a folder is renamed in place",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.press("folder-rename");
                            window.type("folder-edit", "x".repeat(256));
                        }),
                stop(
                        "library-move",
                        "Library: where a folder may go",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.press("folder-move");
                        }));
    }

    private static List<TourStop> playlists() {
        return List.of(
                stop(
                        "playlists-empty",
                        "Playlists: a service without the list of playlists, ids are pasted",
                        window -> {
                            window.connection(Tour.CONTRACT_ONLY);
                            window.section("playlists");
                        }),
                stop(
                        "playlists-open",
                        "Playlists: one playlist with what is known of it",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                        }),
                stop(
                        "playlists-edit",
                        "Playlists: what will be sent is shown before it is sent",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.type("playlist-name", "Curso completo 🎬");
                            window.type("playlist-description", "Tudo em um só lugar.");
                        }),
                stop(
                        "playlists-limit",
                        "Playlists: a name that is one character too long",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.type("playlist-name", "🎬".repeat(256));
                        }),
                stop(
                        "playlists-done",
                        "Playlists: done, with a way back",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 3);
                            window.type("playlist-creator", "Equipe de Conteúdo");
                            window.press("playlist-save");
                        }),
                stop(
                        "playlists-unknown",
                        "Playlists: the answer was lost, so that nobody knows whether it was done",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 4);
                            window.type("playlist-creator", "Equipe");
                            window.faults("playlist-update:reset-after");
                            window.press("playlist-save");
                        }),
                stop(
                        "playlists-bulk",
                        "Playlists: one member of many, seen before anything is sent",
                        window -> {
                            window.section("playlists");
                            window.press("playlist-bulk");
                            window.select("playlist-bulk-table", 1);
                            window.choose("playlist-bulk-access", 0);
                        }),
                stop(
                        "playlists-delete",
                        "Playlists: deleting asks, with the safe button first",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-delete");
                        }));
    }

    private static List<TourStop> analytics() {
        return List.of(
                stop(
                        "cities-region",
                        "Cities: a day needs a region, as the contract demands",
                        window -> {
                            window.section("cities");
                            window.choose("period-granularity", 1);
                        }),
                stop(
                        "cities-map-clusters",
                        "Cities: nearer, the clusters of the map split",
                        window -> {
                            window.section("cities");
                            window.press("cities-map-in");
                            window.press("cities-map-in");
                        }),
                stop(
                        "cities-map-selection",
                        "Cities: a country of the table on the map",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 0);
                            window.press("cities-map-selection");
                        }),
                stop(
                        "cities-map-filter",
                        "Cities: the map goes to what the filter leaves",
                        window -> {
                            window.section("cities");
                            window.type("cities-filter", "Portugal");
                            window.pause(8);
                            window.rest();
                        }),
                stop(
                        "cities-table-alone",
                        "Cities: the table without the map",
                        window -> {
                            window.section("cities");
                            window.press("cities-map-shown");
                        }),
                stop(
                        "cities-empty",
                        "Cities: a period without views",
                        window -> {
                            window.section("cities");
                            window.date("period-from", LocalDate.of(2020, 1, 1));
                            window.date("period-to", LocalDate.of(2020, 1, 2));
                        }),
                stop(
                        "cities-compare",
                        "Cities: what changed against the period before, in the table",
                        TourStops::comparedCities),
                stop(
                        "cities-audience",
                        "Cities: the selected ones as advertising tools take them",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 1);
                            window.press("cities-audience");
                        }),
                stop(
                        "cities-difference",
                        "Cities: what changed, on the map; may be chance where it is grey",
                        window -> {
                            comparedCities(window);
                            window.press("cities-map-difference");
                            window.rest();
                        }),
                stop(
                        "ranking-compare",
                        "Ranking: against the same weekdays before",
                        window -> {
                            window.section("ranking");
                            window.choose("period-compare", 2);
                            window.rest();
                        }),
                stop(
                        "referrers-compare",
                        "Referrers: against days of one's own",
                        window -> {
                            window.section("referrers");
                            window.choose("period-compare", 4);
                            window.rest();
                        }),
                stop(
                        "ranking-copied",
                        "Ranking: the whole table in the clipboard, by a command",
                        window -> {
                            window.section("ranking");
                            window.command("ranking-export-copy");
                        }),
                stop(
                        "ranking-refused",
                        "Ranking: a period that ends before it starts",
                        window -> {
                            window.section("ranking");
                            window.date("period-to", LocalDate.of(2026, 1, 1));
                        }));
    }

    private static void comparedCities(TourWindow window) {
        window.section("cities");
        window.choose("period-compare", 1);
        window.rest();
        window.pause(4);
    }

    private static List<TourStop> referrers() {
        return List.of(
                stop(
                        "referrers-open",
                        "Referrers: the addresses of a site, with their campaigns",
                        window -> {
                            window.section("referrers");
                            window.type("referrers-filter", "escolaaurora");
                            window.pause(8);
                            window.rest();
                        }),
                stop(
                        "referrers-rules",
                        "Referrers: a name of one's own is tried on the rows before it is saved",
                        window -> {
                            window.section("referrers");
                            window.press("referrers-rules");
                            window.type("referrers-rule-pattern", "utm_source=newsletter");
                            window.type("referrers-rule-name", "Newsletter");
                            window.press("referrers-rule-add");
                            window.type("referrers-rule-pattern", "facebook");
                        }),
                stop(
                        "referrers-empty",
                        "Referrers: a period without views",
                        window -> {
                            window.section("referrers");
                            window.date("period-from", LocalDate.of(2020, 1, 1));
                            window.date("period-to", LocalDate.of(2020, 1, 2));
                        }));
    }

    private static List<TourStop> browsers() {
        return List.of(
                stop(
                        "browsers-waiting",
                        "Browsers: of one video at a time",
                        window -> window.section("browsers")),
                stop("browsers-full", "Browsers: versions folded", TourStops::browsersOfAVideo),
                stop(
                        "browsers-days",
                        "Browsers: by day",
                        window -> {
                            browsersOfAVideo(window);
                            window.choose("period-granularity", 1);
                            window.pause(8);
                            window.rest();
                        }),
                stop(
                        "browsers-loading",
                        "Browsers: the first load, with a skeleton",
                        window -> {
                            window.section("browsers");
                            window.faults(SILENT);
                            window.chooseWithoutWaiting("browsers-video", 0);
                            window.pause(12);
                        }),
                stop(
                        "browsers-error",
                        "Browsers: a video that fails, as some do",
                        window -> {
                            window.section("browsers");
                            window.faults(BROKEN);
                            browsersOfAVideo(window);
                        }),
                stop(
                        "browsers-empty",
                        "Browsers: a period without views",
                        window -> {
                            browsersOfAVideo(window);
                            window.date("period-from", LocalDate.of(2020, 1, 1));
                            window.date("period-to", LocalDate.of(2020, 1, 2));
                            window.pause(8);
                            window.rest();
                        }));
    }

    private static List<TourStop> referrals() {
        return List.of(
                stop(
                        "referrals-status",
                        "Referrals: the pending ones",
                        window -> {
                            window.section("referrals");
                            window.choose("referrals-status", 1);
                        }),
                stop(
                        "referrals-partly",
                        "Referrals: the transactions cannot be read, the rest is shown",
                        window -> {
                            window.faults("referral-transactions:500");
                            window.section("referrals");
                        }));
    }

    private static List<TourStop> live() {
        return List.of(
                stop(
                        "live-waiting",
                        "Live: streams are pasted, or chosen where they are known",
                        window -> window.section("live")),
                stop(
                        "live-full",
                        "Live: viewers over time, gaps are gaps",
                        window -> lives(window, 1)),
                stop(
                        "live-aligned",
                        "Live: several streams from their start, each point as a row",
                        window -> {
                            lives(window, 4);
                            window.press("live-as-points");
                        }),
                stop(
                        "live-refused",
                        "Live: a text without an id",
                        window -> {
                            window.section("live");
                            window.type("live-ids", "the stream of Monday");
                            window.press("live-add");
                        }),
                stop(
                        "live-loading",
                        "Live: the first load, with a skeleton",
                        window -> {
                            window.section("live");
                            window.faults(SILENT);
                            window.chooseWithoutWaiting("live-known", 1);
                            window.pause(8);
                        }),
                stop(
                        "live-error",
                        "Live: the stream cannot be read",
                        window -> {
                            window.section("live");
                            window.faults(BROKEN);
                            window.choose("live-known", 1);
                        }));
    }

    /** Adds the first so many of the known streams. */
    private static void lives(TourWindow window, int count) {
        window.section("live");
        for (int place = 0; place < count; place++) {
            window.choose("live-known", place);
        }
    }

    private static void browsersOfAVideo(TourWindow window) {
        window.section("browsers");
        window.choose("browsers-video", 0);
        window.pause(8);
        window.rest();
    }

    private static List<TourStop> activity() {
        return List.of(
                stop(
                        "activity-full",
                        "Activity: every request, redacted, with its answer",
                        window -> {
                            window.section("library");
                            window.section("ranking");
                            window.section("activity");
                            window.select("activity-table", 0);
                        }),
                stop(
                        "activity-empty",
                        "Activity: nothing was asked yet",
                        window -> window.section("activity")));
    }

    private static List<TourStop> settings() {
        return List.of(
                stop(
                        "settings-full",
                        "Settings: connections, appearance, the sandbox",
                        window -> window.section("settings")),
                stop(
                        "settings-test",
                        "Settings: what exactly came back when a connection was tried",
                        window -> {
                            window.section("settings");
                            window.press("connection-test");
                        }),
                stop(
                        "settings-test-failed",
                        "Settings: a connection that refuses the token",
                        window -> {
                            window.section("settings");
                            window.faults("*:401");
                            window.press("connection-test");
                        }));
    }

    private static List<TourStop> palette() {
        return List.of(
                stop(
                        "palette",
                        "Palette: sections, commands and connections, before anything is typed",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                        }),
                stop(
                        "palette-query",
                        "Palette: commands and known items, best matches first",
                        window -> {
                            window.section("playlists");
                            window.section("ranking");
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "cu");
                        }),
                stop(
                        "palette-reasons",
                        "Palette: commands with their keys, and why some cannot be run now",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "folder");
                        }),
                stop(
                        "palette-nothing",
                        "Palette: nothing found",
                        window -> {
                            window.section("library");
                            window.command("palette-open");
                            window.type("palette-input", "qqzzxx");
                        }),
                stop(
                        "shortcuts",
                        "Every keyboard shortcut, from the table of commands",
                        window -> {
                            window.section("library");
                            window.command("shortcuts-show");
                        }));
    }

    private static List<TourStop> work() {
        return List.of(
                stop(
                        "work",
                        "Running work: where, since when and how far, with pause and cancel",
                        window -> {
                            window.section("library");
                            window.faults(SILENT);
                            window.selectWithoutWaiting("folder-tree", 1);
                            window.commandWithoutWaiting("work-show");
                        }),
                stop(
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
                stop(
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
                stop(
                        "about",
                        "About: versions, what belongs to others, and diagnostics for a report",
                        window -> {
                            window.section("library");
                            window.command("about");
                        }),
                stop(
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
                        }));
    }

    private static TourStop stop(String name, String caption, Consumer<TourWindow> steps) {
        return new TourStop(name, caption, steps);
    }
}
