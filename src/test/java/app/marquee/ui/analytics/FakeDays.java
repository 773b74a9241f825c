package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.RankingDays;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportOrigin;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;

/** Days of which some are kept; those that are read are kept from then on. */
public final class FakeDays implements RankingDays {
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

    @Override
    public int requestsPerMinute() {
        return 60;
    }

    @Override
    public Map<LocalDate, Instant> askedAt(Period period) {
        Map<LocalDate, Instant> found = new HashMap<>(askedAt);
        found.keySet().removeIf(day -> !period.contains(day));
        return found;
    }

    @Override
    public Optional<Report<RankingRow>> kept(LocalDate day) {
        return Optional.ofNullable(askedAt.get(day))
                .map(
                        asked ->
                                new Report<>(
                                        new ReportOrigin(
                                                Operation.GET_RANKING,
                                                "data.example.com",
                                                asked,
                                                Period.of(day),
                                                null,
                                                ZoneOffset.UTC),
                                        answer.apply(day),
                                        Counters.UNKNOWN,
                                        UnknownMembers.NONE));
    }

    @Override
    public void read(LocalDate day, LongConsumer rows) {
        onRead.run();
        if (Thread.interrupted()) {
            throw new FailureException(new Failure.Cancelled(false));
        }
        if (day.equals(failing)) {
            throw new FailureException(failure);
        }
        read.add(day);
        askedAt.put(day, now);
    }
}
