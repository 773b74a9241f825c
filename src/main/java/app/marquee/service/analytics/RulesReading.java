package app.marquee.service.analytics;

import app.marquee.analytics.group.ReferrerRule;

import java.util.List;

/** Result of reading a file of naming rules. */
public sealed interface RulesReading {
    /**
     * @param incomplete the places in the file, from 1, of rules without a pattern or a name; these
     *     are not among the rules
     */
    record Rules(List<ReferrerRule> rules, List<Integer> incomplete) implements RulesReading {
        public Rules {
            rules = List.copyOf(rules);
            incomplete = List.copyOf(incomplete);
        }
    }

    /**
     * Invalid JSON.
     *
     * @param line where it stops being one, from 1
     * @param column in that line, from 1
     */
    record Broken(int line, int column) implements RulesReading {}

    /** Unsupported newer version of the file. */
    record Newer() implements RulesReading {}

    /** Unexpected content, or more than the limit. */
    record Other() implements RulesReading {}
}
