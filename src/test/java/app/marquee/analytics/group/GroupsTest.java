package app.marquee.analytics.group;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.NamedRow;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigInteger;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Rows come into groups whose sums count every figure once. */
class GroupsTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static NamedRow row(
            @Nullable String text, @Nullable String bucket, @Nullable Long views) {
        return new BrowserRow(
                text, bucket, new Counters(views, null, null, null), UnknownMembers.NONE);
    }

    private static Group browsers(NamedRow... rows) throws InterruptedException {
        return new Groups(new BrowserGrouping(), BucketReader.hours(ZONE)).of(List.of(rows));
    }

    private static Group child(Group group, int... path) {
        Group at = group;
        for (int number : path) {
            at = at.children().get(number);
        }
        return at;
    }

    private static long views(Group group) {
        return group.sums().of(CounterMetric.VIEWS).known().longValueExact();
    }

    @Test
    void versionsAreFoldedIntoFamilies() throws InterruptedException {
        Group all =
                browsers(
                        row("Chrome Mobile 126", null, 10L),
                        row("Chrome Mobile 125.0.1", null, 5L),
                        row("curl/8.5.0", null, 1L),
                        row("Brave", null, 2L),
                        row("360 Browser", null, 3L),
                        row("", null, 4L),
                        row(null, null, null));
        assertThat(all.children())
                .extracting(Group::kind)
                .containsExactly(
                        GroupKind.FAMILY,
                        GroupKind.FAMILY,
                        GroupKind.FAMILY,
                        GroupKind.FAMILY,
                        GroupKind.UNKNOWN);
        assertThat(all.children())
                .extracting(Group::name)
                .containsExactly("Chrome", "curl", "Brave", "360 Browser", "browser");
        assertThat(child(all, 0).children())
                .extracting(Group::name)
                .containsExactly("126", "125.0.1");
        assertThat(views(child(all, 0))).isEqualTo(15);
        assertThat(child(all, 2).hasChildren()).isFalse();
        assertThat(views(all)).isEqualTo(25);
        assertThat(all.sums().of(CounterMetric.VIEWS).unknown()).isEqualTo(1);
        assertThat(all.sums().of(CounterMetric.PLAYS).isKnown()).isFalse();
        assertThat(all.facts()).isEqualTo(new GroupFacts(7, 6, 1, 0));
    }

    @Test
    void browsersOfAFamilyAreInsideItOnlyWhereThereAreSeveral() {
        Grouping grouping =
                new BrowserGrouping().among(Stream.of("Mobile Safari 17.5", "Safari 17", "Edge 1"));
        assertThat(grouping.steps("Mobile Safari 17.5"))
                .extracting(GroupStep::name)
                .containsExactly("Safari", "Mobile Safari", "17.5");
        assertThat(grouping.steps("Safari 17"))
                .extracting(GroupStep::name)
                .containsExactly("Safari", "Safari", "17");
        assertThat(grouping.steps("Edge 1"))
                .extracting(GroupStep::name)
                .containsExactly("Edge", "1");
    }

    @ParameterizedTest
    @CsvSource({
        "Chrome Mobile 126, Chrome",
        "Chrome Mobile iOS 125, Chrome",
        "Google Chrome 126, Chrome",
        "Mobile Safari UI/WKWebView 17, Safari",
        "Firefox ESR 115, Firefox",
        "Opera Mini 72, Opera",
        "Microsoft Edge 126, Edge",
        "Samsung Internet 25, Samsung Internet",
        "Android 4.4, Android",
        "Mobile 1, Mobile",
        "Chrome OS 1, Chrome OS",
    })
    void editionsAreOfAFamily(String browser, String family) {
        assertThat(new BrowserGrouping().steps(browser).getFirst().name()).isEqualTo(family);
    }

    @Test
    void aVersionThatIsNotSaidStandsBesideTheOthers() throws InterruptedException {
        Group all = browsers(row("Opera", null, 1L), row("Opera 111", null, 2L));
        assertThat(child(all, 0).children()).extracting(Group::name).containsExactly("", "111");
    }

    @Test
    void daysAreInTheOrderOfTimeAndTotalsBesideThemAreNotCountedTwice()
            throws InterruptedException {
        Group all =
                browsers(
                        row("Edge 1", "2026-03-02", 2L),
                        row("Edge 1", "2026-03-01", 1L),
                        row("Edge 1", null, 3L),
                        row("Edge 1", "2026-03-01", 4L));
        Group version = child(all, 0, 0);
        assertThat(version.isLeaf()).isTrue();
        assertThat(version.children())
                .extracting(Group::name)
                .containsExactly("2026-03-01", "2026-03-02");
        assertThat(views(version)).isEqualTo(7);
        assertThat(all.facts()).isEqualTo(new GroupFacts(4, 1, 1, 1));
    }

    @Test
    void aFamilyWithoutVersionsHasItsDaysInside() throws InterruptedException {
        Group all = browsers(row("Brave", "2026-03-01", 1L), row("Brave", "2026-03-02", 2L));
        assertThat(child(all, 0).isLeaf()).isTrue();
        assertThat(child(all, 0, 1).key().parent()).isEqualTo(child(all, 0).key());
    }

    @Test
    void groupsAreOrderedWithTheUnknownLastInBothDirections() throws InterruptedException {
        Group all = browsers(row("A 1", null, 1L), row("B 1", null, null), row("C 1", null, 3L));
        for (boolean descending : List.of(true, false)) {
            Group ordered =
                    new GroupOrder(
                                    new PlaceSort(CounterMetric.VIEWS, descending),
                                    Locale.ENGLISH,
                                    Group::name)
                            .of(all);
            assertThat(ordered.children())
                    .extracting(Group::name)
                    .containsExactly(descending ? "C" : "A", descending ? "A" : "C", "B");
        }
        Group byName =
                new GroupOrder(new PlaceSort(null, true), Locale.ENGLISH, Group::name).of(all);
        assertThat(byName.children()).extracting(Group::name).containsExactly("C", "B", "A");
    }

    @Test
    void theRestComesAfterTheOthersInBothDirections() throws InterruptedException {
        Group all = browsers(row("A 1", null, 1L), row("B 1", null, 9L), row("C 1", null, 3L));
        for (boolean descending : List.of(true, false)) {
            Group ordered =
                    new GroupOrder(
                                    new PlaceSort(CounterMetric.VIEWS, descending),
                                    Locale.ENGLISH,
                                    Group::name)
                            .of(all, step -> step.name().equals("B"));
            assertThat(ordered.children())
                    .extracting(Group::name)
                    .containsExactly(descending ? "C" : "A", descending ? "A" : "C", "B");
        }
        assertThat(child(child(all, 0), 0).key().outermost().name()).isEqualTo("A");
    }

    @Test
    void aFilterLeavesSumsOfWhatPasses() throws InterruptedException {
        Group all = browsers(row("A 1", null, 1L), row("A 2", null, 2L), row("B 2", null, 4L));
        Group left = new GroupFilter(path -> path.getLast().name().equals("2")).of(all);
        assertThat(left.sums().of(CounterMetric.VIEWS).known()).isEqualTo(BigInteger.valueOf(6));
        assertThat(child(left, 0).children()).hasSize(1);
        assertThat(GroupLine.of(left, Set.of(child(left, 0).key())))
                .extracting(line -> line.depth() + line.group().name())
                .containsExactly("0A", "12", "0B");
    }

    @Test
    void anUnnamedGroupWithGroupsInsideKeepsItsLevel() throws InterruptedException {
        Grouping nested =
                text ->
                        List.of(
                                new GroupStep(GroupKind.CAMPAIGN, "x"),
                                GroupStep.only(GroupKind.SOURCE),
                                new GroupStep(GroupKind.ADDRESS, String.valueOf(text)));
        Group all = new Groups(nested, BucketReader.hours(ZONE)).of(List.of(row("a", null, 1L)));
        Group source = child(child(all, 0), 0);
        assertThat(source.kind()).isEqualTo(GroupKind.SOURCE);
        assertThat(child(source, 0).key().parent()).isEqualTo(source.key());
    }

    @Test
    void aRuleIsTriedOnTheRows() throws InterruptedException {
        RuleTrial trial =
                RuleTrial.of(
                        new ReferrerRule("loja", "Shop"),
                        KnownSites.bundled(),
                        List.of(
                                row("https://pay.LOJA.example/1", null, 2L),
                                row("https://pay.LOJA.example/1", "2026-03-01", 3L),
                                row("https://other.example/", null, 9L),
                                row(null, null, 9L),
                                row("", null, 9L)));
        assertThat(trial.addresses()).isEqualTo(1);
        assertThat(trial.first()).containsExactly("https://pay.LOJA.example/1");
        assertThat(trial.sums().of(CounterMetric.VIEWS).known()).isEqualTo(BigInteger.valueOf(5));
    }
}
