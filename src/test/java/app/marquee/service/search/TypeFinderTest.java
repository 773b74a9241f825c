package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.SeedLive;
import app.marquee.service.search.ResolvedId.Standing;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** What an ID is, is found by loads of the contract alone, at most so many as were said. */
class TypeFinderTest {
    private static final String NOTHING = "11111111-2222-4333-8444-555566667777";

    @TempDir Path home;
    private final List<String> seen = new CopyOnWriteArrayList<>();
    private volatile Runnable onRequest = () -> {};
    private Road road;
    private IdResolver resolver;

    @BeforeEach
    void open() {
        road =
                Road.to(
                        SandboxOptions.builder()
                                .extensions(false)
                                .onRequest(
                                        request -> {
                                            seen.add(request.method() + request.path());
                                            onRequest.run();
                                        }),
                        home);
        resolver = IdResolver.of(road.session());
    }

    @AfterEach
    void close() {
        road.close();
    }

    private String stream() {
        return road.account()
                .lives()
                .filter(live -> live.endedAt().isBefore(Road.NOW))
                .map(SeedLive::id)
                .findFirst()
                .orElseThrow()
                .toString();
    }

    @Test
    void videosFunnelsAndStreamsAreToldApart() {
        String video = road.account().videoId(5).toString();
        String funnel = road.account().funnels().getFirst().id().toString();
        String live = stream();
        List<ResolvedId> rows =
                resolver.read(String.join(" ", video, funnel, live, NOTHING), null, null);
        List<ResolvedId> found = resolver.findTypes(rows, (_, _) -> {}).rows();
        assertThat(found)
                .extracting(ResolvedId::uuid, ResolvedId::kind, ResolvedId::standing)
                .containsExactly(
                        tuple(video, Optional.of(ItemKind.VIDEO), Standing.FOUND),
                        tuple(funnel, Optional.of(ItemKind.FUNNEL), Standing.FOUND),
                        tuple(live, Optional.of(ItemKind.LIVE), Standing.FOUND),
                        tuple(NOTHING, Optional.empty(), Standing.UNANSWERED));
        assertThat(found.get(1).title()).isEqualTo(road.account().funnels().getFirst().name());
        assertThat(seen).hasSize(6);
        assertThat(IdResolver.mostRequests(4)).isEqualTo(9);
        assertThat(seen).allMatch(request -> request.startsWith("GET"));
    }

    @Test
    void aFailureSaysNothingOfAnId() {
        road.sandbox().faults().set("*:500");
        List<ResolvedId> rows = resolver.read(NOTHING, null, null);
        assertThat(resolver.findTypes(rows, (_, _) -> {})).isEqualTo(TypeSearch.whole(rows));
    }

    @Test
    void aRejectedTokenEndsTheSearch() {
        road.sandbox().faults().set("*:401");
        List<ResolvedId> rows = resolver.read(NOTHING, null, null);
        TypeSearch search = resolver.findTypes(rows, (_, _) -> {});
        assertThat(search.rows()).isEqualTo(rows);
        assertThat(search.failure()).containsInstanceOf(Failure.Unauthorized.class);
        assertThat(seen).hasSize(1);
    }

    @Test
    void anIdMayBeAFunnelWhileTheirListIsNotKnown() {
        road.sandbox().faults().set("funnel-list:500");
        List<ResolvedId> rows = resolver.read(NOTHING, null, null);
        assertThat(resolver.findTypes(rows, (_, _) -> {})).isEqualTo(TypeSearch.whole(rows));
    }

    @Test
    void anIdMayBeAStreamWhileItsViewersAreNotKnown() {
        road.sandbox().faults().set("live-history:500");
        List<ResolvedId> rows = resolver.read(NOTHING, null, null);
        assertThat(resolver.findTypes(rows, (_, _) -> {})).isEqualTo(TypeSearch.whole(rows));
    }

    @Test
    void whatWasFoundBeforeTheServerRefusedStays() {
        String video = road.account().videoId(5).toString();
        refusedAfter(3, () -> road.sandbox().faults().set("*:403"));
        TypeSearch search = search(video);
        assertThat(search.failure()).containsInstanceOf(Failure.Forbidden.class);
    }

    @Test
    void whatWasFoundBeforeTheUserCancelledStays() {
        String video = road.account().videoId(5).toString();
        refusedAfter(3, Thread.currentThread()::interrupt);
        road.sandbox().faults().set("live-history:silent");
        TypeSearch search = search(video);
        boolean _ = Thread.interrupted();
        assertThat(search.failure()).containsInstanceOf(Failure.Cancelled.class);
    }

    /** As the request with this number arrives. */
    private void refusedAfter(int number, Runnable then) {
        onRequest =
                () -> {
                    if (seen.size() == number) {
                        then.run();
                    }
                };
    }

    /** A video, which is found, and an ID that the search doesn't get to the end of. */
    private TypeSearch search(String video) {
        List<ResolvedId> rows = resolver.read(video + " " + NOTHING, null, null);
        TypeSearch search = resolver.findTypes(rows, (_, _) -> {});
        assertThat(search.rows())
                .extracting(ResolvedId::kind, ResolvedId::standing)
                .containsExactly(
                        tuple(Optional.of(ItemKind.VIDEO), Standing.FOUND),
                        tuple(Optional.empty(), Standing.NEW));
        return search;
    }
}
