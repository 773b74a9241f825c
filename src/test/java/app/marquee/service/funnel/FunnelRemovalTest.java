package app.marquee.service.funnel;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.service.funnel.FunnelRemoval.Effect;
import app.marquee.service.funnel.FunnelRemoval.Plan;
import app.marquee.service.funnel.FunnelRemoval.Stop;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Requests of a removal, and what a read after each says of it. */
class FunnelRemovalTest {
    private static final VideoId A = new VideoId("a");
    private static final VideoId B = new VideoId("b");
    private static final VideoId C = new VideoId("c");

    private static Funnel funnel(String id, VideoId... videos) {
        return new Funnel(
                new FunnelId(id),
                id,
                null,
                null,
                null,
                Member.of(
                        Arrays.stream(videos)
                                .map(video -> new FunnelVideo(video, null, UnknownMembers.NONE))
                                .toList()),
                UnknownMembers.NONE);
    }

    private static FunnelContents contents(Funnel... funnels) {
        return new FunnelContents(List.of(funnels));
    }

    private static Set<VideoId> videos(VideoId... some) {
        return new LinkedHashSet<>(List.of(some));
    }

    @Test
    void whatOthersHoldTooGoesByItself() {
        FunnelContents all = contents(funnel("one", A, B, C), funnel("two", B), funnel("three"));
        Map<VideoId, List<Funnel>> shared = FunnelRemoval.shared(all, videos(A, B, C));
        assertThat(shared).containsOnlyKeys(B);
        assertThat(shared.get(B)).extracting(Funnel::name).containsExactly("one", "two");
        assertThat(FunnelRemoval.requests(videos(A, B, C), shared))
                .containsExactly(List.of(A, C), List.of(B));
        assertThat(FunnelRemoval.requests(videos(B), shared)).containsExactly(List.of(B));
        assertThat(FunnelRemoval.requests(videos(A), Map.of())).containsExactly(List.of(A));
        assertThat(FunnelRemoval.requests(videos(), shared)).isEmpty();
    }

    @Test
    void everyDifferenceIsAnEffectAndOnlyNamedOnesThatLeftAreExpected() {
        Funnel one = funnel("one", A, B);
        Funnel two = funnel("two", A);
        Funnel gone = funnel("gone", C);
        Funnel fresh = funnel("fresh", C);
        FunnelContents before = contents(one, two, gone);
        assertThat(
                        FunnelRemoval.effects(
                                before,
                                contents(funnel("one", B, C), funnel("two", A), fresh),
                                videos(A)))
                .containsExactlyInAnyOrder(
                        new Effect(one, A, true, true),
                        new Effect(one, C, false, false),
                        new Effect(gone, C, true, false),
                        new Effect(fresh, C, false, false));
        assertThat(FunnelRemoval.effects(before, before, videos(A))).isEmpty();
    }

    private static Plan plan(Funnel funnel) {
        return new Plan(funnel, contents(funnel), List.of(), Map.of(), List.of());
    }

    @Test
    void aReadAllowsTheNextRequestWhenAllAndOnlyTheNamedOnesAreGone() {
        Funnel one = funnel("one", A, B);
        assertThat(stop(one, contents(funnel("one", B)))).isNull();
        assertThat(stop(one, contents(funnel("one", A, B)))).isEqualTo(new Stop.NothingChanged());
        assertThat(stop(one, contents(funnel("one")))).isEqualTo(new Stop.SomethingElse());
        assertThat(stop(one, contents(funnel("one", B), funnel("new", C))))
                .isEqualTo(new Stop.SomethingElse());
    }

    private static @Nullable Stop stop(Funnel funnel, FunnelContents after) {
        return FunnelRemoval.stop(
                plan(funnel),
                after,
                FunnelRemoval.effects(contents(funnel), after, videos(A)),
                videos(A));
    }
}
