package app.marquee.service.alert;

import app.marquee.model.settings.AlertSettings;
import app.marquee.service.connection.SettingsService;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;

import java.util.function.UnaryOperator;

/** Alerts of one connection. Thread-safe. */
public interface AlertService {
    /**
     * @param trash of the session
     */
    static AlertService of(Session session, TrashService trash, SettingsService settings) {
        return new SessionAlerts(session, trash, settings);
    }

    /** Only touches memory. */
    AlertSettings settings();

    /** Only touches memory. */
    void update(UnaryOperator<AlertSettings> change);

    /** How many requests a day the alerts that are on need at most. Only touches memory. */
    int requests();

    /** Judges the alerts that are on. Blocks; ends on interrupt. */
    AlertReport check(AlertLoading loading) throws InterruptedException;

    /** Runs the listener after a response came or a change was recorded, until it is let go. */
    Runnable listen(Runnable listener);
}
