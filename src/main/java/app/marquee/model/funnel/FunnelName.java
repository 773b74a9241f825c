package app.marquee.model.funnel;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import java.util.List;

/** Name of a funnel to create: 3 to 50 code points (contract, section 8). */
public record FunnelName(String text) {
    public List<Violation> violations() {
        ValidationResult verdict = Limits.FUNNEL_NAME.check(text);
        return verdict instanceof ValidationResult.Fits
                ? List.of()
                : List.of(new Violation("name", verdict));
    }
}
