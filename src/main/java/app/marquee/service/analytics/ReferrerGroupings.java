package app.marquee.service.analytics;

import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.model.connection.Connection;
import app.marquee.model.settings.Settings;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Factory of the groupings of referrers by the user's naming rules, as the settings have them. */
public final class ReferrerGroupings {
    private static final String RULES = ".referrers.rules";

    private ReferrerGroupings() {}

    public static ReferrerGrouping of(
            ReferrerDimension dimension, Connection connection, Settings settings) {
        Set<String> own =
                Stream.of(connection.baseUrl(), connection.dataUrl())
                        .flatMap(url -> Stream.ofNullable(url.getHost()))
                        .collect(Collectors.toSet());
        String kept = settings.views().get(Settings.viewsOf(connection.id()) + RULES);
        return new ReferrerGrouping(dimension, KnownSites.bundled(), own, rules(kept));
    }

    private static List<ReferrerRule> rules(@Nullable String kept) {
        return kept != null
                        && new ReferrerRules().read(kept)
                                instanceof RulesReading.Rules(var found, _)
                ? found
                : List.of();
    }
}
