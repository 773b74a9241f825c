package app.marquee.ui.referrals;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.UnknownMembers;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.referrals.TransactionTable.Row;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.TableColumnBase;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Columns of fields that the contract doesn't name: apart where there is room, else together. */
class DetailColumnsTest extends WindowTest {
    private static final String WHEN = "2026-03-14T02:30:00Z";

    private final Messages messages = Messages.of("referrals", Locale.ENGLISH);
    private final DetailColumns details = new DetailColumns(messages, FakeShell.ZONE);
    private final Column<Row> first = details.first();
    private final Column<Row> rest = details.rest();

    private static Row row(int number, String... members) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (int at = 0; at < members.length; at += 2) {
            fields.put(members[at], members[at + 1]);
        }
        return new Row(
                number,
                new SeenTransaction(
                        new ReferralTransaction(
                                "t" + number,
                                ReferralStatus.PENDING,
                                null,
                                null,
                                null,
                                new UnknownMembers(fields)),
                        null));
    }

    private DataTable<Row> fitted(boolean isRoomy, Row... rows) {
        return onFx(
                () -> {
                    DataTable<Row> table =
                            new DataTable<Row>("rows", messages, new InlineRunner())
                                    .columns(first, rest);
                    table.rows(List.of(rows));
                    details.fit(table, isRoomy);
                    return table;
                });
    }

    private static String text(Column<Row> column, Row row) {
        Object value = column.value().apply(row);
        return value == null ? "none" : column.write().apply(value);
    }

    private static List<String> titles(DataTable<Row> table) {
        return table.table().getColumns().stream().map(TableColumnBase::getText).toList();
    }

    @Test
    void twoFieldsHaveAColumnEachWhereThereIsRoom() {
        Row row = row(1, "name", "\"" + HostileTitle.of("Ana") + "\"", "updated_at", WHEN);
        DataTable<Row> table = fitted(true, row);
        assertThat(titles(table)).containsExactly("Name", "Updated");
        assertThat(text(first, row)).isEqualTo(HostileTitle.of("Ana"));
        assertThat(text(rest, row))
                .isEqualTo(messages.formats().dateTime(Instant.parse(WHEN), FakeShell.ZONE));
    }

    @Test
    void moreFieldsShareTheSecondColumnWithTheirNames() {
        Row row = row(1, "name", "\"Ana\"", "level", "3", "updated_at", WHEN);
        DataTable<Row> table = fitted(true, row);
        assertThat(titles(table).getFirst()).isEqualTo("Name");
        assertThat(text(first, row)).isEqualTo("Ana");
        assertThat(text(rest, row))
                .startsWith("Level: 3 · Updated: ")
                .doesNotContain("Ana")
                .doesNotContain("at:");
    }

    @Test
    void withoutRoomAllAreInOneColumn() {
        Row row = row(1, "name", "\"Ana\"", "level", "3");
        fitted(false, row);
        assertThat(text(first, row)).isEqualTo("none");
        assertThat(text(rest, row)).isEqualTo("Name: Ana · Level: 3");
    }
}
