package app.marquee.ui.overview;

import app.marquee.model.settings.Budget;
import app.marquee.service.connection.BudgetService;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/** Budget in memory. */
final class FakeBudget implements BudgetService {
    private @Nullable Budget budget;

    @Override
    public Optional<Budget> current() {
        return Optional.ofNullable(budget);
    }

    @Override
    public void set(@Nullable Budget chosen) {
        budget = chosen;
    }
}
