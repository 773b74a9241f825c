package app.marquee.ui.analytics;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.LiveId;
import app.marquee.service.live.LiveHistory;
import app.marquee.service.live.LiveReads;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Live streams that answer what the test wants. */
public final class FakeLives implements LiveReads {
    /** In place of viewers: the service does not say. */
    public static final long UNKNOWN = -1;

    public final List<String> asked = new ArrayList<>();
    final Map<String, List<ViewersPoint>> points = new HashMap<>();
    public final Map<String, Failure> failures = new HashMap<>();
    public final Map<LiveId, LiveHistory> kept = new HashMap<>();
    public @Nullable Failure failure;
    public boolean keeps;

    @Override
    public ZoneId zone() {
        return ZoneOffset.UTC;
    }

    @Override
    public int requestsPerMinute() {
        return 120;
    }

    @Override
    public LiveHistory history(LiveId live, boolean inBackground) {
        asked.add((inBackground ? "background " : "") + live.value());
        Failure why = failure == null ? failures.get(live.value()) : failure;
        if (why != null) {
            throw new FailureException(why);
        }
        return new LiveHistory(live, FakeShell.NOW, points.getOrDefault(live.value(), List.of()));
    }

    @Override
    public boolean keepsAnswers() {
        return keeps;
    }

    @Override
    public Optional<LiveHistory> kept(LiveId live) {
        return Optional.ofNullable(kept.get(live));
    }

    @Override
    public void keep(LiveHistory history) {
        kept.put(history.live(), history);
    }

    /** Points a minute apart, the last of them a minute ago. */
    public void minutes(String live, long... viewers) {
        List<ViewersPoint> made = new ArrayList<>();
        for (int i = 0; i < viewers.length; i++) {
            Instant at = FakeShell.NOW.minusSeconds(60L * (viewers.length - i));
            made.add(
                    new ViewersPoint(
                            at.toString(),
                            at,
                            viewers[i] == UNKNOWN ? null : viewers[i],
                            UnknownMembers.NONE));
        }
        points.put(live, made);
    }
}
