package app.marquee.sandbox.operation;

import app.marquee.sandbox.figures.LiveNow;
import app.marquee.sandbox.figures.LivePoint;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import java.util.List;
import java.util.Locale;
import java.util.UUID;

/**
 * Handler of live viewers: the history by the contract, the current count by an unofficial feature.
 */
final class LiveOperations {
    private final Platform platform;

    LiveOperations(Platform platform) {
        this.platform = platform;
    }

    /** Where nothing was recorded there is no row: a gap. */
    Answer history(Call call) {
        String id = call.id("live_id");
        List<LivePoint> points =
                platform.world()
                        .figures()
                        .liveHistory(UUID.fromString(id), platform.now())
                        .orElseThrow(() -> unknown(id));
        return Answer.rows(
                points.stream()
                        .map(
                                point ->
                                        Json.object()
                                                .put("date", Times.text(point.at()))
                                                .put("viewers", point.viewers()))
                        .toList());
    }

    Answer now(Call call) {
        String id = call.id("live_id");
        LiveNow live =
                platform.world()
                        .figures()
                        .liveNow(UUID.fromString(id), platform.now())
                        .orElseThrow(() -> unknown(id));
        return Answer.ok(
                Json.object()
                        .put("viewers", live.viewers())
                        .put("status", live.state().name().toLowerCase(Locale.ROOT)));
    }

    private static Refusal unknown(String id) {
        return Refusal.notFound("Live stream not found: " + id);
    }
}
