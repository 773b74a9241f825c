package app.marquee.ui.referrals;

import app.marquee.model.referral.ReferralTransaction;
import app.marquee.text.Messages;
import app.marquee.text.RightToLeft;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.referrals.TransactionTable.Row;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Table columns of the fields that the contract doesn't name. Where there is room for two, the
 * first field has its own, and so has the second if there are no more. FX thread only, except for
 * their values.
 */
final class DetailColumns {
    private static final String FIRST = "detail";
    private static final String REST = "more";
    private static final String AT = "_at";
    private static final double APART_WIDTH = 200;
    private static final double FIRST_WIDTH = 270;
    private static final double WIDTH = 340;

    private final Messages messages;
    private final ZoneId zone;
    private volatile Layout layout = new Layout(null, null);

    /**
     * Fields that have a column of their own; null for none.
     *
     * @param last the only other one
     */
    private record Layout(@Nullable String first, @Nullable String last) {
        static Layout of(List<String> fields, boolean isRoomy) {
            return isRoomy && fields.size() > 1
                    ? new Layout(fields.getFirst(), fields.size() == 2 ? fields.getLast() : null)
                    : new Layout(null, null);
        }
    }

    /** Value in words, in the order of what the server returned. */
    private record Detail(String json, String words) implements Comparable<Detail> {
        @Override
        public int compareTo(Detail other) {
            return json.compareTo(other.json);
        }
    }

    DetailColumns(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.zone = zone;
    }

    Column<Row> first() {
        return Column.<Row, Detail>of(
                        FIRST,
                        messages.text("details"),
                        row -> value(row.transaction(), layout.first()),
                        Detail::words)
                .width(FIRST_WIDTH)
                .hidden();
    }

    Column<Row> rest() {
        return Column.<Row, Detail>of(
                        REST,
                        messages.text("details"),
                        row -> rest(row.transaction()),
                        Detail::words)
                .width(WIDTH)
                .takesRoom();
    }

    /** Lays the fields of these rows out. */
    void fit(DataTable<Row> table, boolean isRoomy) {
        List<String> fields =
                table.rows().stream()
                        .flatMap(row -> row.transaction().extras().members().keySet().stream())
                        .distinct()
                        .toList();
        Layout next = Layout.of(fields, isRoomy);
        if (next.equals(layout)) {
            return;
        }
        layout = next;
        boolean isApart = next.first() != null;
        title(table, FIRST, next.first());
        title(table, REST, next.last());
        table.usualWidth(REST, isApart ? APART_WIDTH : WIDTH);
        table.table().getColumns().stream()
                .filter(column -> FIRST.equals(column.getId()))
                .toList()
                .forEach(column -> DataTable.show(column, isApart));
        table.rows(table.rows());
        table.table().refresh();
    }

    private void title(DataTable<Row> table, String id, @Nullable String field) {
        String title = field == null ? messages.text("details") : title(field);
        table.table().getColumns().stream()
                .filter(column -> id.equals(column.getId()))
                .forEach(column -> column.setText(RightToLeft.apart(title)));
    }

    /** The name of a field; one of a time is "Updated", not "Updated at". */
    private static String title(String field) {
        return TransactionSheet.title(
                field.endsWith(AT) ? field.substring(0, field.length() - AT.length()) : field);
    }

    private @Nullable Detail value(ReferralTransaction transaction, @Nullable String field) {
        String json = field == null ? null : transaction.extras().members().get(field);
        return json == null ? null : new Detail(json, read(json));
    }

    private @Nullable Detail rest(ReferralTransaction transaction) {
        Layout now = layout;
        if (now.last() != null) {
            return value(transaction, now.last());
        }
        String words =
                transaction.extras().members().entrySet().stream()
                        .filter(member -> !member.getKey().equals(now.first()))
                        .map(this::labeled)
                        .collect(Collectors.joining(" · "));
        return new Detail(words, words);
    }

    private String labeled(Map.Entry<String, String> member) {
        return title(member.getKey()) + ": " + read(member.getValue());
    }

    /** A value as the user reads it, with times in the zone of the account. */
    private String read(String json) {
        String plain = TransactionSheet.plain(json);
        try {
            return messages.formats().dateTime(Instant.parse(plain), zone);
        } catch (DateTimeParseException _) {
            return plain;
        }
    }
}
