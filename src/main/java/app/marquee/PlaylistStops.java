package app.marquee;

import java.util.List;

/** What a tour shows of playlists. */
final class PlaylistStops {
    private PlaylistStops() {}

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "playlists-empty",
                        "Playlists: a service without the list of playlists, ids are pasted",
                        window -> {
                            window.connection(Tour.CONTRACT_ONLY);
                            window.section("playlists");
                        }),
                TourStops.stop(
                        "playlists-open",
                        "Playlists: one playlist with what is known of it",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                        }),
                TourStops.stop(
                        "playlists-edit",
                        "Playlists: what will be sent is shown before it is sent",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.type("playlist-name", "Curso completo 🎬");
                            window.type("playlist-description", "Tudo em um só lugar.");
                        }),
                TourStops.stop(
                        "playlists-limit",
                        "Playlists: a name that is one character too long",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.type("playlist-name", "🎬".repeat(256));
                        }),
                TourStops.stop(
                        "playlists-done",
                        "Playlists: done, with a way back",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 3);
                            window.type("playlist-creator", "Equipe de Conteúdo");
                            window.press("playlist-save");
                        }),
                TourStops.stop(
                        "playlists-unknown",
                        "Playlists: the answer was lost, so that nobody knows whether it was done",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 4);
                            window.type("playlist-creator", "Equipe");
                            window.faults("playlist-update:reset-after");
                            window.press("playlist-save");
                        }),
                TourStops.stop(
                        "playlists-bulk",
                        "Playlists: one member of many, seen before anything is sent",
                        window -> {
                            window.section("playlists");
                            window.press("playlist-bulk");
                            window.select("playlist-bulk-table", 1);
                            window.choose("playlist-bulk-access", 0);
                        }),
                TourStops.stop(
                        "playlists-delete",
                        "Playlists: deleting asks, with the safe button first",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-delete");
                        }));
    }
}
