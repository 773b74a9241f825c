package app.marquee.ui.shell;

import app.marquee.model.Theme;

import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import javafx.util.Subscription;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Dresses scenes in the light or the dark theme and in a size of text, and changes both while they
 * are shown. The system's choice is followed while it changes. On the FX thread.
 */
public final class ThemeSwitch implements AutoCloseable {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final double TEXT_SIZE = 13;
    private static final int USUAL = 100;

    private final List<Scene> scenes = new ArrayList<>();
    private final ReadOnlyBooleanWrapper dark = new ReadOnlyBooleanWrapper();
    private final Subscription system;
    private final String font;
    private Theme theme = Theme.SYSTEM;
    private int percent = USUAL;

    public ThemeSwitch() {
        // The shapes of controls; every colour of it is said anew in our tokens, light and dark.
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        font = firstOf("Inter", "Segoe UI", "SF Pro Text", "Cantarell", "Noto Sans", "DejaVu Sans");
        system = Platform.getPreferences().colorSchemeProperty().subscribe(_ -> dress());
    }

    /** Dresses the scene, now and whenever something is chosen. */
    public void attach(Scene scene) {
        scenes.add(scene);
        dress(scene);
    }

    public void choose(Theme chosen) {
        theme = chosen;
        dress();
    }

    /**
     * @param scale of the text in per cent, 75 to 200
     */
    public void textScale(int scale) {
        percent = Math.clamp(scale, 75, 200);
        dress();
    }

    /** Whether the dark theme is worn, for what is painted and not styled. */
    public ReadOnlyBooleanProperty darkProperty() {
        return dark.getReadOnlyProperty();
    }

    private void dress() {
        dark.set(isDark());
        scenes.forEach(this::dress);
    }

    private void dress(Scene scene) {
        scene.getStylesheets()
                .setAll(Stylesheets.of(dark.get(), font, TEXT_SIZE * percent / USUAL));
        scene.getRoot().pseudoClassStateChanged(DARK, dark.get());
    }

    private boolean isDark() {
        return switch (theme) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        };
    }

    /** The first family that this machine has; asking for one is quicker than listing all. */
    private static String firstOf(String... families) {
        return Stream.of(families)
                .filter(family -> Font.font(family).getFamily().equals(family))
                .findFirst()
                .orElse("System");
    }

    @Override
    public void close() {
        system.unsubscribe();
        scenes.clear();
    }
}
