package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
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

    @Test
    void theHostsAreThoseOfTheOpenConnection(@TempDir Path home) {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("aurora")) {
            ReferrerRuleBook book = ReportSources.of(session, new FakeMemory()).rules();
            assertThat(
                            book.grouping(ReferrerDimension.CHANNELS)
                                    .steps("https://www.aurora.test/aula"))
                    .startsWith(new GroupStep(GroupKind.CHANNEL, "own"));
        }
    }

    @Test
    void rulesAreKeptAndThereAfterARestart() {
        FakeMemory memory = new FakeMemory();
        ReferrerRuleBook book = new ReferrerRuleBook(memory, Set.of());
        assertThat(book.rules()).isEmpty();
        List<ReferrerRule> rules =
                List.of(new ReferrerRule("*.example.org", "EDIÇÃO <b>", Channel.EMAIL));
        book.keep(rules);
        assertThat(book.rules()).isEqualTo(rules);
        assertThat(new ReferrerRuleBook(memory, Set.of()).rules()).isEqualTo(rules);
        assertThat(book.grouping(ReferrerDimension.CHANNELS).steps("https://blog.example.org/"))
                .startsWith(new GroupStep(GroupKind.CHANNEL, "email"));
    }

    @Test
    void rulesThatCannotBeReadAreNone() {
        FakeMemory memory = new FakeMemory();
        memory.keep("rules", "{");
        assertThat(new ReferrerRuleBook(memory, Set.of()).rules()).isEmpty();
    }

    @Test
    void theKnownSitesAreReadOnce() {
        ReferrerRuleBook book = new ReferrerRuleBook(new FakeMemory(), Set.of());
        assertThat(book.sites()).isSameAs(book.sites());
    }
}
