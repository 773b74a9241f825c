package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Grouping of referrers by channel, site, page or campaign, with the addresses as the platform
 * writes them inside. The user's naming rules come first, in order. Immutable.
 */
public final class ReferrerGrouping implements Grouping {
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s_-]+");

    private final ReferrerDimension dimension;
    private final KnownSites sites;
    private final ChannelRules channels;
    private final PageNormalizer pages;
    private final List<ReferrerRule.Prepared> rules;

    /** One name for each campaign, by its letters and digits alone. */
    private final Map<String, String> campaigns;

    /**
     * @param own hosts of the account
     */
    public ReferrerGrouping(
            ReferrerDimension dimension,
            KnownSites sites,
            Set<String> own,
            List<ReferrerRule> rules) {
        this.dimension = dimension;
        this.sites = sites;
        this.channels =
                new ChannelRules(
                        sites,
                        own.stream()
                                .map(host -> registered(host, sites))
                                .flatMap(Stream::ofNullable)
                                .collect(Collectors.toSet()));
        this.pages = new PageNormalizer(sites.suffixes());
        this.rules = rules.stream().map(ReferrerRule::prepare).toList();
        this.campaigns = Map.of();
    }

    private ReferrerGrouping(ReferrerGrouping other, Map<String, String> campaigns) {
        this.dimension = other.dimension;
        this.sites = other.sites;
        this.channels = other.channels;
        this.pages = other.pages;
        this.rules = other.rules;
        this.campaigns = Map.copyOf(campaigns);
    }

    /** With one spelling of each campaign: the first one in the alphabet. */
    @Override
    public Grouping among(Stream<String> names) {
        if (dimension != ReferrerDimension.CAMPAIGNS) {
            return this;
        }
        Map<String, String> spellings = new HashMap<>();
        names.flatMap(name -> Stream.ofNullable(UtmParts.of(name).of(UtmParts.Part.CAMPAIGN)))
                .map(String::strip)
                .forEach(
                        name ->
                                spellings.merge(
                                        folded(name),
                                        name,
                                        (one, other) -> one.compareTo(other) <= 0 ? one : other));
        return new ReferrerGrouping(this, spellings);
    }

    /** The same for spellings that differ in case and between the words. */
    private static String folded(String campaign) {
        return BETWEEN_WORDS.matcher(campaign.toLowerCase(Locale.ROOT)).replaceAll(" ").strip();
    }

    private static @Nullable String registered(String host, KnownSites sites) {
        return Referrer.of("https://" + host, sites.suffixes()) instanceof Referrer.Page page
                ? sites.registered(page)
                : null;
    }

    @Override
    public List<GroupStep> steps(@Nullable String text) {
        Referrer referrer = Referrer.of(text, sites.suffixes());
        if (text == null || referrer instanceof Referrer.Unknown) {
            return List.of(GroupStep.only(GroupKind.UNKNOWN));
        }
        if (referrer instanceof Referrer.Direct) {
            return List.of(GroupStep.only(GroupKind.DIRECT));
        }
        return Stream.concat(
                        around(referrer, text), Stream.of(new GroupStep(GroupKind.ADDRESS, text)))
                .toList();
    }

    /** Visitors without a referrer have a channel, but no site, page or campaign. */
    @Override
    public boolean counts(GroupStep step) {
        return Grouping.super.counts(step)
                && switch (dimension) {
                    case CHANNELS -> true;
                    case SITES, PAGES -> step.kind() != GroupKind.DIRECT;
                    case CAMPAIGNS -> step.kind() == GroupKind.CAMPAIGN && !step.name().isEmpty();
                };
    }

    /** What carries no campaign is most of the views, and says nothing of the campaigns. */
    @Override
    public boolean isRest(GroupStep step) {
        return dimension == ReferrerDimension.CAMPAIGNS && step.kind() != GroupKind.CAMPAIGN;
    }

    private Stream<GroupStep> around(Referrer referrer, String text) {
        ReferrerRule.@Nullable Prepared rule = rule(text);
        return switch (dimension) {
            case CHANNELS ->
                    Stream.of(channel(referrer, text, rule), site(referrer, rule)).distinct();
            case SITES -> Stream.of(site(referrer, rule));
            case PAGES -> Stream.concat(named(rule), Stream.of(page(referrer, text)));
            case CAMPAIGNS -> campaign(referrer, text, rule);
        };
    }

    private ReferrerRule.@Nullable Prepared rule(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return rules.stream().filter(rule -> rule.matches(lower)).findFirst().orElse(null);
    }

    /** Text that is no address is in no channel unless a rule says so. */
    private GroupStep channel(
            Referrer referrer, String text, ReferrerRule.@Nullable Prepared rule) {
        Channel chosen = rule == null ? null : rule.channel();
        Channel channel = chosen == null ? channels.of(referrer, text) : chosen;
        return channel == Channel.UNKNOWN
                ? GroupStep.only(GroupKind.OTHER)
                : new GroupStep(GroupKind.CHANNEL, channel.key());
    }

    private static Stream<GroupStep> named(ReferrerRule.@Nullable Prepared rule) {
        return Stream.ofNullable(rule).map(one -> new GroupStep(GroupKind.NAMED, one.name()));
    }

    private GroupStep site(Referrer referrer, ReferrerRule.@Nullable Prepared rule) {
        if (rule != null) {
            return new GroupStep(GroupKind.NAMED, rule.name());
        }
        KnownSite known = sites.of(referrer);
        if (known != null) {
            return new GroupStep(GroupKind.SITE, known.name());
        }
        return switch (referrer) {
            case Referrer.Page page -> new GroupStep(GroupKind.SITE, sites.registered(page));
            case Referrer.App(String id) -> new GroupStep(GroupKind.APP, id);
            default -> GroupStep.only(GroupKind.OTHER);
        };
    }

    private GroupStep page(Referrer referrer, String text) {
        return switch (referrer) {
            case Referrer.Page page -> new GroupStep(GroupKind.PAGE, pages.of(page, text));
            case Referrer.App(String id) -> {
                KnownSite known = sites.of(referrer);
                yield new GroupStep(GroupKind.APP, known == null ? id : known.name());
            }
            default -> GroupStep.only(GroupKind.OTHER);
        };
    }

    private Stream<GroupStep> campaign(
            Referrer referrer, String text, ReferrerRule.@Nullable Prepared rule) {
        UtmParts utm = UtmParts.of(text);
        if (!utm.isEmpty()) {
            String said = utm.of(UtmParts.Part.CAMPAIGN);
            String name = said == null ? "" : said.strip();
            return Stream.of(
                    new GroupStep(GroupKind.CAMPAIGN, campaigns.getOrDefault(folded(name), name)),
                    new GroupStep(GroupKind.SOURCE, source(utm)));
        }
        GroupStep untagged = GroupStep.only(GroupKind.UNTAGGED);
        GroupStep site = site(referrer, rule);
        return site.kind() == GroupKind.OTHER ? Stream.of(site) : Stream.of(untagged, site);
    }

    /** The source and the medium of a campaign, as far as they are there. */
    private static String source(UtmParts utm) {
        return Stream.of(UtmParts.Part.SOURCE, UtmParts.Part.MEDIUM)
                .flatMap(part -> Stream.ofNullable(utm.of(part)))
                .collect(Collectors.joining(" / "));
    }

    /**
     * Rules for the channel of a referrer: paid clicks first, then mail, links of assistants, the
     * list and the account's own sites. Thread-safe.
     *
     * @param own registered domains of the account's own sites
     */
    private record ChannelRules(KnownSites sites, Set<String> own) {
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
            if (sites.isAssistant(lower(members, UtmParts.Part.SOURCE))) {
                return Channel.ASSISTANTS;
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
}
