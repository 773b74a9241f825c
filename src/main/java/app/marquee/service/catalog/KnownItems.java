package app.marquee.service.catalog;

import app.marquee.model.id.KnownItem;

import java.util.List;

/** Everything that is known of one connection. Blocks; for any thread. */
@FunctionalInterface
public interface KnownItems {
    List<KnownItem> all();
}
