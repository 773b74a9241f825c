package app.marquee.tour;

import java.util.List;

/** Tour stops of playlists. */
final class PlaylistStops {
    /** Places of members in the choice of a bulk edit. */
    private static final int CREATOR = 2;

    private static final int BUTTON = 4;

    /** Some changes get their answer, and the others never do. */
    private static final String SOME_ANSWERED =
            "playlist-update:trickle=1#8,playlist-update:silent";

    /** So slow that many changes are left when one of them is answered. */
    private static final String SLOW = "playlist-update:latency=1200";

    private PlaylistStops() {}

    private static void staged(TourWindow window) {
        window.knownSection("playlists");
        window.select("playlist-list", 2);
        stage(window, 3);
        stage(window, 1);
    }

    private static void stage(TourWindow window, int candidate) {
        window.press("playlist-add-videos");
        window.select("playlist-video-candidates", candidate);
        window.press("playlist-video-stage");
    }

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "playlists-open",
                        "Playlists: details of a playlist, before the library was opened",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                        }),
                TourStops.stop(
                        "playlists-videos",
                        "Playlists: videos to add, with frames, lengths and views",
                        window -> {
                            staged(window);
                        }),
                TourStops.stop(
                        "playlists-add",
                        "Playlists: choosing videos to add",
                        window -> {
                            window.knownSection("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-add-videos");
                            window.select("playlist-video-candidates", 1);
                        }),
                TourStops.stop(
                        "playlists-preview",
                        "Playlists: preview of a playlist",
                        window -> {
                            window.knownSection("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-tab-preview");
                        }),
                TourStops.stop(
                        "playlists-edit",
                        "Playlists: reviewing changes",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-tab-settings");
                            window.type("playlist-name", "Curso completo 🎬");
                            window.type("playlist-description", "Tudo em um só lugar.");
                        }),
                TourStops.stop(
                        "playlists-password",
                        "Playlists: a password for a playlist",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-access-anyone-with-password");
                            window.type("playlist-password", "segredo 1");
                        }),
                TourStops.stop(
                        "playlists-limit",
                        "Playlists: a name that is too long",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-tab-settings");
                            window.type("playlist-name", "🎬".repeat(256));
                        }),
                TourStops.stop(
                        "playlists-done",
                        "Playlists: saved changes, with undo",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 3);
                            window.press("playlist-tab-settings");
                            window.type("playlist-creator", "Equipe de Conteúdo");
                            window.press("playlist-save");
                        }),
                TourStops.stop(
                        "playlists-unknown",
                        "Playlists: a change with an unknown result",
                        window -> {
                            window.section("playlists");
                            window.select("playlist-list", 4);
                            window.press("playlist-tab-settings");
                            window.type("playlist-creator", "Equipe");
                            window.faults("playlist-update:reset-after");
                            window.press("playlist-save");
                        }),
                TourStops.stop(
                        "playlists-bulk",
                        "Playlists: reviewing one field of many playlists",
                        window -> {
                            window.section("playlists");
                            window.press("playlist-bulk");
                            window.choose("playlist-bulk-access", 0);
                            window.press("playlist-bulk-review");
                        }),
                TourStops.stop(
                        "playlists-bulk-button",
                        "Playlists: one button for many playlists, with a preview",
                        window -> {
                            window.section("playlists");
                            window.press("playlist-bulk");
                            window.choose("playlist-bulk-member", BUTTON);
                            window.type("playlist-bulk-button-size-text", "large");
                            window.type("playlist-bulk-button-text", "Quero começar agora");
                            window.type(
                                    "playlist-bulk-button-url", "https://example.com/inscricao");
                        }),
                TourStops.stop(
                        "playlists-sending",
                        "Playlists: applying many changes",
                        PlaylistStops::sendMany),
                TourStops.stop(
                        "playlists-delete",
                        "Playlists: confirming a deletion",
                        window -> {
                            window.knownSection("playlists");
                            window.select("playlist-list", 2);
                            window.press("playlist-delete");
                        }));
    }

    /** Applies many changes, of which some are answered. */
    static void sendMany(TourWindow window) {
        sendMany(window, SOME_ANSWERED);
        window.pause(20);
    }

    /** Pauses many changes while the first of them are sent. */
    static void pauseMany(TourWindow window) {
        sendMany(window, SLOW);
        window.pressWithoutWaiting("changes-pause");
        window.until("changes-paused");
    }

    private static void sendMany(TourWindow window, String faults) {
        window.section("playlists");
        window.press("playlist-bulk");
        window.choose("playlist-bulk-member", CREATOR);
        window.type("playlist-bulk-creator", "Equipe de Conteúdo");
        window.press("playlist-bulk-review");
        window.faults(faults);
        window.pressWithoutWaiting("confirm-do");
        window.until("changes-pause");
    }
}
