package app.marquee.store.settings;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Budget;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** JSON codec of the monthly budgets; one that can't be read is none. */
final class BudgetsJson {
    private static final String PLACE = "budgets";

    private BudgetsJson() {}

    static Map<ConnectionId, Budget> read(ObjectNode settings) {
        Map<ConnectionId, Budget> found = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> one : settings.path(PLACE).properties()) {
            if (!one.getKey().isBlank()) {
                budget(one.getValue())
                        .ifPresent(budget -> found.put(new ConnectionId(one.getKey()), budget));
            }
        }
        return found;
    }

    private static Optional<Budget> budget(JsonNode node) {
        JsonNode currency = node.path("currency");
        try {
            return Optional.of(
                    new Budget(
                            new BigDecimal(node.path("amount").asString("")),
                            currency.isString() ? currency.stringValue() : null));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    static void write(ObjectNode settings, Map<ConnectionId, Budget> wanted) {
        if (read(settings).equals(wanted)) {
            return;
        }
        ObjectNode node = settings.putObject(PLACE);
        wanted.forEach(
                (id, budget) ->
                        node.putObject(id.value())
                                .put("amount", budget.amount().toPlainString())
                                .put("currency", budget.currency()));
    }
}
