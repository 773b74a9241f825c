package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.Member;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.id.Id;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.util.Set;

/**
 * Shape of a transaction of GET /member-referrals/transactions, with its status or grouped under
 * it.
 */
final class TransactionShape extends RowShape<ReferralTransaction> {
    private static final String[] ID = {"id", "transaction_id"};

    TransactionShape() {
        super(
                ExpectedContent.TRANSACTIONS,
                Set.of("transactions", "referrals"),
                Set.of("id", "transaction_id", "amount", "value", "created_at", "date"));
    }

    @Override
    public boolean namesRows(String array, ObjectNode first) {
        return true;
    }

    @Override
    public ReferralTransaction read(Fields fields, Keys keys) {
        Member<String> id = fields.text(ID);
        Member<ReferralStatus> status = fields.text(ReferralStatus::new, "status");
        String place = keys.last();
        boolean placeIsId = place != null && (keys.names().size() > 1 || isId(place));
        String statusPlace = placeIsId ? outer(keys) : place;
        return new ReferralTransaction(
                id.isAbsent() && placeIsId ? place : id.orNull(),
                status.isAbsent() && statusPlace != null
                        ? new ReferralStatus(statusPlace)
                        : status.orNull(),
                fields.decimal("amount", "value").orNull(),
                fields.text("currency", "currency_code").orNull(),
                fields.instant("created_at", "date").orNull(),
                fields.extras());
    }

    private static boolean isId(String place) {
        return Id.UUID_FORM.matcher(place).matches();
    }

    private static @Nullable String outer(Keys keys) {
        return keys.names().size() > 1 ? keys.names().getFirst() : null;
    }
}
