package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.model.failure.FailureException;
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
    private Road road;
    private IdResolver resolver;

    @BeforeEach
    void open() {
        road =
                Road.to(
                        SandboxOptions.builder()
                                .extensions(false)
                                .onRequest(request -> seen.add(request.method() + request.path())),
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
        List<ResolvedId> rows = resolver.read(String.join(" ", video, funnel, live, NOTHING), null);
        List<ResolvedId> found = resolver.findTypes(rows, (_, _) -> {});
        assertThat(found)
                .extracting(ResolvedId::uuid, ResolvedId::kind, ResolvedId::standing)
                .containsExactly(
                        tuple(video, Optional.of(ItemKind.VIDEO), Standing.FOUND),
                        tuple(funnel, Optional.of(ItemKind.FUNNEL), Standing.FOUND),
                        tuple(live, Optional.of(ItemKind.LIVE), Standing.FOUND),
                        tuple(NOTHING, Optional.empty(), Standing.UNANSWERED));
        assertThat(found.get(1).title()).isEqualTo(road.account().funnels().getFirst().name());
        assertThat(seen).hasSizeLessThanOrEqualTo((int) IdResolver.mostRequests(4));
        assertThat(seen).allMatch(request -> request.startsWith("GET"));
    }

    @Test
    void aFailureSaysNothingOfAnId() {
        road.sandbox().faults().set("*:500");
        List<ResolvedId> rows = resolver.read(NOTHING, null);
        assertThat(resolver.findTypes(rows, (_, _) -> {})).isEqualTo(rows);
    }

    @Test
    void aRejectedTokenEndsTheSearch() {
        road.sandbox().faults().set("*:401");
        List<ResolvedId> rows = resolver.read(NOTHING, null);
        assertThatThrownBy(() -> resolver.findTypes(rows, (_, _) -> {}))
                .isInstanceOf(FailureException.class);
        assertThat(seen).hasSize(1);
    }
}
