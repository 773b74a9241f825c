package app.marquee.sandbox.fault;

import app.marquee.sandbox.wire.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parser of a fault specification such as {@code
 * city:500@0.3,*:latency=200,playlist-update:reset-before#1}: operation, fault, optional value,
 * probability and count. Invalid text throws an {@link IllegalArgumentException}.
 */
final class FaultSpec {
    private static final Pattern RULE =
            Pattern.compile(
                    "(?<where>[^:]+):(?<fault>[a-z0-9-]+)(=(?<value>\\d{1,9}))?"
                            + "(@(?<chance>\\d*\\.?\\d+))?(#(?<times>\\d{1,9}))?");
    private static final Pattern STATUS = Pattern.compile("([45]\\d\\d)(-after|-seconds|-date)?");

    private FaultSpec() {}

    static List<FaultRule> parse(String spec) {
        List<FaultRule> rules = new ArrayList<>();
        for (String part : spec.split(",", -1)) {
            if (!part.isBlank()) {
                rules.add(rule(part.strip()));
            }
        }
        return rules;
    }

    private static FaultRule rule(String part) {
        Matcher m = RULE.matcher(part);
        if (!m.matches()) {
            throw new IllegalArgumentException(
                    "Invalid fault: \""
                            + part
                            + "\" (expected operation:fault[=value][@chance][#times])");
        }
        String chance = m.group("chance");
        String times = m.group("times");
        return new FaultRule(
                operations(m.group("where")),
                fault(m.group("fault"), m.group("value")),
                chance == null ? 1 : Double.parseDouble(chance),
                times == null ? FaultRule.EVERY : Integer.parseInt(times));
    }

    private static Set<Operation> operations(String name) {
        if (name.equals("*")) {
            return EnumSet.allOf(Operation.class);
        }
        return Set.of(
                Operation.named(name)
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "Unknown operation in a fault: " + name)));
    }

    private static Fault fault(String name, @Nullable String value) {
        return switch (name) {
            case "latency" -> new Fault.Latency(Duration.ofMillis(number(name, value, -1)));
            case "silent" -> new Fault.Silent();
            case "trickle" -> new Fault.Trickle(Duration.ofMillis(number(name, value, 250)));
            case "reset-before" -> new Fault.ResetBefore();
            case "reset-after" -> new Fault.ResetAfter();
            case "half" -> new Fault.HalfBody();
            case "wrong-types" -> new Fault.WrongTypes();
            case "html" -> new Fault.Html(httpStatus(number(name, value, 200)));
            default -> status(name, value);
        };
    }

    private static Fault status(String name, @Nullable String value) {
        Matcher m = STATUS.matcher(name);
        if (!m.matches()) {
            throw new IllegalArgumentException("Unknown fault: " + name);
        }
        int code = Integer.parseInt(m.group(1));
        String kind = m.group(2);
        if (kind == null) {
            return new Fault.Status(code, new RetryAfter.Absent(), false);
        }
        return switch (kind) {
            case "-after" -> new Fault.Status(code, new RetryAfter.Absent(), true);
            case "-seconds" ->
                    new Fault.Status(code, new RetryAfter.Seconds(number(name, value, 1)), false);
            default -> new Fault.Status(code, new RetryAfter.Date(number(name, value, 1)), false);
        };
    }

    private static int httpStatus(int code) {
        if (code < 200 || code > 599) {
            throw new IllegalArgumentException("Invalid HTTP status: " + code);
        }
        return code;
    }

    private static int number(String name, @Nullable String value, int otherwise) {
        if (value == null && otherwise < 0) {
            throw new IllegalArgumentException("The fault " + name + " needs a value");
        }
        return value == null ? otherwise : Integer.parseInt(value);
    }
}
