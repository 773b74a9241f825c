package app.marquee.service.analytics;

import app.marquee.analytics.group.ReferrerRule;

import java.util.List;

/** What reading a file of names for referrers came to. */
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
     * No JSON.
     *
     * @param line where it stops being one, from 1
     * @param column in that line, from 1
     */
    record Broken(int line, int column) implements RulesReading {}

    /** A form of such files that is not known here. */
    record Newer() implements RulesReading {}

    /** Something else, or more than anybody wrote. */
    record Other() implements RulesReading {}
}
