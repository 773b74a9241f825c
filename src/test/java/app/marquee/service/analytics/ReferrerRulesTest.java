package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.ReferrerRule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    private static final String TWO =
            """
            {"format": "marquee-referrer-rules", "version": 1, "rules": [
              {"pattern": "a.example", "name": "A"},
              {"pattern": "*", "name": "all"},
              {"pattern": "b.example", "name": " "},
              {"pattern": "*.c.example", "name": "C"}]}
            """;

    @Test
    void rulesThatSayNothingAreLeftOutAndNamedByTheirPlace() {
        assertThat(rules.read(TWO))
                .isEqualTo(
                        new RulesReading.Rules(
                                List.of(
                                        new ReferrerRule("a.example", "A"),
                                        new ReferrerRule("*.c.example", "C")),
                                List.of(2, 3)));
    }

    @Test
    void otherFilesAreRefused() {
        assertThat(rules.read(TWO.replace("referrer", "other")))
                .isEqualTo(new RulesReading.Other());
        assertThat(rules.read(TWO.replace("1,", "0,"))).isEqualTo(new RulesReading.Other());
        assertThat(rules.read(TWO.replace("1,", "2,"))).isEqualTo(new RulesReading.Newer());
        assertThat(rules.read("[]")).isEqualTo(new RulesReading.Other());
        assertThat(rules.read("{\n  \"format\": ?"))
                .isInstanceOfSatisfying(
                        RulesReading.Broken.class,
                        broken -> assertThat(broken.line()).isEqualTo(2));
    }

    @Test
    void aFileIsSavedAndReadUnlessItIsTooLongOrNoText(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("rules.json");
        List<ReferrerRule> some = List.of(new ReferrerRule("a.example", "A"));
        rules.save(file, some);
        assertThat(rules.load(file)).isEqualTo(new RulesReading.Rules(some, List.of()));
        String text = Files.readString(file);
        Files.writeString(file, text + " ".repeat(1_000_000 - text.length()));
        assertThat(rules.load(file)).isInstanceOf(RulesReading.Rules.class);
        Files.writeString(file, text + " ".repeat(1_000_001 - text.length()));
        assertThat(rules.load(file)).isEqualTo(new RulesReading.Other());
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThat(rules.load(file)).isNotInstanceOf(RulesReading.Rules.class);
    }
}
