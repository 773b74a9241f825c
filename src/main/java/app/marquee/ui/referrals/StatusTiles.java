package app.marquee.ui.referrals;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/** Tiles of the statuses that occur: the count of each, and its sum in the tooltip. */
final class StatusTiles {
    private final Messages messages;
    private final StatusWords statuses;
    private final Money money;

    StatusTiles(Messages messages) {
        this.messages = messages;
        this.statuses = new StatusWords(messages);
        this.money = new Money(messages);
    }

    List<Figure> of(List<StatusTotal> totals) {
        return totals.stream().filter(total -> total.count() > 0).map(this::figure).toList();
    }

    private Figure figure(StatusTotal total) {
        return Figure.of(
                        "referrals-status-" + id(total.status()),
                        statuses.of(total.status()),
                        messages.formats().integer(total.count()))
                .explained(money.of(total));
    }

    private static String id(@Nullable ReferralStatus status) {
        return status == null ? "none" : status.wire().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
