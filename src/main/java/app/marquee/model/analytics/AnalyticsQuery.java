package app.marquee.model.analytics;

import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * What an analytics read is asked for (contract, section 4). Dates are days of the account; a null
 * date is not sent. A null granularity is not sent, which the service takes as total.
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
