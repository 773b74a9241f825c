package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/**
 * Grouping of referrers by site: the user's naming rules first, in order, then the registered
 * domain of the host, with apps under their site. Immutable.
 */
public final class ReferrerGrouping implements Grouping {
    private final KnownSites sites;
    private final List<ReferrerRule.Prepared> rules;

    public ReferrerGrouping(KnownSites sites, List<ReferrerRule> rules) {
        this.sites = sites;
        this.rules = rules.stream().map(ReferrerRule::prepare).toList();
    }

    @Override
    public List<GroupStep> steps(@Nullable String text) {
        Referrer referrer = Referrer.of(text, sites.suffixes());
        GroupStep first = first(referrer, text == null ? "" : text.toLowerCase(Locale.ROOT));
        return text == null || isAlone(first.kind())
                ? List.of(first)
                : List.of(first, new GroupStep(GroupKind.ADDRESS, text));
    }

    private static boolean isAlone(GroupKind kind) {
        return kind == GroupKind.DIRECT || kind == GroupKind.UNKNOWN;
    }

    private GroupStep first(Referrer referrer, String lower) {
        return switch (referrer) {
            case Referrer.Direct _ -> GroupStep.only(GroupKind.DIRECT);
            case Referrer.Unknown _ -> GroupStep.only(GroupKind.UNKNOWN);
            case Referrer.Page page -> named(lower, sites.site(page));
            case Referrer.App app -> named(lower, sites.site(app));
            case Referrer.Other _ -> named(lower, GroupStep.only(GroupKind.OTHER));
        };
    }

    private GroupStep named(String lower, GroupStep otherwise) {
        return rules.stream()
                .filter(rule -> rule.matches(lower))
                .findFirst()
                .map(rule -> new GroupStep(GroupKind.NAMED, rule.name()))
                .orElse(otherwise);
    }
}
