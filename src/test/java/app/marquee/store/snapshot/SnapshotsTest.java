package app.marquee.store.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.VideoId;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.store.snapshot.Snapshots.Retention;
import app.marquee.store.snapshot.Snapshots.Usage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;

/** Answers are kept as they were, each under its question and its connection. */
class SnapshotsTest {
    private static final Instant NOON = Instant.parse("2026-03-10T12:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOON, ZoneOffset.UTC);
    private static final ConnectionId MINE = new ConnectionId("mine");
    private static final ConnectionId OTHER = new ConnectionId("other");
    private static final String WEEK = "ranking of the week";

    @TempDir Path folder;
    private Path file;
    private Snapshots snapshots;

    @BeforeEach
    void open() {
        file = folder.resolve("snapshots.db");
        snapshots = Snapshots.open(file, CLOCK);
    }

    @AfterEach
    void close() {
        snapshots.close();
    }

    private static RankingRow row(long views) {
        return new RankingRow(
                new VideoId("v" + views),
                "Aula " + views,
                new Counters(views, null, 0L, null),
                null,
                new BigDecimal("1.50"),
                null,
                UnknownMembers.NONE);
    }

    private static StoredAnswer<RankingRow> answer(Instant at, RankingRow... rows) {
        return new StoredAnswer<>(
                "data.example.com", at, List.of(rows), Counters.UNKNOWN, UnknownMembers.NONE);
    }

    private void keep(ConnectionId of, String question, StoredAnswer<RankingRow> answer) {
        snapshots.keep(of, question, StoredRow.RANKING, answer, Retention.USUAL);
    }

    @Test
    void whatIsUnknownStaysUnknownAndUndocumentedMembersStay() {
        UnknownMembers more = new UnknownMembers(Map.of("bitrate", "{\"a\":1}"));
        RankingRow nothing = new RankingRow(null, null, Counters.UNKNOWN, null, null, null, more);
        var kept =
                new StoredAnswer<>(
                        null, NOON, List.of(row(0), nothing), new Counters(1L, 2L, 3L, 4L), more);
        snapshots.keep(MINE, WEEK, StoredRow.RANKING, kept, Retention.USUAL);
        assertThat(snapshots.latest(MINE, WEEK, StoredRow.RANKING)).contains(kept);
    }

    @Test
    void whenQuestionsWereAskedForLast() {
        keep(MINE, WEEK, answer(NOON.minusSeconds(60), row(1)));
        keep(MINE, WEEK, answer(NOON, row(2)));
        keep(OTHER, "another", answer(NOON, row(3)));
        assertThat(snapshots.askedAt(MINE, List.of(WEEK, "another", "never")))
                .isEqualTo(Map.of(WEEK, NOON));
    }

    @Test
    void aCityIsKeptWhole() {
        CityRow city =
                new CityRow(
                        "BR",
                        null,
                        "São Paulo",
                        -23.5,
                        null,
                        "2026-03-01T10",
                        new Counters(null, 7L, null, 0L),
                        UnknownMembers.NONE);
        var kept =
                new StoredAnswer<>("h", NOON, List.of(city), Counters.UNKNOWN, UnknownMembers.NONE);
        snapshots.keep(MINE, "cities", StoredRow.CITY, kept, Retention.USUAL);
        assertThat(snapshots.latest(MINE, "cities", StoredRow.CITY)).contains(kept);
    }

    @Test
    void viewersAndReferralsAreKeptWhole() {
        UnknownMembers more = new UnknownMembers(Map.of("a", "1"));
        Instant fine = Instant.parse("2026-03-01T10:00:00.123456789Z");
        List<ViewersPoint> points =
                List.of(
                        new ViewersPoint("2026-03-01T10", fine, 7L, more),
                        new ViewersPoint(null, null, null, UnknownMembers.NONE));
        ReferralSummary summary =
                new ReferralSummary("https://r", null, new BigDecimal("1.10"), null, null, more);
        List<SeenTransaction> seen =
                List.of(
                        new SeenTransaction(
                                new ReferralTransaction(
                                        "1",
                                        ReferralStatus.PENDING,
                                        new BigDecimal("0.10"),
                                        "BRL",
                                        NOON,
                                        more),
                                fine),
                        new SeenTransaction(
                                new ReferralTransaction(
                                        null, null, null, null, null, UnknownMembers.NONE),
                                null));
        assertThat(again(StoredRow.VIEWERS, points)).isEqualTo(points);
        assertThat(again(StoredRow.REFERRALS, List.of(summary))).containsExactly(summary);
        assertThat(again(StoredRow.TRANSACTION, seen)).isEqualTo(seen);
    }

    private <R> List<R> again(StoredRow<R> form, List<R> rows) {
        var answer = new StoredAnswer<>("h", NOON, rows, Counters.UNKNOWN, UnknownMembers.NONE);
        snapshots.keep(MINE, "any", form, answer, Retention.USUAL);
        return snapshots.latest(MINE, "any", form).orElseThrow().rows();
    }

    @Test
    void oneThatIsKeptAloneTakesThePlaceOfThoseBefore() {
        keep(MINE, WEEK, answer(NOON.minusSeconds(60), row(1)));
        keep(MINE, "another question", answer(NOON, row(3)));
        keep(OTHER, WEEK, answer(NOON, row(4)));
        snapshots.keepAlone(MINE, WEEK, StoredRow.RANKING, answer(NOON, row(2)), Retention.USUAL);
        assertThat(snapshots.latest(MINE, WEEK, StoredRow.RANKING)).contains(answer(NOON, row(2)));
        assertThat(snapshots.usage().answers()).isEqualTo(3);
    }

    @Test
    void oneThatComesLateTakesNoLaterOneAway() {
        snapshots.keepAlone(MINE, WEEK, StoredRow.RANKING, answer(NOON, row(2)), Retention.USUAL);
        StoredAnswer<RankingRow> late = answer(NOON.minusSeconds(15), row(1));
        snapshots.keepAlone(MINE, WEEK, StoredRow.RANKING, late, Retention.USUAL);
        assertThat(snapshots.latest(MINE, WEEK, StoredRow.RANKING)).contains(answer(NOON, row(2)));
    }

    @Test
    void theLatestOfTheSameQuestionIsFoundAfterARestart() {
        keep(MINE, WEEK, answer(NOON.minusSeconds(60), row(1)));
        keep(MINE, WEEK, answer(NOON, row(2)));
        keep(MINE, "another question", answer(NOON.plusSeconds(60), row(3)));
        snapshots.close();
        snapshots = Snapshots.open(file, CLOCK);
        assertThat(snapshots.latest(MINE, WEEK, StoredRow.RANKING)).contains(answer(NOON, row(2)));
    }

    @Test
    void nothingIsSeenOfAnotherConnection() {
        keep(MINE, WEEK, answer(NOON, row(1)));
        assertThat(snapshots.latest(OTHER, WEEK, StoredRow.RANKING)).isEmpty();
        keep(OTHER, WEEK, answer(NOON, row(2)));
        snapshots.forget(MINE);
        assertThat(snapshots.latest(MINE, WEEK, StoredRow.RANKING)).isEmpty();
        assertThat(snapshots.latest(OTHER, WEEK, StoredRow.RANKING)).isPresent();
    }

    @Test
    void whatIsTooOldGoes() {
        keep(MINE, WEEK, answer(NOON.minus(Duration.ofDays(401)), row(1)));
        assertThat(snapshots.usage().answers()).isZero();
        keep(MINE, WEEK, answer(NOON.minus(Duration.ofDays(399)), row(1)));
        assertThat(snapshots.usage().answers()).isOne();
    }

    @Test
    void theOldestGoWhenAllTogetherAreTooLarge() {
        keep(MINE, "a", answer(NOON.minusSeconds(2), row(1)));
        long one = snapshots.usage().bytes();
        Retention two = new Retention(400, 2 * one);
        snapshots.keep(MINE, "b", StoredRow.RANKING, answer(NOON.minusSeconds(1), row(2)), two);
        assertThat(snapshots.usage().answers()).isEqualTo(2);
        snapshots.keep(MINE, "c", StoredRow.RANKING, answer(NOON, row(3)), two);
        assertThat(snapshots.latest(MINE, "a", StoredRow.RANKING)).isEmpty();
        assertThat(snapshots.latest(MINE, "c", StoredRow.RANKING)).isPresent();
    }

    @Test
    void clearingLeavesNothing() {
        keep(MINE, WEEK, answer(NOON, row(1)));
        keep(OTHER, WEEK, answer(NOON, row(1)));
        snapshots.clear();
        assertThat(snapshots.usage()).isEqualTo(new Usage(0, 0));
    }

    @Test
    void aDamagedFileIsSetAside() throws Exception {
        snapshots.close();
        Files.writeString(file, "this is no database ".repeat(500));
        snapshots = Snapshots.open(file, CLOCK);
        assertThat(snapshots.damaged()).isPresent();
        assertThat(snapshots.usage().answers()).isZero();
    }

    @Test
    void theQuestionsThatBeginInOneWay() {
        keep(MINE, WEEK, answer(NOON, row(1)));
        keep(MINE, "cities", answer(NOON, row(2)));
        keep(OTHER, "ranking of a day", answer(NOON, row(3)));
        assertThat(snapshots.questions(MINE, "ranking")).containsExactly(WEEK);
    }

    @Test
    void theLatestReplacesAnotherOfTheSameMoment() {
        snapshots.keepAlone(MINE, WEEK, StoredRow.RANKING, answer(NOON, row(1)), Retention.USUAL);
        snapshots.keepAlone(MINE, WEEK, StoredRow.RANKING, answer(NOON, row(2)), Retention.USUAL);
        assertThat(snapshots.usage().answers()).isOne();
        assertThat(snapshots.latest(MINE, WEEK, StoredRow.RANKING)).contains(answer(NOON, row(2)));
    }

    @Test
    void aReportThatIsAsOldAsMayBeIsKept() {
        Retention week = new Retention(7, 1_000_000);
        Instant oldest = NOON.minus(Duration.ofDays(7));
        keep(MINE, "on the day", answer(oldest, row(1)));
        keep(MINE, "older", answer(oldest.minusMillis(1), row(2)));
        snapshots.trim(week);
        assertThat(snapshots.latest(MINE, "on the day", StoredRow.RANKING)).isPresent();
        assertThat(snapshots.latest(MINE, "older", StoredRow.RANKING)).isEmpty();
    }

    @Test
    void aReportFromALaterVersionIsNoReport() throws Exception {
        keep(MINE, WEEK, answer(NOON, row(1)));
        ByteArrayOutputStream later = new ByteArrayOutputStream();
        try (DeflaterOutputStream packed = new DeflaterOutputStream(later)) {
            packed.write(new byte[] {0, 0, 0, 99});
        }
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file);
                PreparedStatement update = sql.prepareStatement("UPDATE snapshot SET answer = ?")) {
            update.setBytes(1, later.toByteArray());
            update.executeUpdate();
        }
        assertThatThrownBy(() -> snapshots.latest(MINE, WEEK, StoredRow.RANKING))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.Storage.class));
    }
}
