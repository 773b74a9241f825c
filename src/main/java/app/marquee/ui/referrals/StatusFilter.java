package app.marquee.ui.referrals;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Filter by status with a tile for each that occurs: its count, and its sum in the tooltip. FX
 * thread only.
 */
final class StatusFilter {
    private final Messages messages;
    private final StatusWords statuses;
    private final Money money;
    private List<StatusTotal> totals = List.of();

    /** The total itself, since a status may be missing. */
    private @Nullable StatusTotal chosen;

    private Runnable changed = () -> {};

    StatusFilter(Messages messages) {
        this.messages = messages;
        this.statuses = new StatusWords(messages);
        this.money = new Money(messages);
    }

    void onChange(Runnable then) {
        changed = then;
    }

    /** Takes new totals, and lets a status pass that no longer occurs. */
    void show(List<StatusTotal> next) {
        totals = next.stream().filter(total -> total.count() > 0).toList();
        chosen = totals.stream().filter(this::isChosen).findFirst().orElse(null);
    }

    List<Figure> figures() {
        return totals.stream().map(this::figure).toList();
    }

    private Figure figure(StatusTotal total) {
        return Figure.of(
                        "referrals-status-" + id(total.status()),
                        statuses.of(total.status()),
                        messages.formats().integer(total.count()))
                .explained(
                        messages.text(
                                "pattern.dot", money.of(total), messages.text("status.narrow")))
                .choosing(isChosen(total), () -> choose(total));
    }

    private static String id(@Nullable ReferralStatus status) {
        return status == null ? "none" : status.wire().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private boolean isChosen(StatusTotal total) {
        return chosen != null && Objects.equals(chosen.status(), total.status());
    }

    /** A second time takes the filter away. */
    private void choose(StatusTotal total) {
        chosen = isChosen(total) ? null : total;
        changed.run();
    }

    boolean passes(ReferralTransaction transaction) {
        return Optional.ofNullable(chosen)
                .map(total -> Objects.equals(total.status(), transaction.status()))
                .orElse(true);
    }
}
