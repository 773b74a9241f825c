package app.marquee.ui.settings;

import app.marquee.model.Operation;

import java.util.Arrays;
import java.util.List;

/** What operations are about, by how their paths begin; in the order of a menu. */
enum OperationGroup {
    VIDEOS("/videos"),
    PLAYLISTS("/playlist"),
    FOLDERS("/folders"),
    FUNNELS("/funnel"),
    THUMBNAILS("/thumbs"),
    REFERRALS("/member-referrals"),
    ANALYTICS("/analytics", "/browser", "/city", "/ranking", "/referrer");

    private final List<String> beginnings;

    OperationGroup(String... beginnings) {
        this.beginnings = List.of(beginnings);
    }

    static OperationGroup of(Operation operation) {
        return Arrays.stream(values())
                .filter(group -> group.beginnings.stream().anyMatch(operation.path()::startsWith))
                .findFirst()
                .orElseThrow();
    }
}
