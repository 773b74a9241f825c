package app.marquee.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.model.HostileTitle;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.LiveId;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.ProvenanceDetail;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Texts of the states of live streams and of missing values. */
class LiveWordsTest {
    private static final Instant NOW = FakeShell.NOW;
    private static final Failure LOST = new Failure.LostAnswer("reset");
    private static final Failure GONE = new Failure.NotFound(new Answer(404, null, ""));

    private final Messages messages = Messages.of(List.of("live", "analytics"), Locale.ENGLISH);
    private final LiveWords words = new LiveWords(messages);

    private static ViewersPoint point(@Nullable Instant at, @Nullable Long viewers) {
        return new ViewersPoint(String.valueOf(at), at, viewers, UnknownMembers.NONE);
    }

    private static LiveStream stream(@Nullable String title, ViewersPoint... points) {
        LiveCurve curve = LiveCurve.of(Arrays.asList(points));
        return new LiveStream(
                new LiveId("00000000-0000-4000-8000-000000000001"),
                title,
                curve,
                LiveFigures.of(curve),
                NOW,
                "data.example.com",
                null);
    }

    private String state(LiveStream stream) {
        return words.state(KnownLive.of(stream), NOW, FakeShell.ZONE).replace('\u202f', ' ');
    }

    @Test
    void aStateHasItsViewersOnlyWhileItIsLive() {
        Instant minute = NOW.minusSeconds(60);
        assertThat(state(stream("A", point(minute, 1L)))).isEqualTo("Live · 1 viewer");
        assertThat(state(stream("A", point(minute, 1_200L)))).isEqualTo("Live · 1,200 viewers");
        assertThat(state(stream("A", point(minute, null)))).isEqualTo("Live");
        assertThat(state(stream("A", point(NOW.minusSeconds(7_200), 5L))))
                .isEqualTo("Ended Mar 10, 2026, 7:00 AM");
    }

    @Test
    void aStreamWithoutPointsSaysWhy() {
        assertThat(state(stream("A"))).isEqualTo("No data points");
        assertThat(state(stream("A").failed(LOST))).isEqualTo(words.of(LiveRemark.NOT_READ));
        assertThat(state(stream("A").failed(GONE))).isEqualTo("Not found");
        KnownLive never = KnownLive.titled(new LiveId("a"), "A");
        assertThat(words.state(never, NOW, FakeShell.ZONE)).isEqualTo("Not loaded yet");
        KnownLive added =
                new KnownLive(new LiveId("a"), "A", null, null, null, LiveRemark.NO_POINT, -1);
        assertThat(words.state(added, NOW, FakeShell.ZONE))
                .as("before its first response")
                .isEqualTo("Not loaded yet");
    }

    @Test
    void lengthsHaveTheirUnits() {
        assertThat(words.length(Duration.ofSeconds(59))).isEqualTo("59 s");
        assertThat(words.length(Duration.ofSeconds(60))).isEqualTo("1 min");
        assertThat(words.length(Duration.ofMinutes(59))).isEqualTo("59 min");
        assertThat(words.length(Duration.ofMinutes(60))).isEqualTo("1 h 0 min");
        assertThat(words.length(Duration.ofMinutes(125))).isEqualTo("2 h 5 min");
    }

    @Test
    void aRemarkNamesItsStream() {
        String shown = HostileTitle.TEXT.replaceAll("[\\p{Cc}\\p{Cf}]", "");
        assertThat(words.labeled(stream(HostileTitle.TEXT)))
                .hasValueSatisfying(
                        text ->
                                assertThat(text.replaceAll("[\\p{Cc}\\p{Cf}]", ""))
                                        .isEqualTo(shown + ": No data points"));
        assertThat(words.labeled(stream(null))).contains("00000000…: No data points");
        assertThat(words.labeled(stream("A", point(NOW, 5L)))).isEmpty();
        assertThat(words.of(stream("A", point(NOW, 5L)))).isEmpty();
    }

