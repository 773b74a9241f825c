package app.marquee.api;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Id;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Validator of a request: collects its contract violations and refuses it before anything is sent.
 */
public final class RequestValidator {
    private final List<Violation> found = new ArrayList<>();

    public RequestValidator uuid(String member, Id id) {
        Limits.uuid(member, id, found::add);
        return this;
    }

    public RequestValidator uuids(String member, Collection<? extends Id> ids) {
        ids.forEach(id -> uuid(member, id));
        return this;
    }

    public RequestValidator notEmpty(String member, Collection<?> values) {
        if (values.isEmpty()) {
            found.add(new Violation(member, new ValidationResult.Required()));
        }
        return this;
    }

    public RequestValidator atLeast(String member, long min, long value) {
        if (value < min) {
            found.add(new Violation(member, new ValidationResult.TooSmall(value, min)));
        }
        return this;
    }

    public RequestValidator all(List<Violation> violations) {
        found.addAll(violations);
        return this;
    }

    /** Throws a {@link Failure.Refused} that names everything that was found. */
    public void hold() {
        if (!found.isEmpty()) {
            throw new FailureException(new Failure.Refused(found));
        }
    }
}
