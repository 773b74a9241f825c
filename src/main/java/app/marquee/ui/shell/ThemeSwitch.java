package app.marquee.ui.shell;

import static java.util.stream.Collectors.toSet;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.DeveloperDetails;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.font.Typeface;

import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.net.URL;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Switch that applies theme, text size, density, motion and developer details to scenes and follows
 * the system's color scheme. FX thread only.
 */
public final class ThemeSwitch implements AutoCloseable {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final PseudoClass STILL = PseudoClass.getPseudoClass("still");
    private static final Set<PseudoClass> STATES = Set.of(DARK, COMPACT, STILL);

    private final List<Scene> scenes = new ArrayList<>();
    private final Subscription system;
    private Appearance worn = Appearance.DEFAULT;

    public ThemeSwitch() {
        // The shapes of controls; every color of it is overridden by our tokens, light and dark.
        Application.setUserAgentStylesheet(Stylesheets.CONTROLS);
        Platform.Preferences preferences = Platform.getPreferences();
        system =
                Subscription.combine(
                        preferences.colorSchemeProperty().subscribe(_ -> dress()),
                        preferences.reducedMotionProperty().subscribe(_ -> dress()));
    }

    /** Applies the appearance to the scene, now and on every change. */
    public void attach(Scene scene) {
        scenes.add(scene);
        dress(scene);
    }

    /** Does nothing when it is applied already: at other text sizes, sheets are scaled here. */
    public void choose(Appearance chosen) {
        if (!chosen.equals(worn)) {
            worn = chosen;
            dress();
        }
    }

    private void dress() {
        scenes.forEach(this::dress);
    }

    /** Leaves a scene as it is that looks like that: sheets that are set style every node again. */
    private void dress(Scene scene) {
        double factor = worn.textSize().factor();
        TextScale.set(scene, factor);
        DeveloperMode.set(scene, worn.developerDetails() == DeveloperDetails.ON);
        List<String> sheets = Stylesheets.of(tokens(), factor);
        Set<PseudoClass> states = states();
        Parent root = scene.getRoot();
        if (sheets.equals(scene.getStylesheets()) && states.equals(states(root))) {
            return;
        }
        scene.getStylesheets().setAll(sheets);
        STATES.forEach(state -> root.pseudoClassStateChanged(state, states.contains(state)));
    }

    private Set<PseudoClass> states() {
        Set<PseudoClass> states = new HashSet<>();
        if (isDark()) {
            states.add(DARK);
        }
        if (worn.density() == Density.COMPACT) {
            states.add(COMPACT);
        }
        if (isStill()) {
            states.add(STILL);
        }
        return states;
    }

    private static Set<PseudoClass> states(Parent root) {
        return root.getPseudoClassStates().stream().filter(STATES::contains).collect(toSet());
    }

    private List<String> tokens() {
        return switch (worn.theme()) {
            case LIGHT -> List.of("light");
            case DARK -> List.of("dark");
            case HIGH_CONTRAST -> List.of("dark", "contrast");
            case SYSTEM -> List.of(isDark() ? "dark" : "light");
        };
    }

    private boolean isDark() {
        return switch (worn.theme()) {
            case LIGHT -> false;
            case DARK, HIGH_CONTRAST -> true;
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        };
    }

    private boolean isStill() {
        return switch (worn.motion()) {
            case FULL -> false;
            case REDUCED -> true;
            case SYSTEM -> Platform.getPreferences().isReducedMotion();
        };
    }

    @Override
    public void close() {
        system.unsubscribe();
        scenes.clear();
    }

    /** Locator of the application's style sheets: tokens, and all others joined by the build. */
    private static final class Stylesheets {
        private static final String THEME = "/app/marquee/ui/theme/";

        /** The build makes it of the library's theme. */
        private static final String CONTROLS = THEME + "controls.css";

        private static final String FAMILIES =
                ".root{-fx-font-family:\""
                        + Typeface.text()
                        + "\";}.mono{-fx-font-family:\""
                        + Typeface.code()
                        + "\";}";

        private Stylesheets() {}

        /**
         * All sheets of the window.
         *
         * @param tokens the names of token files; a later one replaces colors of an earlier one
         * @param factor by which text and lengths are larger than usual
         */
        static List<String> of(List<String> tokens, double factor) {
            List<String> sheets = new ArrayList<>();
            tokens.forEach(name -> sheets.add(url("tokens-" + name + ".css").toExternalForm()));
            sheets.add(ScaledSheet.data(FAMILIES));
            sheets.add(ScaledSheet.of(url("marquee.css"), factor));
            return sheets;
        }

        private static URL url(String name) {
            @Nullable URL sheet = Stylesheets.class.getResource(THEME + name);
            if (sheet == null) {
                throw new IllegalStateException("No style sheet " + name + ": run mvn compile");
            }
            return sheet;
        }
    }
}
