package app.marquee.sandbox.fault;

import app.marquee.sandbox.wire.Operation;

import java.math.BigDecimal;
import java.util.Set;

/**
 * Rule of a fault: its target, probability (0 to 1) and maximum count ({@link #EVERY} for no
 * limit).
 */
public record FaultRule(Set<Operation> operations, Fault fault, double probability, int times) {
    public static final int EVERY = -1;

    public FaultRule {
        operations = Set.copyOf(operations);
        if (operations.isEmpty()) {
            throw new IllegalArgumentException("A fault needs an operation");
        }
        if (!(probability > 0 && probability <= 1)) {
            throw new IllegalArgumentException("A chance must be above 0 and at most 1");
        }
        if (times != EVERY && times < 1) {
            throw new IllegalArgumentException("A fault must occur at least once");
        }
    }

    /** Strikes the next requests of the operation, then is gone. */
    public static FaultRule next(int times, Operation operation, Fault fault) {
        return new FaultRule(Set.of(operation), fault, 1, times);
    }

    FaultRule oneLess() {
        return new FaultRule(operations, fault, probability, times - 1);
    }

    /** The rule as a part of a specification; reading it gives an equal rule. */
    public String spec() {
        String where = operations.size() == 1 ? operations.iterator().next().kebab() : "*";
        String chance =
                probability == 1 ? "" : "@" + BigDecimal.valueOf(probability).toPlainString();
        String limit = times == EVERY ? "" : "#" + times;
        return where + ":" + fault.spec() + chance + limit;
    }
}
