package app.marquee.start;

import app.marquee.service.connection.SettingsService;
import app.marquee.ui.control.ViewMemory;

import org.jspecify.annotations.Nullable;

/** The memory of views in the settings, which reach the disk later. */
public record KeptViews(SettingsService settings) implements ViewMemory {
    @Override
    public @Nullable String recall(String key) {
        return settings.view(key).orElse(null);
    }

    @Override
    public void keep(String key, String value) {
        settings.rememberView(key, value);
    }
}
