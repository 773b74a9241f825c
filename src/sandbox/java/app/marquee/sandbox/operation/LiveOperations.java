package app.marquee.sandbox.operation;

import app.marquee.sandbox.figures.LivePoint;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import java.util.List;
import java.util.UUID;

/** Handler of the history of live viewers. */
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

    private static Refusal unknown(String id) {
        return Refusal.notFound("Live stream not found: " + id);
    }
}
