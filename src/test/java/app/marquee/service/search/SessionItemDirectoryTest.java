package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.service.overview.OverviewService;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What a view lets a person choose from, with and without a service. */
class SessionItemDirectoryTest {
    private static final LiveId KNOWN = new LiveId("00000000-0000-4000-8000-0000000000aa");

    @TempDir private Path home;

    @Test
    void whatIsKnownIsOfferedAlsoWhereTheListCannotBeRead() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            SessionItemDirectory things = new SessionItemDirectory(road.session());
            things.add(ItemKind.LIVE, List.of(KNOWN));
            road.sandbox().faults().set("*:401");
            assertThat(things.find(ItemKind.LIVE, "", 50))
                    .extracting(KnownItem::id)
                    .containsExactly(KNOWN.value());
            assertThatThrownBy(() -> things.find(ItemKind.VIDEO, "of which nobody knows", 50))
                    .isInstanceOf(FailureException.class);
            road.sandbox().faults().set("");
            assertThat(things.find(ItemKind.LIVE, "", 50))
                    .extracting(KnownItem::id)
                    .hasSizeGreaterThan(1)
                    .startsWith(KNOWN.value());
        }
    }

    /** Other views show them without a request then. */
    @Test
    void liveStreamsAreKnownOnceTheirVideosAreLoaded() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Session session = road.session();
            assertThat(OverviewService.of(session, TrashService.of(session)).liveStreams())
                    .isEmpty();
            SessionItemDirectory things = new SessionItemDirectory(session);
            assertThat(things.known(ItemKind.VIDEO)).as("no request is sent").isEmpty();
            assertThat(things.find(ItemKind.VIDEO, "", 50)).isNotEmpty();
            assertThat(things.known(ItemKind.VIDEO)).isNotEmpty();
            assertThat(OverviewService.of(session, TrashService.of(session)).liveStreams())
                    .isNotEmpty()
                    .allMatch(item -> item.confirmedAt() != null && item.title() != null);
        }
    }

    /** A live stream has the image of the video that is recorded of it. */
    @Test
    void framesOfWhatIsListedAreKnown() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Session session = road.session();
            SessionItemDirectory things = new SessionItemDirectory(session);
            assertThat(things.find(ItemKind.VIDEO, "", 50))
                    .anyMatch(
                            item -> session.catalogue().frame(new VideoId(item.id())).isPresent());
            List<LiveId> lives =
                    things.find(ItemKind.LIVE, "", 50).stream()
                            .map(item -> new LiveId(item.id()))
                            .toList();
            assertThat(lives).anyMatch(live -> session.catalogue().frame(live).isPresent());
        }
    }
}
