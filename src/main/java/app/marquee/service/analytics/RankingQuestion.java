package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;

import org.jspecify.annotations.Nullable;

/** Question of the ranking, for which the contract has no granularity (section 4, GET /ranking). */
public record RankingQuestion(Period period) implements PeriodQuestion<RankingQuestion> {
    @Override
    public @Nullable Granularity granularity() {
        return null;
    }

    @Override
    public RankingQuestion of(Period other) {
        return new RankingQuestion(other);
    }

    @Override
    public String filters() {
        return "";
    }
}
