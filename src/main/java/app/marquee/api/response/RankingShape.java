package app.marquee.api.response;

import app.marquee.api.json.CounterFields;
import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.PlainForm;
import app.marquee.api.json.RowShape;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.ExpectedContent;

import org.jspecify.annotations.Nullable;

import java.util.Currency;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Row shape of GET /ranking. */
public final class RankingShape extends RowShape<RankingRow> {
    private static final String[] UNIQUE_VIEWERS = {"unique_viewers", "unique_viewer", "viewers"};
    private static final String[] COST = {
        "bandwidth_costs", "bandwidth_cost", "total_bandwidth_cost", "costs", "cost"
    };
    private static final Set<String> SIGNATURE =
            Sets.with(
                    CounterFields.NAMES,
                    "video_id",
                    "unique_viewers",
                    "unique_viewer",
                    "bandwidth_costs",
                    "bandwidth_cost");

    public RankingShape() {
        super(ExpectedContent.RANKING, Set.of("videos", "ranking", "rankings"), SIGNATURE);
    }

    @Override
    public PlainForm<RankingRow> plain() {
        return new PlainRanking();
    }

    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public RankingRow read(Fields fields, Keys keys) {
        Counters counters = CounterFields.take(fields);
        VideoFields video = VideoFields.take(fields, keys);
        return new RankingRow(
                video.id(),
                video.title(),
                counters,
                fields.whole(UNIQUE_VIEWERS).orNull(),
                fields.decimal(COST).orNull(),
                Currencies.oneForAll(fields.text("currency", "currency_code").orNull()),
                fields.extras());
    }

    /** Interner of currency codes, so that a million rows share one text each. Thread-safe. */
    static final class Currencies {
        private static final Map<String, String> CODES =
                Currency.getAvailableCurrencies().stream()
                        .map(Currency::getCurrencyCode)
                        .collect(Collectors.toUnmodifiableMap(Function.identity(), code -> code));

        private Currencies() {}

        /** The same text; what is no code of a currency stays as it is. */
        static @Nullable String oneForAll(@Nullable String code) {
            return code == null ? null : CODES.getOrDefault(code, code);
        }
    }
}
