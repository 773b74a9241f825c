package app.marquee.ui.referrals;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.UnknownMembers;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Amounts, days and statuses of referrals, without a window. */
class ReferralWordsTest {
    private static final Instant NOW = FakeShell.NOW;
    private static final ReferralStatus OTHER = new ReferralStatus("ON_HOLD");

    private final Messages messages =
            Messages.of(List.of("referrals", "analytics"), Locale.ENGLISH);
    private final Money money = new Money(messages);

    private static ReferralTransaction transaction(
            @Nullable ReferralStatus status, @Nullable String amount, @Nullable String currency) {
        return new ReferralTransaction(
                "t",
                status,
                amount == null ? null : new BigDecimal(amount),
                currency,
                null,
                UnknownMembers.NONE);
    }

    private static SeenTransaction seen(
            ReferralStatus status, @Nullable Instant created, @Nullable Instant since) {
        return new SeenTransaction(
                new ReferralTransaction("t", status, null, null, created, UnknownMembers.NONE),
                since);
    }

    private static @Nullable PendingDays days(SeenTransaction seen) {
        return PendingDays.of(seen, NOW);
    }

    private static Instant ago(Duration time) {
        return NOW.minus(time);
    }

    @Test
    void daysArePendingSinceTheCreationOrAtLeastSinceTheyWereSeen() {
        ReferralStatus pending = ReferralStatus.PENDING;
        Instant two = ago(Duration.ofHours(71));
        assertThat(days(seen(pending, two, null))).isEqualTo(new PendingDays(2, false));
        assertThat(days(seen(pending, null, two))).isEqualTo(new PendingDays(2, true));
        assertThat(days(seen(pending, two, ago(Duration.ofDays(9)))))
                .as("the creation is surer")
                .isEqualTo(new PendingDays(2, false));
        assertThat(days(seen(pending, NOW, null))).isEqualTo(new PendingDays(0, false));
        assertThat(days(seen(pending, null, NOW))).as("at least nothing").isNull();
        assertThat(days(seen(pending, NOW.plusSeconds(90_000), null)))
                .as("a clock that is ahead")
                .isEqualTo(new PendingDays(0, false));
        assertThat(days(seen(ReferralStatus.CONFIRMED, two, null))).isNull();
        assertThat(days(seen(pending, null, null))).isNull();
    }

    @Test
    void atLeastSoManyDaysAreMoreThanSoMany() {
        List<PendingDays> all =
                new ArrayList<>(
                        List.of(
                                new PendingDays(3, false),
                                new PendingDays(2, true),
                                new PendingDays(2, false)));
        Collections.sort(all);
        assertThat(all)
                .containsExactly(
                        new PendingDays(2, false),
                        new PendingDays(2, true),
                        new PendingDays(3, false));
    }

    private StatusTotal total(ReferralStatus status, ReferralTransaction... transactions) {
        return StatusTotal.of(List.of(transactions)).stream()
                .filter(total -> status.equals(total.status()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void sumsOfCurrenciesAreNotAddedAndUnknownAmountsMakeThemBounds() {
        ReferralStatus status = ReferralStatus.CONFIRMED;
        ReferralTransaction ten = transaction(status, "10", "BRL");
        assertThat(money.of(total(status, ten, ten))).isEqualTo("R$20.00");
        assertThat(money.of(total(status, ten, transaction(status, "5", "USD"))))
                .isEqualTo("R$10.00 + $5.00");
        assertThat(money.of(total(status, ten, transaction(status, null, "BRL"))))
                .isEqualTo("≥ R$10.00");
        assertThat(money.of(total(status, transaction(status, null, null)))).isEqualTo("–");
        assertThat(money.of(total(status))).isEqualTo("–");
        assertThat(money.of(null, "BRL")).isEqualTo("–");
    }

    @Test
    void onlyStatusesThatOccurHaveATile() {
        List<Figure> tiles =
                new StatusTiles(messages)
                        .of(
                                StatusTotal.of(
                                        List.of(
                                                transaction(ReferralStatus.PENDING, "1", "BRL"),
                                                transaction(OTHER, "1", "BRL"),
                                                transaction(null, "1", "BRL"))));
        assertThat(tiles)
                .extracting(Figure::id)
                .containsExactly(
                        "referrals-status-pending",
                        "referrals-status-on-hold",
                        "referrals-status-none");
        assertThat(tiles.get(1).caption()).isEqualTo("ON_HOLD");
    }

    private static List<@Nullable Object> values(String member, SeenTransaction... rows) {
        Messages messages = Messages.of(List.of("referrals", "export"), Locale.ENGLISH);
        Sheet<SeenTransaction> sheet =
                new TransactionSheet(messages, SheetNotes.of(messages, "acme", FakeShell.ZONE, NOW))
                        .of(List.of(rows), List.of());
        SheetColumn<SeenTransaction> column =
                sheet.columns().stream()
                        .filter(each -> each.member().equals(member))
                        .findFirst()
                        .orElseThrow();
        List<@Nullable Object> values = new ArrayList<>();
        sheet.rows().forEach(row -> values.add(column.value().apply(row)));
        return values;
    }

    /** A lower limit of days is a date, and what isn't pending has neither. */
    @Test
    void daysAndDateOfAFile() {
        Instant two = ago(Duration.ofHours(71));
        SeenTransaction[] rows = {
            seen(ReferralStatus.PENDING, two, null),
            seen(ReferralStatus.PENDING, null, two),
            seen(ReferralStatus.PENDING, null, null),
            seen(OTHER, two, null),
        };
        assertThat(values("pending_days", rows)).containsExactly(2L, null, null, "");
        assertThat(values("pending_since", rows)).containsExactly("", two, null, "");
    }

    @Test
    void undocumentedFieldsAreReadAsTheyAre() {
        assertThat(TransactionSheet.plain("\"a \\\"b\\\"\"")).isEqualTo("a \"b\"");
        assertThat(TransactionSheet.plain("\"")).isEqualTo("\"");
        assertThat(TransactionSheet.plain("12")).isEqualTo("12");
        assertThat(TransactionSheet.title("referred_name")).isEqualTo("Referred name");
        assertThat(TransactionSheet.title("_")).isEqualTo("_");
        assertThat(TransactionSheet.title("índice")).isEqualTo("Índice");
    }
}
