package app.marquee.sandbox.fault;

import java.time.Duration;

/** What was decided for one request: how long it waits, and what then goes wrong, if anything. */
public record FaultPlan(Duration latency, Fault fault) {}
