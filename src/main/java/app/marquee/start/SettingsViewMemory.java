package app.marquee.start;

import app.marquee.service.connection.SettingsService;
import app.marquee.ui.control.ViewMemory;

import org.jspecify.annotations.Nullable;

/** View state stored in the settings, which are written to disk later. */
public record SettingsViewMemory(SettingsService settings) implements ViewMemory {
    @Override
    public @Nullable String recall(String key) {
        return settings.view(key).orElse(null);
    }

    @Override
    public void keep(String key, String value) {
        settings.rememberView(key, value);
    }
}
