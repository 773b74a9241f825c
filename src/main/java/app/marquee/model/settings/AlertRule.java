package app.marquee.model.settings;

import org.jspecify.annotations.Nullable;

/**
 * Rule of an alert.
 *
 * @param threshold in the unit of its kind; null for the usual range, and for kinds without one
 */
public record AlertRule(boolean on, @Nullable Integer threshold) {
    public AlertRule with(boolean nowOn) {
        return new AlertRule(nowOn, threshold);
    }

    public AlertRule withThreshold(@Nullable Integer chosen) {
        return new AlertRule(on, chosen);
    }
}
