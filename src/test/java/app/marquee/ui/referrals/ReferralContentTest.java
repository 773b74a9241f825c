package app.marquee.ui.referrals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/** Two parts, of which one may be missing. */
class ReferralContentTest {
    private static final Instant NOW = FakeShell.NOW;
    private static final ReferralQuestion ALL = new ReferralQuestion();
    private static final Failure LOST = new Failure.LostAnswer("reset");

    private static ReferralSummary summary(@Nullable String link, @Nullable String balance) {
        return new ReferralSummary(
                link,
                null,
                null,
                balance == null ? null : new BigDecimal(balance),
                "BRL",
                UnknownMembers.NONE);
    }

    private static Report<ReferralQuestion, ReferralSummary> amounts(
            Instant at, ReferralSummary summary) {
        return ReportShelf.report(ReportType.REFERRALS, ALL, at, List.of(summary));
    }

    private static SeenTransaction transaction(
            String id, ReferralStatus status, @Nullable Instant since) {
        return new SeenTransaction(
                new ReferralTransaction(
                        id, status, BigDecimal.TEN, "BRL", NOW, UnknownMembers.NONE),
                since);
    }

    private static Report<ReferralQuestion, SeenTransaction> movements(
            Instant at, SeenTransaction... rows) {
        return ReportShelf.report(ReportType.TRANSACTIONS, ALL, at, List.of(rows));
    }

    private static ReferralContent saved(
            @Nullable Report<ReferralQuestion, ReferralSummary> amounts,
            @Nullable Report<ReferralQuestion, SeenTransaction> movements) {
        ReportShelf shelf = new ReportShelf(NOW);
        if (amounts != null) {
            shelf.save(amounts);
        }
        if (movements != null) {
            shelf.save(movements);
        }
        return ReferralContent.cached(shelf).orElseThrow();
    }

    private static final SeenTransaction PENDING = transaction("t", ReferralStatus.PENDING, null);

    @Test
    void aSavedCopyMayHaveOnePartAndNoneIsNoCopy() {
        assertThat(ReferralContent.cached(new ReportShelf(NOW))).isEmpty();
        ReferralContent one = saved(amounts(NOW, summary("https://a.example/r", "5")), null);
        assertThat(one.hasTransactions()).isFalse();
        assertThat(one.transactions()).isEmpty();
        assertThat(one.code()).isNotNull();
        assertThat(one.failure()).isNull();
        ReferralContent other = saved(null, movements(NOW, PENDING));
        assertThat(other.summary()).isNull();
        assertThat(other.code()).isNull();
        assertThat(other.transactions()).hasSize(1);
        assertThat(other.totals()).isNotEmpty();
    }

    @Test
    void theTimeIsThatOfTheOlderPart() {
        ReferralSummary summary = summary(null, null);
        Instant earlier = NOW.minusSeconds(60);
        assertThat(saved(amounts(earlier, summary), movements(NOW)).askedAt()).isEqualTo(earlier);
        assertThat(saved(amounts(NOW, summary), movements(earlier)).askedAt()).isEqualTo(earlier);
        assertThat(saved(amounts(NOW, summary), null).askedAt()).isEqualTo(NOW);
    }

    @Test
    void eachPartHasItsHost() {
        ReferralContent one = saved(amounts(NOW, summary(null, null)), null);
        assertThat(one.host(ReportType.REFERRALS)).isEqualTo("host");
        assertThat(one.host(ReportType.TRANSACTIONS)).isNull();
    }

    @Test
    void aMissingPartIsThatOfBefore() {
        ReferralContent before =
                saved(
                        amounts(NOW.minusSeconds(60), summary(null, "5")),
                        movements(
                                NOW.minusSeconds(60),
                                transaction("t", ReferralStatus.PENDING, NOW.minusSeconds(90))));
        ReferralContent now = saved(amounts(NOW, summary(null, "7")), null);
        ReferralContent both = now.completedBy(before);
        assertThat(Objects.requireNonNull(both.summary()).balance()).isEqualTo("7");
        assertThat(both.transactions()).isEqualTo(before.transactions());
        ReferralContent other = saved(null, movements(NOW, PENDING)).completedBy(before);
        assertThat(Objects.requireNonNull(other.summary()).balance()).isEqualTo("5");
        assertThat(other.transactions().getFirst().pendingSince())
                .as("known from before")
                .isEqualTo(NOW.minusSeconds(90));
    }

