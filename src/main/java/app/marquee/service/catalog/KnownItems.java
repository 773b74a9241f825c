package app.marquee.service.catalog;

import app.marquee.model.id.KnownItem;

import java.util.List;

/** Known items of one connection. Thread-safe. Blocking. */
@FunctionalInterface
public interface KnownItems {
    List<KnownItem> all();
}
