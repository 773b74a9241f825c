package app.marquee.sandbox.fault;

import app.marquee.sandbox.wire.Operation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Faults of a running sandbox, settable at any time. Randomness is seeded: the same requests in the
 * same order meet the same faults. Thread-safe.
 */
public final class Faults {
    private final List<FaultRule> rules = new ArrayList<>();
    private final Random chance;

    public Faults(long seed) {
        this.chance = new Random(seed);
    }

    /**
     * Replaces all rules; an empty specification means none.
     *
     * @throws IllegalArgumentException when it cannot be read; the rules then stay as they are
     */
    public void set(String spec) {
        List<FaultRule> read = FaultSpec.parse(spec);
        synchronized (rules) {
            rules.clear();
            rules.addAll(read);
        }
    }

    public void add(FaultRule rule) {
        synchronized (rules) {
            rules.add(rule);
        }
    }

    /** The next requests of the operation meet the fault, before anything else that is set. */
    public void next(int times, Operation operation, Fault fault) {
        synchronized (rules) {
            rules.addFirst(FaultRule.next(times, operation, fault));
        }
    }

    public void clear() {
        synchronized (rules) {
            rules.clear();
        }
    }

    /** The rules that are left, in the form that {@link #set} reads. */
    public String spec() {
        synchronized (rules) {
            return rules.stream().map(FaultRule::spec).collect(Collectors.joining(","));
        }
    }

    /** Decides for one request: latencies add up, of the others the first that strikes counts. */
    public FaultPlan decide(Operation operation) {
        synchronized (rules) {
            Duration latency = Duration.ZERO;
            for (FaultRule rule : List.copyOf(rules)) {
                if (!strikes(rule, operation)) {
                    continue;
                }
                spend(rule);
                if (!(rule.fault() instanceof Fault.Latency(Duration time))) {
                    return new FaultPlan(latency, rule.fault());
                }
                latency = latency.plus(time);
            }
            return new FaultPlan(latency, new Fault.None());
        }
    }

    private boolean strikes(FaultRule rule, Operation operation) {
        return rule.operations().contains(operation)
                && (rule.probability() == 1 || chance.nextDouble() < rule.probability());
    }

    private void spend(FaultRule rule) {
        if (rule.times() == 1) {
            rules.remove(rule);
        } else if (rule.times() != FaultRule.EVERY) {
            rules.set(rules.indexOf(rule), rule.oneLess());
        }
    }
}
