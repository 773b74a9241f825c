package app.marquee.service.live;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.search.SessionItemDirectory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What is kept of live streams, over real HTTP. */
class SessionLiveReadsTest {
    @TempDir private Path home;

    private static LiveId any(Road road) {
        return new LiveId(
                new SessionItemDirectory(road.session())
                        .find(ItemKind.LIVE, "", 1)
                        .getFirst()
                        .id());
    }

    @Test
    void theLatestAnswerIsKeptAndSaysWhoGaveIt() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            LiveId live = any(road);
            SessionLiveReads lives = new SessionLiveReads(road.session());
            assertThat(lives.kept(live)).isEmpty();
            LiveHistory answer = lives.history(live, false);
            assertThat(answer.points()).isNotEmpty();
            lives.keep(answer);
            SessionLiveReads later = new SessionLiveReads(road.session());
            assertThat(later.host()).isEmpty();
            assertThat(later.kept(live)).contains(answer);
            assertThat(later.host()).contains(road.sandbox().baseUri().getAuthority());
            assertThat(later.kept(new LiveId("another"))).isEmpty();
        }
    }

    @Test
    void oneIsKeptForEachStreamAndAnEmptyAnswerTakesNothingAway() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            LiveId live = any(road);
            SessionLiveReads lives = new SessionLiveReads(road.session());
            LiveHistory answer = lives.history(live, false);
            lives.keep(answer);
            lives.keep(answer);
            assertThat(road.session().snapshots().usage().answers()).isOne();
            lives.keep(new LiveHistory(live, Road.NOW.plusSeconds(1), List.of()));
            assertThat(lives.kept(live)).contains(answer);
        }
    }
}
