package app.marquee.ui.referrals;

import app.marquee.analytics.Amount;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.text.Messages;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Table of the transactions. FX thread only. */
final class TransactionTable extends VBox {
    private final Messages messages;
    private final StatusWords statuses;
    private final Money money;
    private final Clock clock;
    private final DetailColumns details;
    private final DataTable<Row> table;
    private boolean isRoomy;

    /**
     * Transaction with its position in the response, which identifies it where it has no ID.
     * Immutable.
     */
    record Row(int number, SeenTransaction seen) {
        ReferralTransaction transaction() {
            return seen.transaction();
        }
    }

    TransactionTable(SectionContext context, ZoneId zone) {
        this.messages = context.messages();
        this.statuses = new StatusWords(messages);
        this.money = new Money(messages);
        this.clock = context.clock();
        this.details = new DetailColumns(messages, zone);
        this.table =
                new DataTable<Row>("referrals-transactions", messages, context.tasks())
                        .columns(
                                details.first(),
                                Column.<Row>time(
                                        "created",
                                        messages.text("column.created"),
                                        row -> row.transaction().createdAt(),
                                        messages.formats(),
                                        zone),
                                Column.<Row>text(
                                                "status",
                                                messages.text("field.status"),
                                                row -> statuses.of(row.transaction().status()))
                                        .badge(row -> StatusWords.tone(row.transaction().status()))
                                        .width(140),
                                Column.<Row, Amount>of(
                                                "amount",
                                                messages.text("column.amount"),
                                                row -> amount(row.transaction()),
                                                sum -> money.of(sum.value(), sum.currency()))
                                        .alignedRight()
                                        .width(140),
                                Column.<Row, PendingDays>of(
                                                "pending",
                                                messages.text("column.pending"),
                                                this::daysPending,
                                                this::words)
                                        .standIn(this::noDays)
                                        .alignedRight()
                                        .width(130),
                                details.rest(),
                                Column.<Row>text(
                                                "id",
                                                messages.text("field.id"),
                                                row -> row.transaction().id())
                                        .width(300)
                                        .hidden())
                        .sortedBy("created", TableColumn.SortType.DESCENDING)
                        .keyedBy(TransactionTable::key)
                        .named(messages.text("transactions"))
                        .remember(context.memory())
                        .rememberSelected(context.memory(), row -> key(row).toString());
        VBox.setVgrow(table, Priority.ALWAYS);
        table.emptyTextProperty().set(messages.text("filter.empty"));
        getStyleClass().add("referral-table");
        getChildren().add(table);
        EffectiveWidth.follow(
                this,
                effective -> {
                    isRoomy = effective >= EffectiveWidth.TWO_PANES;
                    details.fit(table, isRoomy);
                });
    }

    private static Object key(Row row) {
        String id = row.transaction().id();
        return id == null ? row.number() : id;
    }

    private static @Nullable Amount amount(ReferralTransaction transaction) {
        BigDecimal amount = transaction.amount();
        return amount == null ? null : new Amount(amount, transaction.currency());
    }

    private @Nullable PendingDays daysPending(Row row) {
        return PendingDays.of(row.seen(), clock.instant());
    }

    private String words(PendingDays pending) {
        String days = messages.formats().integer(pending.days());
        return pending.atLeast() ? messages.text("pattern.least", days) : days;
    }

    /** The text in place of days; empty for a transaction that is not pending. */
    private String noDays(Row row) {
        return PendingDays.isPending(row.transaction()) ? messages.text("unknown.mark") : "";
    }

    ReadOnlyObjectProperty<@Nullable RowCount> countProperty() {
        return table.countProperty();
    }

    /** The number of transactions, whatever the filter. */
    int count() {
        return table.rows().size();
    }

    /** The shown transactions, in their order. */
    List<SeenTransaction> shownRows() {
        return table.shownRows().stream().map(Row::seen).toList();
    }

    void show(ReferralContent content) {
        Visibility.show(this, content.hasTransactions());
        table.countsRows(content.hasTransactions());
        List<Row> rows = new ArrayList<>();
        for (SeenTransaction one : content.transactions()) {
            rows.add(new Row(rows.size(), one));
        }
        table.rows(rows);
        details.fit(table, isRoomy);
    }

    void filter(String text) {
        table.filter(SearchWords.of(text).in(this::texts));
    }

    private Stream<String> texts(Row row) {
        ReferralTransaction one = row.transaction();
        return Stream.of(
                Objects.toString(one.id(), ""),
                statuses.of(one.status()),
                money.of(one.amount(), one.currency()),
                TransactionSheet.more(one));
    }
}