    @Test
    void whatIsMissingIsToldOnceOrForEachStream() {
        LiveStream none = stream("A");
        LiveStream unread = stream("B").failed(LOST);
        LiveStream gone = stream("C").failed(GONE);
        assertThat(nothing(none, none)).isEqualTo("Viewer counts appear once the stream starts.");
        assertThat(nothing(none, unread).lines()).hasSize(2).first().isEqualTo("A: No data points");
        assertThat(nothing(gone)).contains("The server found nothing for C.");
        assertThat(nothing(gone, none).lines()).hasSize(2);
        EmptyStateText two = words.nothing(new LiveContent(List.of(gone, gone)), () -> {});
        assertThat(two.title()).isEqualTo("2 live streams not found");
        assertThat(two.action()).isNotNull();
    }

    private String nothing(LiveStream... streams) {
        return words.nothing(new LiveContent(List.of(streams)), () -> {}).text();
    }

    @Test
    void statesAreOfferedOnlyWhereSomeAreUnknown() {
        assertThat(words.waiting(0, 0, () -> {}, () -> {}).title())
                .isEqualTo("Live streams can’t be listed");
        assertThat(words.waiting(0, 0, () -> {}, () -> {}).action()).isEqualTo("Add by ID…");
        assertThat(words.waiting(3, 0, () -> {}, () -> {}).action()).isNull();
        assertThat(words.waiting(3, 0, () -> {}, () -> {}).title())
                .isEqualTo("Choose a live stream");
        assertThat(words.waiting(3, 1, () -> {}, () -> {}).action())
                .isEqualTo("Load states · 1 request");
    }

    private LiveProvenance provenance() {
        return new LiveProvenance(messages, Clock.fixed(NOW, FakeShell.ZONE), FakeShell.ZONE);
    }

    private static LiveContent content(LiveStream... streams) {
        return new LiveContent(List.of(streams));
    }

    private static LiveContent last(long secondsAgo) {
        return content(stream("A", point(NOW.minusSeconds(secondsAgo), 5L)));
    }

    @Test
    void theAgeOfTheLastPointIsInSecondsWhileItIsFresh() {
        assertThat(provenance().age(null)).isEqualTo("no data yet");
        assertThat(provenance().age(content(stream("A")))).isEqualTo("no data yet");
        assertThat(provenance().age(last(0))).isEqualTo("last data point just now");
        assertThat(provenance().age(last(-60))).as("ahead").isEqualTo("last data point just now");
        assertThat(provenance().age(last(1))).isEqualTo("last data point 1 second ago");
        assertThat(provenance().age(last(119))).isEqualTo("last data point 119 seconds ago");
        assertThat(provenance().age(last(120))).isEqualTo("last data point 2 minutes ago");
    }

    @Test
    void theLineHasWhatIsMissingOfAllStreams() {
        LiveContent content =
                content(
                        stream(
                                "A",
                                point(NOW.minusSeconds(180), null),
                                point(NOW.minusSeconds(120), 3L),
                                point(null, 3L)),
                        stream("B"),
                        stream("C", point(NOW.minusSeconds(120), null)));
        assertThat(plain(provenance().lasting(content)))
                .isEqualTo(
                        "Loaded Mar 10, 2026, 9:00 AM · Brasilia Time · last data point Mar 10,"
                            + " 2026, 8:58 AM · 3 data points · 2 data points without a viewer"
                            + " count · 1 data point without a time · B: No data points · GET"
                            + " /analytics/live/{live_id}/viewers_historic at data.example.com");
        assertThat(plain(provenance().now(content)))
                .startsWith("Loaded 9:00 AM · Brasilia Time · last data point 2 minutes ago · ")
                .doesNotContain("GET ");
    }

    @Test
    void nothingIsSaidBeforeTheFirstLoad() {
        assertThat(provenance().now(null)).isEmpty();
        assertThat(provenance().lasting(LiveContent.NONE)).isEmpty();
        assertThat(provenance().details(null)).isEmpty();
        assertThat(provenance().details(LiveContent.NONE)).isEmpty();
    }

    @Test
    void detailsBeginWithTheLoadAndEndWithTheRequest() {
        List<ProvenanceDetail> details = provenance().details(last(120));
        assertThat(plain(details.getFirst().text()))
                .isEqualTo("Mar 10, 2026, 9:00 AM · Brasilia Time");
        assertThat(plain(details.get(1).text())).isEqualTo("Last data point Mar 10, 2026, 8:58 AM");
        assertThat(details.getLast().text()).startsWith("GET ");
    }

    private static String plain(String text) {
        return text.replace('\u202f', ' ');
    }
}
