package app.marquee.analytics.group;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** Two grouped reports beside each other, and groups as flat rows. */
class GroupComparisonTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static BrowserRow row(String text, @Nullable String bucket, long views) {
        return new BrowserRow(
                text, bucket, new Counters(views, null, null, null), UnknownMembers.NONE);
    }

    private static Group browsers(BrowserRow... rows) throws InterruptedException {
        return new Groups(new BrowserGrouping(), BucketReader.hours(ZONE)).of(List.of(rows));
    }

    private static Change change(GroupComparison both, Group group) {
        return Objects.requireNonNull(both.changes().of(group.key(), CounterMetric.VIEWS));
    }

    private static Group before() throws InterruptedException {
        return browsers(
                row("Opera 9", "2026-03-01", 4),
                row("Edge 1", "2026-03-01", 2),
                row("Edge 2", "2026-03-01", 6));
    }

    private static Group now() throws InterruptedException {
        return browsers(row("Edge 2", "2026-03-02", 9), row("Firefox 5", null, 1));
    }

    @Test
    void whatLeftComesLastAndWithoutValues() throws InterruptedException {
        GroupComparison both = GroupComparison.of(before(), now());
        List<Group> families = both.all().children();
        assertThat(families).extracting(Group::name).containsExactly("Edge", "Firefox", "Opera");
        Group edge = families.getFirst();
        assertThat(edge.children()).extracting(Group::name).containsExactly("2", "1");
        assertThat(edge.children().getFirst().children())
                .as("days are those of the later report")
                .extracting(Group::name)
                .containsExactly("2026-03-02");
        assertThat(both.all().sums()).isEqualTo(now().sums());
        Group opera = families.getLast();
        assertThat(opera.sums().of(CounterMetric.VIEWS).isKnown()).isFalse();
        assertThat(opera.children()).extracting(Group::name).containsExactly("9");
        assertThat(opera.children().getFirst().hasChildren()).isFalse();
    }

    @Test
    void changesAreThoseOfEachLevel() throws InterruptedException {
        GroupComparison both = GroupComparison.of(before(), now());
        List<Group> families = both.all().children();
        assertThat(change(both, families.getFirst()).difference()).isEqualTo(1);
        assertThat(change(both, families.getFirst().children().getFirst()).difference())
                .isEqualTo(3);
        assertThat(change(both, families.getLast()).kind()).isEqualTo(Mover.Kind.LEFT);
        assertThat(both.changes().count(1, Mover.Kind.LEFT)).isEqualTo(1);
        assertThat(both.changes().count(1, Mover.Kind.ENTERED)).isEqualTo(1);
        assertThat(both.changes().count(2, Mover.Kind.LEFT)).isEqualTo(2);
        assertThat(both.changes().count(3, Mover.Kind.ENTERED)).as("no days").isZero();
    }

    @Test
    void groupsAreSortedByHowMuchTheyChanged() throws InterruptedException {
        GroupComparison both = GroupComparison.of(before(), now());
        Group sorted =
                new GroupOrder(
                                new PlaceSort(CounterMetric.VIEWS, false, PlaceSort.By.CHANGE),
                                Locale.ENGLISH,
                                Group::name,
                                both.changes())
                        .of(both.all());
        assertThat(sorted.children().getFirst().name()).as("-4").isEqualTo("Opera");
        assertThat(sorted.children().getFirst().children()).hasSize(1);
        assertThat(sorted.children().subList(1, 3))
                .extracting(Group::name)
                .as("+1 each")
                .containsExactly("Edge", "Firefox");
    }

    @Test
    void flatRowsAreDaysOrTheInnermostGroup() throws InterruptedException {
        Group all =
                browsers(
                        row("Edge 1", "2026-03-02", 1),
                        row("Edge 1", "2026-03-01", 1),
                        row("Edge 2", null, 1),
                        row("Brave", null, 1));
        List<GroupLeaf> leaves = GroupLeaf.of(all);
        assertThat(leaves)
                .extracting(
                        leaf ->
                                leaf.top().name()
                                        + "/"
                                        + leaf.leaf().name()
                                        + "/"
                                        + leaf.place().name())
                .containsExactly(
                        "Edge/1/2026-03-01", "Edge/1/2026-03-02", "Edge/2/2", "Brave/Brave/Brave");
        assertThat(leaves).extracting(GroupLeaf::isTop).containsExactly(false, false, false, true);
    }

    @Test
    void aRowOfATableIsThatOfItsGroup() throws InterruptedException {
        Group all = now();
        GroupLine line = GroupLine.of(all, Set.of()).getFirst();
        assertThat(line.key()).isEqualTo(all.children().getFirst().key());
        assertThat(line.sums().of(CounterMetric.VIEWS).known()).isEqualTo(9);
        assertThat(line.isExpandable()).isTrue();
        assertThat(line.key().child(new GroupStep(GroupKind.VERSION, "2"))).hasToString("Edge / 2");
        assertThat(line.key().child(GroupStep.only(GroupKind.UNKNOWN)))
                .hasToString("Edge / UNKNOWN");
    }

    @Test
    void aRuleIsTriedOnEverythingThatIsAnAddress() throws InterruptedException {
        RuleTrial trial =
                RuleTrial.of(
                        new ReferrerRule("a", "A"),
                        KnownSites.bundled(),
                        List.of(
                                row("https://a.example/", null, 1),
                                row("com.app.leitor", null, 2),
                                row("about:blank", null, 4),
                                row("(not set) a", null, 8),
                                row("", null, 16)));
        assertThat(trial.first())
                .containsExactly(
                        "https://a.example/", "com.app.leitor", "about:blank", "(not set) a");
        assertThat(trial.sums().of(CounterMetric.VIEWS).known()).isEqualTo(15);
    }

    @Test
    void aCampaignEndsBeforeTheFragment() {
        UtmParts parts = UtmParts.of("?utm_source=a#b&utm_medium=c");
        assertThat(parts.of(UtmParts.Part.SOURCE)).isEqualTo("a");
        assertThat(parts.of(UtmParts.Part.MEDIUM)).isNull();
        assertThat(parts.isEmpty()).isFalse();
        assertThat(UtmParts.of("https://a.example/utm_source=a").isEmpty()).isTrue();
        assertThat(UtmParts.of("https://a.example/?utm_source").isEmpty()).isTrue();
    }
}
