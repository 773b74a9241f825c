package app.marquee.sandbox.account;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Generator of a member's referrals: the latest are pending, some of the others are beyond the
 * limit.
 */
final class Referrals {
    private static final int COUNT = 26;
    private static final int PENDING = 8;
    private static final String CURRENCY = "BRL";

    private final Origin origin;
    private final List<String> people;

    Referrals(Origin origin) {
        this.origin = origin;
        this.people = Lines.of(origin.content(), "people.txt");
    }

    SeedReferrals all() {
        List<SeedTransaction> transactions =
                IntStream.range(0, COUNT).mapToObj(this::transaction).toList();
        BigDecimal received = sum(transactions, TransactionStatus.CONFIRMED);
        BigDecimal withdrawn = BigDecimal.valueOf(received.longValue() / 2);
        return new SeedReferrals(
                "https://indica.marquee.example/r/" + code(),
                sum(transactions, TransactionStatus.PENDING),
                received,
                received.subtract(withdrawn),
                CURRENCY,
                transactions);
    }

    private String code() {
        return Long.toString(SeededHash.of(origin.seed(), 0x4EFC) >>> 24, 36);
    }

    private SeedTransaction transaction(int turn) {
        long mixed = SeededHash.of(origin.seed(), 0x4EFE44, turn);
        Instant createdAt =
                origin.now()
                        .minus(Duration.ofDays(1 + 5L * turn))
                        .minus(Duration.ofMinutes(SeededHash.below(mixed, 1_400)));
        TransactionStatus status = status(turn);
        return new SeedTransaction(
                origin.ids().of(IdKind.TRANSACTION, turn),
                status,
                BigDecimal.valueOf(
                        1_990 + 10L * SeededHash.below(SeededHash.of(mixed, 1), 2_800), 2),
                CURRENCY,
                people.get(SeededHash.below(SeededHash.of(mixed, 2), people.size())),
                createdAt,
                status == TransactionStatus.PENDING
                        ? createdAt
                        : createdAt.plus(Duration.ofDays(30)));
    }

    private static TransactionStatus status(int turn) {
        if (turn < PENDING) {
            return TransactionStatus.PENDING;
        }
        return turn % 5 == 0 ? TransactionStatus.LIMIT_REACHED : TransactionStatus.CONFIRMED;
    }

    private static BigDecimal sum(List<SeedTransaction> transactions, TransactionStatus status) {
        return transactions.stream()
                .filter(transaction -> transaction.status() == status)
                .map(SeedTransaction::amount)
                .reduce(BigDecimal.ZERO.setScale(2), BigDecimal::add);
    }
}
