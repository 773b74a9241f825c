package app.marquee.ui.shell;

import app.marquee.ui.control.Typeface;

import org.jspecify.annotations.Nullable;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;

/** Locator of the application's style sheets: tokens, and all others joined by the build. */
final class Stylesheets {
    private static final String THEME = "/app/marquee/ui/theme/";

    private static final String FAMILIES =
            ".root{-fx-font-family:\"%s\";}.mono{-fx-font-family:\"%s\";}"
                    .formatted(Typeface.text(), Typeface.code());

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
