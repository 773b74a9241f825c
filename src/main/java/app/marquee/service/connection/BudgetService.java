package app.marquee.service.connection;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Budget;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/** Monthly budget of one connection. Only touches memory; thread-safe. */
public interface BudgetService {
    Optional<Budget> current();

    /**
     * @param budget null for none
     */
    void set(@Nullable Budget budget);

    static BudgetService of(SettingsService settings, ConnectionId connection) {
        return new BudgetService() {
            @Override
            public Optional<Budget> current() {
                return Optional.ofNullable(settings.current().budgets().get(connection));
            }

            @Override
            public void set(@Nullable Budget budget) {
                settings.setBudget(connection, budget);
            }
        };
    }
}
