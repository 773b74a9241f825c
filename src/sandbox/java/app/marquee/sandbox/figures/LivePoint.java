package app.marquee.sandbox.figures;

import java.time.Instant;

/** How many were watching at a moment. */
public record LivePoint(Instant at, int viewers) {}
