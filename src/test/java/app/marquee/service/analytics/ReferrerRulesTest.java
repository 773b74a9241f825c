package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.ReferrerRule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** Naming rules as text, with their channels. */
class ReferrerRulesTest {
    private final ReferrerRules rules = new ReferrerRules();

    @Test
    void channelsAreReadAsWritten() {
        List<ReferrerRule> some =
                List.of(
                        new ReferrerRule("a.example", "Our site", Channel.OWN),
                        new ReferrerRule("b.example", "Partner"));
        String text = rules.write(some);
        assertThat(rules.read(text)).isEqualTo(new RulesReading.Rules(some, List.of()));
        assertThat(text).containsOnlyOnce("channel").contains("own");
    }

    @ParameterizedTest
    @ValueSource(strings = {"banana", "direct", "unknown", ""})
    void aChannelThatIsNoneOfSitesIsLeftToMarquee(String channel) {
        String text =
                rules.write(List.of(new ReferrerRule("a", "A", Channel.OWN)))
                        .replace("own", channel);
        assertThat(rules.read(text))
                .isEqualTo(new RulesReading.Rules(List.of(new ReferrerRule("a", "A")), List.of()));
    }
}
