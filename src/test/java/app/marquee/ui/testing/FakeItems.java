package app.marquee.ui.testing;

import app.marquee.model.id.KnownItem;
import app.marquee.service.search.ItemFacts;
import app.marquee.service.search.KnownItems;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Known items that a test adds. Thread-safe once filled. */
public final class FakeItems implements KnownItems {
    private final Map<KnownItem, ItemFacts> items = new LinkedHashMap<>();

    public void add(KnownItem item) {
        add(item, ItemFacts.UNKNOWN);
    }

    public void add(KnownItem item, ItemFacts facts) {
        items.put(item, facts);
    }

    @Override
    public List<KnownItem> all() {
        return List.copyOf(items.keySet());
    }

    @Override
    public ItemFacts facts(KnownItem item) {
        return items.getOrDefault(item, ItemFacts.UNKNOWN);
    }
}
