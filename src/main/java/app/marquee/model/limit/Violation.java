package app.marquee.model.limit;

/** Violation of a contract rule by a request member. */
public record Violation(String member, ValidationResult verdict) {}
