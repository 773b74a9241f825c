package app.marquee.ui.referrals;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.text.Messages;
import app.marquee.ui.export.SheetNotes;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Export table of the referral transactions, with amount and currency apart. Without JavaFX. */
public final class TransactionSheet {
    private final Messages messages;
    private final StatusWords statuses;
    private final SheetNotes notes;

    TransactionSheet(Messages messages, SheetNotes notes) {
        this.messages = messages;
        this.statuses = new StatusWords(messages);
        this.notes = notes;
    }

    /** The table for the command line, in the order of the platform. Blocking. */
    public static Sheet<?> sheet(Reports reports, SheetNotes notes) {
        var report = reports.load(ReportType.TRANSACTIONS, new ReferralQuestion(), _ -> {});
        return new TransactionSheet(notes.messages().of("referrals"), notes)
                .of(report.rows(), notes.facts(List.of(), ""));
    }

    Sheet<SeenTransaction> of(List<SeenTransaction> rows, List<ExportNote> facts) {
        return new Sheet<>(
                notes.words(messages.text("transactions")), columns(), rows, facts, notes.zone());
    }

    private List<SheetColumn<SeenTransaction>> columns() {
        return List.of(
                new SheetColumn<>(
                        "created_at",
                        messages.text("column.created"),
                        row -> row.transaction().createdAt()),
                SheetColumn.<SeenTransaction>string(
                                "status",
                                messages.text("field.status"),
                                row -> statuses.of(row.transaction().status()))
                        .plain(row -> row.transaction().status()),
                SheetColumn.decimal(
                        "amount",
                        messages.text("column.amount"),
                        row -> row.transaction().amount()),
                SheetColumn.string(
                        "currency",
                        messages.text("field.currency"),
                        row -> row.transaction().currency()),
                new SheetColumn<>("pending_days", messages.text("column.pending"), this::days),
                new SheetColumn<>(
                        "pending_since",
                        messages.text("column.pending.since"),
                        TransactionSheet::since),
                SheetColumn.string(
                        "details", messages.text("details"), row -> more(row.transaction())),
                SheetColumn.string("id", messages.text("field.id"), row -> row.transaction().id()));
    }

    /** Days as a number where they are exact; a lower limit has a date beside it. */
    private @Nullable Object days(SeenTransaction row) {
        PendingDays pending = PendingDays.of(row, notes.now());
        if (pending == null || pending.atLeast()) {
            return PendingDays.isPending(row.transaction()) ? null : "";
        }
        return pending.days();
    }

    /**
     * The date since when it is known to be pending, where the platform does not provide the start.
     */
    private static @Nullable Object since(SeenTransaction row) {
        boolean counts =
                PendingDays.isPending(row.transaction()) && row.transaction().createdAt() == null;
        return counts ? row.pendingSince() : "";
    }

    /** The undocumented fields, such as the referred member. */
    static String more(ReferralTransaction transaction) {
        return transaction.extras().members().entrySet().stream()
                .map(member -> title(member.getKey()) + ": " + plain(member.getValue()))
                .collect(Collectors.joining(" · "));
    }

    /** A field name as a title: {@code referred_name} is "Referred name". */
    static String title(String name) {
        String words = name.replace('_', ' ').strip();
        return words.isEmpty()
                ? name
                : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    static String plain(String json) {
        boolean isText = json.length() > 1 && json.startsWith("\"") && json.endsWith("\"");
        return isText ? json.substring(1, json.length() - 1).replace("\\\"", "\"") : json;
    }
}
