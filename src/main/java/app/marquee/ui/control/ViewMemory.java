package app.marquee.ui.control;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Settings;

import org.jspecify.annotations.Nullable;

/**
 * Store of view state for the next start: selection, sort, widths, splits; never secrets.
 * Non-blocking: values reach the disk later.
 */
public interface ViewMemory {
    /** The stored value of the key, or null. */
    @Nullable String recall(String key);

    void keep(String key, String value);

    /** The store of one connection, deleted with it. */
    default ViewMemory of(ConnectionId connection) {
        return under(Settings.viewsOf(connection));
    }

    /** The store for the keys of one view. */
    default ViewMemory under(String view) {
        ViewMemory whole = this;
        return new ViewMemory() {
            @Override
            public @Nullable String recall(String key) {
                return whole.recall(view + "." + key);
            }

            @Override
            public void keep(String key, String value) {
                whole.keep(view + "." + key, value);
            }
        };
    }
}
