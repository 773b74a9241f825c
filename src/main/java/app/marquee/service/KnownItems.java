package app.marquee.service;

import app.marquee.model.KnownItem;

import java.util.List;

/** Everything that is known of one connection. Blocks; for any thread. */
@FunctionalInterface
public interface KnownItems {
    List<KnownItem> all();
}
