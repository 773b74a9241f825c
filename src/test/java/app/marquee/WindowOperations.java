package app.marquee;

import app.marquee.model.operation.Operation;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.VideoStatus;
import app.marquee.tour.TourWindow;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** How a person reaches each operation of the contract in the window. */
final class WindowOperations {
    /** Longer than typing is waited for. */
    private static final int SETTLED = 8;

    private final Map<Operation, Way> all = new LinkedHashMap<>();
    private final String live;

    /** Title of a video that no cell takes from the trash, where the server has it again then. */
    private final String ready;

    /**
     * The steps towards an operation, and the one that asks for it and waits for nothing.
     *
     * @param again whether the step can be made again where it was made before, without those
     *     towards it
     */
    record Way(Consumer<TourWindow> before, Consumer<TourWindow> act, boolean again) {}

    WindowOperations(Account account) {
        live = account.lives().findFirst().orElseThrow().id().toString();
        ready =
                account.videos()
                        .filter(video -> video.status() == VideoStatus.CONVERTED)
                        .findFirst()
                        .orElseThrow()
                        .title();
        reads();
        writes();
    }

    Way to(Operation operation) {
        return Objects.requireNonNull(all.get(operation));
    }

    /** Those of the contract. */
    static List<Operation> contract() {
        return Arrays.stream(Operation.values()).filter(Operation::isDocumented).toList();
    }

    /** Two reads and two writes. */
    static List<Operation> few() {
        return List.of(
                Operation.GET_RANKING,
                Operation.LIST_FUNNELS,
                Operation.UPDATE_PLAYLIST,
                Operation.UPDATE_FOLDER);
    }

    private void reads() {
        refreshed(
                Operation.GET_CUSTOM_FIELDS,
                "library",
                window -> {
                    window.select("folder-tree", 1);
                    window.select("video-table", 0);
                    window.command("video-open");
                });
        refreshed(Operation.LIST_FUNNELS, "funnels");
        add(
                Operation.GET_FUNNEL,
                "funnels",
                window -> window.select("funnel-list", 0),
                window -> window.selectWithoutWaiting("funnel-list", 1));
        refreshed(Operation.GET_CITY, "cities");
        refreshed(
                Operation.GET_BROWSER,
                "library",
                window -> {
                    window.select("folder-tree", 1);
                    window.section("browsers");
                    window.choose("browsers-video", 0);
                    window.pause(SETTLED);
                });
        refreshed(Operation.GET_REFERRER, "referrers");
        refreshed(Operation.GET_RANKING, "ranking");
        refreshed(
                Operation.GET_VIEWERS_HISTORIC,
                "live",
                window -> {
                    window.paste(window.has("live-add") ? "live-add" : "empty-action", live);
                });
        refreshed(
                Operation.GET_THUMBS,
                "library",
                window -> {
                    window.select("folder-tree", 1);
                    window.section("thumbnails");
                    window.select("thumbs-videos", 1);
                });
        refreshed(Operation.GET_MEMBER_REFERRALS, "referrals");
        refreshed(Operation.GET_REFERRAL_TRANSACTIONS, "referrals");
    }

    private void writes() {
        add(
                Operation.RECOVER_VIDEOS,
                "trash",
                window -> {
                    window.select("trash-table", 0);
                    window.press("trash-recover");
                },
                WindowOperations::confirm);
        add(
                Operation.UPDATE_PLAYLIST,
                "playlists",
                window -> {
                    window.select("playlist-list", 0);
                    window.press("playlist-tab-settings");
                    window.type("playlist-creator", "Somebody else");
                },
                window -> window.pressWithoutWaiting("playlist-save"));
        add(
                Operation.ADD_PLAYLIST_VIDEOS,
                "playlists",
                window -> {
                    window.section("library");
                    window.select("folder-tree", 1);
                    window.section("playlists");
                    window.select("playlist-list", 0);
                    window.press("playlist-add-videos");
                    window.type("playlist-video-search", ready);
                    window.select("playlist-video-candidates", 0);
                    window.press("playlist-video-stage");
                },
                window -> window.pressWithoutWaiting("playlist-save"));
        add(
                Operation.DELETE_PLAYLIST,
                "playlists",
                window -> {
                    window.select("playlist-list", 1);
                    window.press("playlist-delete");
                },
                WindowOperations::confirm);
        add(
                Operation.UPDATE_FOLDER,
                "library",
                window -> {
                    window.selectText("folder-tree", "Congresso online");
                    window.command("folder-to-root");
                },
                WindowOperations::confirm);
        add(
                Operation.CREATE_FUNNEL,
                "funnels",
                window -> {
                    window.press("funnel-create");
                    window.type("funnel-name", "A new funnel");
                },
                window -> window.pressWithoutWaiting("funnel-create-confirm"));
        add(
                Operation.REMOVE_FUNNEL_VIDEOS,
                "funnels",
                window -> {
                    window.selectText("funnel-list", "Lançamento de março");
                    window.select("funnel-videos", 0);
                    window.press("funnel-remove");
                },
                WindowOperations::confirm);
    }

    private static void confirm(TourWindow window) {
        window.pressWithoutWaiting("confirm-do");
    }

    private void refreshed(Operation operation, String section) {
        refreshed(operation, section, _ -> {});
    }

    private void refreshed(Operation operation, String section, Consumer<TourWindow> before) {
        all.put(
                operation,
                new Way(before(section, before), TourWindow::refreshWithoutWaiting, true));
    }

    private void add(
            Operation operation,
            String section,
            Consumer<TourWindow> before,
            Consumer<TourWindow> act) {
        all.put(operation, new Way(before(section, before), act, false));
    }

    private static Consumer<TourWindow> before(String section, Consumer<TourWindow> next) {
        return window -> {
            window.section(section);
            next.accept(window);
            window.rest();
        };
    }
}
