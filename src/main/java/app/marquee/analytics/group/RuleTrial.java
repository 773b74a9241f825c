package app.marquee.analytics.group;

import app.marquee.analytics.CounterSums;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.NamedRow;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Preview of a naming rule on the current rows.
 *
 * @param addresses how many different ones
 * @param first a few of them, in the order of the answer
 * @param sums of all of their rows
 */
public record RuleTrial(long addresses, List<String> first, CounterSums sums) {
    private static final int FEW = 5;

    public RuleTrial {
        first = List.copyOf(first);
    }

    /** Pure; ends on interrupt. */
    public static RuleTrial of(ReferrerRule rule, KnownSites sites, List<? extends NamedRow> rows)
            throws InterruptedException {
        ReferrerRule.Prepared prepared = rule.prepare();
        Set<String> found = new LinkedHashSet<>();
        List<NamedRow> taken = new ArrayList<>();
        for (NamedRow row : rows) {
            Interrupts.heed();
            String text = row.name();
            if (isAddress(text, sites) && prepared.matches(lower(text))) {
                found.add(String.valueOf(text));
                taken.add(row);
            }
        }
        return new RuleTrial(
                found.size(),
                found.stream().limit(FEW).toList(),
                CounterSums.of(taken.stream().map(NamedRow::counters)));
    }

    private static String lower(@Nullable String text) {
        return text == null ? "" : text.toLowerCase(Locale.ROOT);
    }

    private static boolean isAddress(@Nullable String text, KnownSites sites) {
        return switch (Referrer.of(text, sites.suffixes())) {
            case Referrer.Direct _, Referrer.Unknown _ -> false;
            case Referrer.Page _, Referrer.App _, Referrer.Other _ -> true;
        };
    }
}