    @Test
    void whatWasKnownOfATransactionIsTakenOver() {
        Instant first = NOW.minusSeconds(90);
        ReferralContent before =
                saved(null, movements(NOW, transaction("t", ReferralStatus.PENDING, first)));
        ReferralContent now = saved(null, movements(NOW, PENDING));
        assertThat(now.since(before).transactions().getFirst().pendingSince()).isEqualTo(first);
        ReferralContent without = saved(amounts(NOW, summary(null, null)), null);
        assertThat(without.since(before)).isSameAs(without);
        assertThat(now.since(without).transactions().getFirst().pendingSince()).isNull();
    }

    /** A transaction is pending since it was first seen so, over all loads. */
    @Test
    void savingKeepsSinceWhenATransactionIsPending() {
        ReportShelf shelf = new ReportShelf(NOW);
        Instant first = NOW.minusSeconds(3_600);
        saved(null, movements(first, PENDING)).save(shelf);
        ReferralContent later = saved(amounts(NOW, summary(null, "5")), movements(NOW, PENDING));
        ReferralContent seen = later.save(shelf);
        assertThat(seen.transactions().getFirst().pendingSince()).isEqualTo(first);
        ReferralContent kept = ReferralContent.cached(shelf).orElseThrow();
        assertThat(kept.transactions().getFirst().pendingSince()).isEqualTo(first);
        assertThat(Objects.requireNonNull(kept.summary()).balance()).isEqualTo("5");
    }

    private static ReferralContent loaded(ReferralSummary summary, SeenTransaction... rows) {
        return saved(amounts(NOW, summary), movements(NOW, rows));
    }

    @Test
    void onlyAnEmptyResponseToBothIsEmpty() {
        assertThat(loaded(summary(null, null)).isEmpty()).isTrue();
        assertThat(loaded(summary("https://a.example/r", null)).isEmpty()).isFalse();
        assertThat(loaded(summary(null, "0")).isEmpty()).isFalse();
        assertThat(loaded(summary(null, null), PENDING).isEmpty()).isFalse();
        assertThat(saved(amounts(NOW, summary(null, null)), null).isEmpty())
                .as("the transactions are unknown")
                .isFalse();
        assertThat(saved(null, movements(NOW)).isEmpty()).isFalse();
        ReferralSummary received =
                new ReferralSummary(null, null, BigDecimal.ONE, null, null, UnknownMembers.NONE);
        ReferralSummary estimate =
                new ReferralSummary(null, BigDecimal.ONE, null, null, null, UnknownMembers.NONE);
        assertThat(loaded(received).isEmpty()).isFalse();
        assertThat(loaded(estimate).isEmpty()).isFalse();
    }

    /** One part is shown with the reason why the other is missing. */
    @Test
    void onePartIsLoadedWithoutTheOther() {
        ReportShelf shelf = new ReportShelf(NOW);
        shelf.has(ALL, List.of(PENDING));
        shelf.fail(ReportType.REFERRALS, new FailureException(LOST));
        ReferralContent movements = ReferralContent.load(shelf);
        assertThat(movements.failure()).isEqualTo(LOST);
        assertThat(movements.summary()).isNull();
        assertThat(movements.transactions()).containsExactly(PENDING);
        shelf.has(ALL, List.of(summary(null, "5")));
        shelf.fail(ReportType.TRANSACTIONS, new FailureException(LOST));
        ReferralContent amounts = ReferralContent.load(shelf);
        assertThat(amounts.failure()).isEqualTo(LOST);
        assertThat(amounts.hasTransactions()).isFalse();
        assertThat(Objects.requireNonNull(amounts.summary()).balance()).isEqualTo("5");
    }

    @Test
    void whatCannotBeLoadedAtAllFails() {
        ReportShelf shelf = new ReportShelf(NOW);
        shelf.fail(new FailureException(LOST));
        assertThatThrownBy(() -> ReferralContent.load(shelf)).isInstanceOf(FailureException.class);
    }
}
