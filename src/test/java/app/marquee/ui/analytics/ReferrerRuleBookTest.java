package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.util.Set;

/** Groupings by the rules and the hosts of a connection. */
class ReferrerRuleBookTest {
    @Test
    void theHostsOfTheConnectionAreOwnSites() {
        ReferrerRuleBook book =
                new ReferrerRuleBook(new FakeMemory(), Set.of("api.aurora.example"));
        assertThat(
                        book.grouping(ReferrerDimension.CHANNELS)
                                .steps("https://www.aurora.example/aula"))
                .startsWith(new GroupStep(GroupKind.CHANNEL, "own"));
    }
}
