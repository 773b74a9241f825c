package app.marquee.tour;




import java.util.List;

/** What a tour shows of playlists. */
final class PlaylistStops {
    /** Places of members in the choice of a bulk edit. */
    private static final int CREATOR = 2;

    private static final int BUTTON = 4;

    /** The first few answers are here by then, and the last ones are not. */
    private static final int SOME_ANSWERED = 20;

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
                        "playlists-bulk-button",
                        "Playlists: the same button for many, with how it will look",
                        window -> {
                            window.section("playlists");
                            window.press("playlist-bulk");
                            window.selectAll("playlist-bulk-table");
                            window.choose("playlist-bulk-member", BUTTON);
                            window.type("playlist-bulk-button-size-text", "large");
                            window.type("playlist-bulk-button-text", "Quero começar agora");
                            window.type(
                                    "playlist-bulk-button-url", "https://example.com/inscricao");
                        }),
                TourStops.stop(
                        "playlists-sending",
                        "Playlists: many changes on their way, to be paused or stopped",
                        PlaylistStops::sendMany),
                TourStops.stop(
                        "playlists-delete",
                        "Playlists: deleting asks, with the safe button first",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-delete");
                        }));
    }

    /** Until some of them have their answer. */
    static void sendMany(TourWindow window) {
        window.section("playlists");
        window.press("playlist-bulk");
        window.selectAll("playlist-bulk-table");
        window.choose("playlist-bulk-member", CREATOR);
        window.type("playlist-bulk-creator", "Equipe de Conteúdo");
        window.press("playlist-bulk-review");
        window.faults("playlist-update:latency=400");
        window.pressWithoutWaiting("confirm-do");
        window.pause(SOME_ANSWERED);
    }
}
