package app.marquee.analytics;

import app.marquee.model.HostileTitle;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/** Rows of rankings for tests. */
public final class Rankings {
    private Rankings() {}

    public static RankingRow views(@Nullable String id, @Nullable Long views) {
        return row(id, new Counters(views, null, null, null), null, null, null);
    }

    public static RankingRow cost(String id, @Nullable String cost, @Nullable String currency) {
        return row(id, Counters.UNKNOWN, null, cost, currency);
    }

    public static RankingRow row(
            @Nullable String id,
            Counters counters,
            @Nullable Long viewers,
            @Nullable String cost,
            @Nullable String currency) {
        return new RankingRow(
                id == null ? null : new VideoId(id),
                id == null ? null : HostileTitle.of("Video " + id),
                counters,
                viewers,
                cost == null ? null : new BigDecimal(cost),
                currency,
                UnknownMembers.NONE);
    }
}
