package app.marquee.service.alert;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.AlertSettings;
import app.marquee.model.settings.Budget;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Alerts of a session, with their settings. */
final class SessionAlerts implements AlertService {
    private final Session session;
    private final SettingsService settings;
    private final ReportAlerts reports;
    private final ItemAlerts items;

    SessionAlerts(Session session, TrashService trash, SettingsService settings) {
        this.session = session;
        this.settings = settings;
        SessionReports kept = new SessionReports(session);
        this.reports = new ReportAlerts(kept);
        this.items = new ItemAlerts(session, kept, trash);
    }

    private ConnectionId id() {
        return session.id();
    }

    @Override
    public AlertSettings settings() {
        return settings.current().alerts(id());
    }

    @Override
    public void update(UnaryOperator<AlertSettings> change) {
        settings.updateAlerts(id(), change);
    }

    private @Nullable Budget budget() {
        return settings.current().budgets().get(id());
    }

    @Override
    public int requests() {
        Set<AlertKind> on = settings().on();
        boolean needsViews = on.contains(AlertKind.SPIKE) || on.contains(AlertKind.DROP);
        boolean needsPlaces = on.contains(AlertKind.NEW_CITY) || on.contains(AlertKind.NEW_COUNTRY);
        boolean needsCost = on.contains(AlertKind.BUDGET) && budget() != null;
        return (needsViews ? 1 : 0)
                + (on.contains(AlertKind.TOP_VIDEO) ? 2 : 0)
                + (needsPlaces ? 2 : 0)
                + (needsCost ? 1 : 0);
    }

    @Override
    public AlertReport check(AlertLoading loading) throws InterruptedException {
        AlertSettings rules = settings();
        Map<AlertKind, AlertResult> results = new EnumMap<>(AlertKind.class);
        for (AlertKind kind : rules.on()) {
            results.put(kind, judged(kind, rules.rule(kind), loading));
        }
        return new AlertReport(session.clock().instant(), results);
    }

    /** One that can't be loaded leaves the others. */
    private AlertResult judged(AlertKind kind, AlertRule rule, AlertLoading loading)
            throws InterruptedException {
        try {
            return judge(kind, rule, loading);
        } catch (FailureException e) {
            if (ends(e.failure(), loading)) {
                throw e;
            }
            return new AlertResult.Unknown(AlertGap.FAILED);
        }
    }

    /** A command that is refused altogether says so, and doesn't go on. */
    private static boolean ends(Failure failure, AlertLoading loading) {
        return failure instanceof Failure.Cancelled
                || (loading == AlertLoading.EVERYTHING
                        && (failure.passes() || (failure.needsToken() && failure.endsAll())));
    }

    private AlertResult judge(AlertKind kind, AlertRule rule, AlertLoading loading)
            throws InterruptedException {
        boolean loads = loading != AlertLoading.NOTHING;
        boolean asks = loading == AlertLoading.EVERYTHING;
        return switch (kind) {
            case SPIKE, DROP -> reports.views(kind, rule, loads);
            case TOP_VIDEO -> reports.topVideos(rule, loads);
            case NEW_COUNTRY, NEW_CITY -> reports.places(kind, rule, loads);
            case BUDGET -> reports.budget(rule, budget(), loads);
            case LIVE_ABOVE, LIVE_BELOW -> items.live(kind, number(rule), asks);
            case TRASH -> items.trash(number(rule), asks);
            case BUTTON -> items.buttons(asks);
        };
    }

    static int number(AlertRule rule) {
        return Objects.requireNonNull(rule.threshold());
    }

    @Override
    public Runnable listen(Runnable listener) {
        Runnable noExchanges = session.exchanges().listen(_ -> listener.run());
        Runnable noChanges = session.changes().lists().listen(listener);
        return () -> {
            noExchanges.run();
            noChanges.run();
        };
    }
}
