package app.marquee.analytics.group;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Rules for the channel of a referrer: paid clicks first, then mail, the shipped list and the
 * account's own sites. Thread-safe.
 *
 * @param own registered domains of the account's own sites
 */
record ChannelRules(KnownSites sites, Set<String> own) {
    private static final Set<String> PAID_MEDIA =
            Set.of(
                    "cpc",
                    "ppc",
                    "cpm",
                    "cpv",
                    "cpa",
                    "cpp",
                    "display",
                    "banner",
                    "retargeting",
                    "remarketing",
                    "ads",
                    "ad",
                    "sem");

    /** Set by advertisements only; {@code fbclid} is on every link out of Facebook. */
    private static final Set<String> PAID_CLICKS =
            Set.of("gclid", "gbraid", "wbraid", "dclid", "msclkid", "ttclid", "twclid");

    private static final Set<String> MAIL = Set.of("email", "e-mail", "e_mail", "e mail");

    ChannelRules {
        own = Set.copyOf(own);
    }

    /**
     * @param text as the platform writes it
     */
    Channel of(Referrer referrer, String text) {
        return switch (referrer) {
            case Referrer.Direct _ -> Channel.DIRECT;
            case Referrer.Unknown _, Referrer.Other _ -> Channel.UNKNOWN;
            case Referrer.App app -> listed(app);
            case Referrer.Page page -> page(page, QueryMembers.of(text));
        };
    }

    private Channel page(Referrer.Page page, QueryMembers members) {
        if (isPaid(members)) {
            return Channel.PAID;
        }
        if (isMail(members)) {
            return Channel.EMAIL;
        }
        Channel listed = listed(page);
        return listed == Channel.OTHER && own.contains(sites.registered(page))
                ? Channel.OWN
                : listed;
    }

    private Channel listed(Referrer referrer) {
        KnownSite known = sites.of(referrer);
        return known == null ? Channel.OTHER : known.channel();
    }

    private static boolean isPaid(QueryMembers members) {
        String medium = lower(members, UtmParts.Part.MEDIUM);
        return PAID_MEDIA.contains(medium)
                || medium.startsWith("paid")
                || PAID_CLICKS.stream().anyMatch(click -> members.value(click) != null);
    }

    private static boolean isMail(QueryMembers members) {
        return Stream.of(UtmParts.Part.MEDIUM, UtmParts.Part.SOURCE)
                .anyMatch(part -> MAIL.contains(lower(members, part)));
    }

    private static String lower(QueryMembers members, UtmParts.Part part) {
        String value = members.value(part.parameter());
        return value == null ? "" : value.strip().toLowerCase(Locale.ROOT);
    }
}
