package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.cost.CostDays;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.Budget;
import app.marquee.service.trash.TrashedVideo;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.List;

/** Each judge at its limits, and where something is unknown. */
class JudgesTest {
    private static final Instant NOW = Instant.parse("2026-03-20T12:00:00Z");

    private static AlertResult unknown(AlertGap why) {
        return new AlertResult.Unknown(why);
    }

    private static List<String> keys(AlertResult result) {
        assertThat(result).isInstanceOf(AlertResult.Fired.class);
        return ((AlertResult.Fired) result).facts().stream().map(AlertFact::key).toList();
    }

    private static RankingRow video(String id, @Nullable Long views) {
        return new RankingRow(
                new VideoId(id),
                "Title " + id,
                new Counters(views, null, null, null),
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    private static final List<RankingRow> BEFORE =
            List.of(video("a", 30L), video("b", 20L), video("c", 10L));

    @Test
    void aVideoEntersTheTop() {
        List<RankingRow> now = List.of(video("a", 9L), video("c", 30L), video("b", 20L));
        assertThat(TopVideosJudge.judge(2, now, BEFORE))
                .isEqualTo(
                        AlertResult.of(
                                List.of(
                                        new AlertFact.RankedVideo(
                                                new VideoId("c"), "Title c", 1))));
        assertThat(TopVideosJudge.judge(3, now, BEFORE)).isEqualTo(AlertResult.QUIET);
        assertThat(TopVideosJudge.judge(1, List.of(), BEFORE)).isEqualTo(AlertResult.QUIET);
    }

    @Test
    void aRankingWithoutViewsSaysNothing() {
        List<RankingRow> unseen = List.of(video("a", null));
        assertThat(TopVideosJudge.judge(2, unseen, BEFORE)).isEqualTo(unknown(AlertGap.NO_VIEWS));
        assertThat(TopVideosJudge.judge(2, BEFORE, unseen))
                .isEqualTo(unknown(AlertGap.NOTHING_BEFORE));
    }

    private static CityRow city(String country, @Nullable String city, @Nullable Long views) {
        return new CityRow(
                country,
                "R",
                city,
                null,
                null,
                null,
                new Counters(views, null, null, null),
                UnknownMembers.NONE);
    }

    @Test
    void aPlaceIsNewOnceItHasViews() {
        List<CityRow> before = List.of(city("BR", "Recife", 5L), city("PT", "Porto", null));
        List<CityRow> now =
                List.of(
                        city("BR", "Olinda", 2L),
                        city("BR", "Recife", 9L),
                        city("AR", "Salta", 3L),
                        city("PT", "Porto", 1L),
                        city("UY", "Rivera", 0L),
                        city("CL", "Arica", null),
                        city("AR", null, 4L));
        assertThat(keys(PlacesJudge.judge(true, now, before)))
                .containsExactly("AR/R/Salta", "BR/R/Olinda");
        assertThat(PlacesJudge.judge(false, now, before))
                .isEqualTo(AlertResult.of(List.of(new AlertFact.NewPlace("AR", null, null, 7))));
        assertThat(PlacesJudge.judge(false, before, before)).isEqualTo(AlertResult.QUIET);
        assertThat(PlacesJudge.judge(true, List.of(), before)).isEqualTo(AlertResult.QUIET);
        assertThat(PlacesJudge.judge(true, List.of(city("BR", " ", 6L)), before))
                .as("a city without a name")
                .isEqualTo(AlertResult.QUIET);
        assertThat(PlacesJudge.judge(true, now, List.of()))
                .isEqualTo(unknown(AlertGap.NOTHING_BEFORE));
        assertThat(PlacesJudge.judge(true, List.of(city("BR", "Olinda", null)), before))
                .isEqualTo(unknown(AlertGap.NO_VIEWS));
    }

    @Test
    void aCountryIsNewOnceHoweverItIsWrittenAndAnUnknownOneIsNone() {
        List<CityRow> before = List.of(city("GB", "Leeds", 5L), city("GRC", "Volos", 5L));
        assertThat(
                        PlacesJudge.judge(
                                false,
                                List.of(
                                        city("UK", "Leeds", 5L),
                                        city("EL", "Volos", 5L),
                                        city("XX", "Tor", 5L),
                                        city("T1", "Tor", 5L),
                                        city("BR", "Olinda", 2L),
                                        city("Brazil", "Olinda", 3L)),
                                before))
                .isEqualTo(AlertResult.of(List.of(new AlertFact.NewPlace("BR", null, null, 5))));
    }

    private static LiveJudge.Stream live(String id, @Nullable Long viewers, int minutesAgo) {
        Instant last = NOW.minus(Duration.ofMinutes(minutesAgo));
        return new LiveJudge.Stream(new LiveId(id), id, viewers, last, NOW);
    }

    private static AlertResult above(LiveJudge.Stream... streams) {
        return LiveJudge.judge(AlertKind.LIVE_ABOVE, 100, Arrays.asList(streams), NOW);
    }

    private static AlertResult below(LiveJudge.Stream... streams) {
        return LiveJudge.judge(AlertKind.LIVE_BELOW, 100, Arrays.asList(streams), NOW);
    }

    @Test
    void theLimitItselfIsNeitherAboveNorBelow() {
        assertThat(above(live("a", 100L, 1))).isEqualTo(AlertResult.QUIET);
        assertThat(below(live("a", 100L, 1))).isEqualTo(AlertResult.QUIET);
        assertThat(keys(above(live("a", 101L, 1), live("b", 3L, 1)))).containsExactly("a");
        assertThat(keys(below(live("a", 101L, 1), live("b", 99L, 1)))).containsExactly("b");
    }

    @Test
    void onlyAStreamThatIsLiveIsJudged() {
        assertThat(below(live("ended", 3L, 6))).isEqualTo(AlertResult.QUIET);
        assertThat(below(live("unknown", null, 1))).isEqualTo(unknown(AlertGap.OLD_POINTS));
        LiveJudge.Stream old =
                new LiveJudge.Stream(
                        new LiveId("old"),
                        null,
                        3L,
                        NOW.minus(Duration.ofHours(1)),
                        NOW.minus(Duration.ofHours(1)));
        assertThat(below(old)).isEqualTo(unknown(AlertGap.OLD_POINTS));
        assertThat(below()).isEqualTo(unknown(AlertGap.NO_STREAM));
    }

    private static TrashedVideo trashed(String id, @Nullable Duration ago) {
        return new TrashedVideo(
                new VideoId(id),
                null,
                ago == null ? null : NOW.minus(ago),
                true,
                TrashedVideo.Place.MOVED_HERE,
                null);
    }

    @Test
    void aVideoExpiresInItsLastHours() {
        Duration kept = Duration.ofDays(30);
        Duration threshold = kept.minusHours(72);
        assertThat(
                        keys(
                                TrashJudge.judge(
                                        72,
                                        List.of(
                                                trashed("exact", threshold),
                                                trashed("soon", threshold.plusSeconds(1)),
                                                trashed("last", kept.minusSeconds(1)),
                                                trashed("over", kept),
                                                trashed("unknown", null)),
                                        NOW)))
                .extracting(key -> key.substring(0, 4))
                .containsExactly("last", "soon");
        assertThat(TrashJudge.judge(72, List.of(), NOW)).isEqualTo(AlertResult.QUIET);
    }

    private static final LocalDate TODAY = LocalDate.parse("2026-03-21");

    /** The same cost each day before. */
    private static CostMonth month(int days, long cost) throws InterruptedException {
        CostDays.Making making = new CostDays.Making(YearMonth.from(TODAY));
        for (int ago = 1; ago <= days; ago++) {
            RankingRow row =
                    new RankingRow(
                            new VideoId("a"),
                            null,
                            Counters.UNKNOWN,
                            null,
                            BigDecimal.valueOf(cost),
                            "BRL",
                            UnknownMembers.NONE);
            making.day(TODAY.minusDays(ago), true, List.of(row));
        }
        return new CostMonth(making.made(), TODAY);
    }

    private static Budget budget(long amount, String currency) {
        return new Budget(BigDecimal.valueOf(amount), currency);
    }

    @Test
    void aBudgetIsExceededByWhatIsSpentOrExpected() throws InterruptedException {
        CostMonth month = month(28, 10);
        assertThat(BudgetJudge.judge(budget(310, "BRL"), month)).isEqualTo(AlertResult.QUIET);
        assertThat(BudgetJudge.judge(budget(309, "BRL"), month))
                .isEqualTo(
                        AlertResult.of(
                                List.of(
                                        new AlertFact.MonthCost(
                                                YearMonth.from(TODAY),
                                                new BigDecimal("310.00"),
                                                BigDecimal.valueOf(309),
                                                "BRL"))));
        assertThat(keys(BudgetJudge.judge(budget(199, "BRL"), month(20, 10))))
                .containsExactly("2026-03 199");
    }

    @Test
    void aBudgetWithoutAForecastCannotBeJudged() throws InterruptedException {
        assertThat(BudgetJudge.judge(null, month(28, 10))).isEqualTo(unknown(AlertGap.NO_BUDGET));
        assertThat(BudgetJudge.judge(budget(999, "BRL"), month(6, 10)))
                .isEqualTo(unknown(AlertGap.NO_FORECAST));
        assertThat(BudgetJudge.judge(budget(1, "USD"), month(28, 10)))
                .isEqualTo(unknown(AlertGap.OTHER_CURRENCY));
    }

    private static ButtonJudge.Buttoned playlist(String id, Member<ExternalButton> button) {
        return new ButtonJudge.Buttoned(new PlaylistId(id), id, button);
    }

    private static Member<ExternalButton> button(@Nullable String text, @Nullable String url) {
        return Member.of(new ExternalButton(null, text, url));
    }

    @Test
    void aButtonLeadsToAWebAddress() {
        assertThat(
                        keys(
                                ButtonJudge.judge(
                                        List.of(
                                                playlist("fine", button("Buy", "https://a.test/b")),
                                                playlist("none", Member.ofNull()),
                                                playlist("empty", button("", null)),
                                                playlist("unknown", Member.absent()),
                                                playlist("missing", button("Buy", null)),
                                                playlist("typo", button("Buy", "htps://a.test")),
                                                playlist("path", button(null, "/shop"))))))
                .containsExactly("missing", "typo", "path");
        assertThat(ButtonJudge.judge(List.of(playlist("none", Member.ofNull()))))
                .isEqualTo(AlertResult.QUIET);
        assertThat(ButtonJudge.judge(List.of(playlist("unknown", Member.absent()))))
                .isEqualTo(unknown(AlertGap.NO_PLAYLIST));
        assertThat(ButtonJudge.judge(List.of())).isEqualTo(unknown(AlertGap.NO_PLAYLIST));
    }
}
