package app.marquee.ui.analytics;

import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Days of which some are kept; those that are read are kept from then on. */
public final class FakeDays {
    public final Map<LocalDate, Instant> askedAt = new HashMap<>();
    public final List<LocalDate> read = new ArrayList<>();
    final Instant now;
    public Function<LocalDate, List<RankingRow>> answer = _ -> List.of();
    public @Nullable LocalDate failing;
    public Failure failure = new Failure.NoToken();
    public Runnable onRead = () -> {};

    public FakeDays(Instant now) {
        this.now = now;
    }

    void read(LocalDate day) {
        onRead.run();
        if (Thread.interrupted()) {
            throw new FailureException(new Failure.Cancelled(false));
        }
        if (day.equals(failing)) {
            throw new FailureException(failure);
        }
        read.add(day);
    }
}
