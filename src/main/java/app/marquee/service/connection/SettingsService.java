package app.marquee.service.connection;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.AlertSettings;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Budget;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Settings;
import app.marquee.store.settings.SettingsStore;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Settings service for the views. Only touches memory, so that it may be called on the FX thread;
 * another thread writes the file a moment later.
 */
public final class SettingsService {
    private final SettingsStore store;

    public SettingsService(SettingsStore store) {
        this.store = store;
    }

    public Settings current() {
        return store.current();
    }

    public void setAppearance(Appearance appearance) {
        store.update(settings -> settings.withAppearance(appearance));
    }

    public void setLanguage(Language language) {
        store.update(settings -> settings.withLanguage(language));
    }

    /**
     * @param budget null for none
     */
    public void setBudget(ConnectionId connection, @Nullable Budget budget) {
        store.update(settings -> settings.withBudget(connection, budget));
    }

    public void updateAlerts(ConnectionId connection, UnaryOperator<AlertSettings> change) {
        store.update(
                settings ->
                        settings.withAlerts(connection, change.apply(settings.alerts(connection))));
    }

    /** What a view remembered of itself under its own key. */
    public Optional<String> view(String key) {
        return Optional.ofNullable(store.current().views().get(key));
    }

    public void rememberView(String key, String remembered) {
        store.update(settings -> settings.withView(key, remembered));
    }
}
