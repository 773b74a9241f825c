package app.marquee.ui.shell.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertGap;
import app.marquee.service.alert.AlertResult;
import app.marquee.text.AlertWords;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What alerts say, and where they lead. */
class AlertWordsTest {
    private static final AlertRule ON = new AlertRule(true, 1_000);
    private static final VideoId VIDEO = new VideoId("00000000-0000-4000-8000-000000000001");

    private final Messages messages = Messages.of("shell", Locale.ENGLISH);
    private final AlertWords words = new AlertWords(messages);
    private final FakeShell shell = new FakeShell();

    private String fired(AlertKind kind, AlertFact... facts) {
        return words.fired(kind, ON, List.of(facts), FakeShell.NOW);
    }

    private static AlertFact ranked(@Nullable String title) {
        return new AlertFact.RankedVideo(VIDEO, title, 3);
    }

    @Test
    void oneFactIsASentence() {
        AlertFact day = new AlertFact.DayViews(LocalDate.of(2026, 3, 9), 4_000, 1_499.6);
        assertThat(fired(AlertKind.SPIKE, day))
                .isEqualTo("Spike on Mar 9, 2026: 4,000 views, usually about 1,500");
        assertThat(fired(AlertKind.DROP, day)).startsWith("Drop on ");
        assertThat(fired(AlertKind.TOP_VIDEO, ranked("A {0} %s")))
                .isEqualTo("A {0} %s entered the top 1,000 as number 3");
        assertThat(fired(AlertKind.TOP_VIDEO, ranked(" "))).startsWith(VIDEO.value());
        AlertFact live = new AlertFact.StreamViewers(new LiveId("live"), "Show", 1_200);
        assertThat(fired(AlertKind.LIVE_ABOVE, live))
                .isEqualTo("Show has 1,200 viewers, above 1,000");
        assertThat(fired(AlertKind.LIVE_BELOW, live)).endsWith(" below 1,000");
        assertThat(fired(AlertKind.BUTTON, new AlertFact.BrokenButton(new PlaylistId("p"), null)))
                .isEqualTo("The button of p has no valid URL");
    }

    @Test
    void aPlaceHasItsNameAndACityItsCountry() {
        assertThat(fired(AlertKind.NEW_COUNTRY, new AlertFact.NewPlace("BR", null, null, 1_200)))
                .isEqualTo("First views from Brazil: 1,200");
        assertThat(fired(AlertKind.NEW_CITY, new AlertFact.NewPlace("BR", "SP", "Santos", 7)))
                .isEqualTo("First views from Santos (Brazil): 7");
    }

    @Test
    void timesAreFromNowAndMoneyHasItsCurrency() {
        AlertFact expiring =
                new AlertFact.ExpiringVideo(VIDEO, "A", FakeShell.NOW.plusSeconds(7_200));
        assertThat(fired(AlertKind.TRASH, expiring))
                .isEqualTo("A will be permanently deleted in 2 hours");
        AlertFact month =
                new AlertFact.MonthCost(
                        YearMonth.of(2026, 3), new BigDecimal("550"), new BigDecimal("500"), "BRL");
        assertThat(fired(AlertKind.BUDGET, month))
                .isEqualTo("March is likely to cost R$550.00, with a budget of R$500.00");
    }

    @Test
    void ofSeveralFactsThreeAreNamed() {
        AlertFact[] four =
                IntStream.rangeClosed(1, 4)
                        .mapToObj(number -> ranked("V" + number))
                        .toArray(AlertFact[]::new);
        assertThat(fired(AlertKind.TOP_VIDEO, four))
                .isEqualTo("4 videos entered the top 1,000: V1, V2, V3…");
        assertThat(fired(AlertKind.TOP_VIDEO, four[0], four[1], four[2])).endsWith("V1, V2, V3");
    }

    private String state(AlertRule rule, @Nullable AlertResult result) {
        return words.state(AlertKind.TOP_VIDEO, rule, result, FakeShell.NOW);
    }

    @Test
    void aStateIsThatOfAnAlertThatIsOn() {
        assertThat(state(ON, null)).isEqualTo("Not checked yet");
        assertThat(state(ON, AlertResult.QUIET)).isEqualTo("Nothing to report");
        assertThat(state(ON, new AlertResult.Unknown(AlertGap.NO_BUDGET)))
                .isEqualTo("Can’t be checked: no budget is set");
        assertThat(state(ON, AlertResult.of(List.of(ranked("A"))))).startsWith("Triggered: A ");
        assertThat(state(new AlertRule(false, 5), AlertResult.QUIET)).isEmpty();
    }

    /** A missing text would be an exception. */
    @ParameterizedTest
    @EnumSource(AlertKind.class)
    void everyKindHasItsName(AlertKind kind) {
        assertThat(words.kind(kind)).isNotBlank();
    }

    /** The usual range has no threshold. */
    @Test
    void aRuleWithoutAThresholdIsUsual() {
        AlertFact day = new AlertFact.DayViews(LocalDate.of(2026, 3, 9), 4_000, 1_500);
        assertThat(
                        words.fired(
                                AlertKind.SPIKE,
                                new AlertRule(true, null),
                                List.of(day),
                                FakeShell.NOW))
                .endsWith("usually about 1,500");
    }

    private boolean leads(AlertKind kind, AlertFact... facts) {
        return AlertLink.of(kind, List.of(facts), shell)
                .map(
                        open -> {
                            open.run();
                            return true;
                        })
                .orElse(false);
    }

    @Test
    void oneItemIsOpenedAndSeveralInTheirSection() {
        assertThat(leads(AlertKind.TOP_VIDEO, ranked("A"))).isTrue();
        assertThat(shell.subjects()).containsExactly(VIDEO);
        assertThat(leads(AlertKind.TOP_VIDEO, ranked("A"), ranked("B"))).isTrue();
        assertThat(shell.subjects()).hasSize(1);
        assertThat(shell.places()).containsExactly(new Place.Ranking());
        AlertFact button = new AlertFact.BrokenButton(new PlaylistId("p"), "P");
        assertThat(leads(AlertKind.BUTTON, button, button)).isTrue();
        assertThat(shell.subjects()).containsExactly(VIDEO, new PlaylistId("p"));
    }

    @Test
    void whatNoSectionOpensLeadsToTheOtherPlaceOrNowhere() {
        shell.closes(VideoId.class);
        assertThat(leads(AlertKind.TOP_VIDEO, ranked("A"))).isTrue();
        assertThat(shell.places()).containsExactly(new Place.Ranking());
        shell.closes(Place.Ranking.class);
        assertThat(leads(AlertKind.TOP_VIDEO, ranked("A"))).isFalse();
        shell.closes(PlaylistId.class);
        assertThat(leads(AlertKind.BUTTON, new AlertFact.BrokenButton(new PlaylistId("p"), "P")))
                .isFalse();
    }
}
