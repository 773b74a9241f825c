package app.marquee.model.limit;

/** A member of a request that breaks a rule of the contract. */
public record Violation(String member, ValidationResult verdict) {}
