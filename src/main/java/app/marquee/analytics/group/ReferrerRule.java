package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Naming rule of the user for referrers.
 *
 * @param pattern a part of the address, whatever its case; {@code *} stands for anything
 * @param channel null for the channel that Marquee finds
 */
public record ReferrerRule(String pattern, String name, @Nullable Channel channel) {
    public ReferrerRule(String pattern, String name) {
        this(pattern, name, null);
    }

    /** Whether it says anything: a rule that matches everything would hide everything. */
    public boolean isComplete() {
        return !name.isBlank() && !parts().isEmpty();
    }

    private List<String> parts() {
        return Arrays.stream(pattern.strip().toLowerCase(Locale.ROOT).split("\\*", -1))
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** The same, prepared for many addresses. */
    Prepared prepare() {
        return new Prepared(name.strip(), channel, new ArrayList<>(parts()));
    }

    /**
     * Compiled naming rule.
     *
     * @param parts all of them in this order
     */
    record Prepared(String name, @Nullable Channel channel, List<String> parts) {
        /**
         * @param lower an address in lower case
         */
        boolean matches(String lower) {
            int from = 0;
            for (String part : parts) {
                int at = lower.indexOf(part, from);
                if (at < 0) {
                    return false;
                }
                from = at + part.length();
            }
            return !parts.isEmpty();
        }
    }
}
