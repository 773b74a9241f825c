package app.marquee.model.analytics;

import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * Query of an analytics report (contract, section 4). Dates are days of the account; null values
 * are not sent, and the platform takes a missing granularity as total.
 */
public record AnalyticsQuery(
        @Nullable LocalDate start, @Nullable LocalDate end, @Nullable Granularity granularity) {
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        if (start != null && end != null && end.isBefore(start)) {
            found.add(new Violation("end_date", new ValidationResult.Reversed()));
        }
        return List.copyOf(found);
    }
}
