package app.marquee;

import app.marquee.service.SettingsService;
import app.marquee.ui.control.ViewMemory;

import org.jspecify.annotations.Nullable;

/** The memory of views in the settings, which reach the disk later. */
record KeptViews(SettingsService settings) implements ViewMemory {
    @Override
    public @Nullable String recall(String key) {
        return settings.view(key).orElse(null);
    }

    @Override
    public void keep(String key, String value) {
        settings.rememberView(key, value);
    }
}
