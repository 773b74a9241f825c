package app.marquee.model.analytics;

import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Query of the report by city: daily and hourly data need a region (contract, section 4). Null
 * filters are not sent.
 */
public record CityQuery(AnalyticsQuery query, @Nullable String country, @Nullable String region) {
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>(query.violations());
        if (needsRegion(query.granularity()) && (region == null || region.isBlank())) {
            found.add(new Violation("region", new ValidationResult.Required()));
        }
        return List.copyOf(found);
    }

    public static boolean needsRegion(@Nullable Granularity granularity) {
        return granularity == Granularity.DAY || granularity == Granularity.HOUR;
    }
}
