package app.marquee.ui.control;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Settings;

import org.jspecify.annotations.Nullable;

/**
 * What views remember for the next start: selection, sort, widths, splits. Never secrets. Both
 * calls return at once; keeping reaches the disk later.
 */
public interface ViewMemory {
    /** What was kept under the key, or null. */
    @Nullable String recall(String key);

    void keep(String key, String value);

    /** The same memory, for what is of one connection only: forgotten with it. */
    default ViewMemory of(ConnectionId connection) {
        return under(Settings.viewsOf(connection));
    }

    /** The same memory, for keys of one view. */
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
