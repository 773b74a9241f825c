package app.marquee.ui.shell;

import app.marquee.ui.control.Typeface;

import org.jspecify.annotations.Nullable;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Locator of the application's style sheets. */
final class Stylesheets {
    private static final String ROOT = "/app/marquee/ui/";
    private static final List<String> PARTS =
            List.of(
                    "theme/palette.css",
                    "theme/base.css",
                    "control/view.css",
                    "control/state.css",
                    "control/form.css",
                    "control/table.css",
                    "map/map.css",
                    "video/video.css",
                    "change/change.css",
                    "chart/chart.css",
                    "shell/window.css",
                    "shell/rail.css",
                    "shell/status.css",
                    "shell/dialog.css",
                    "shell/palette.css",
                    "analytics/analytics.css");
    private static final List<String> LAST = List.of("theme/compact.css", "theme/still.css");

    private static final String FAMILIES =
            ".root{-fx-font-family:\"%s\";}.mono{-fx-font-family:\"%s\";}"
                    .formatted(Typeface.text(), Typeface.code());

    private Stylesheets() {}

    /**
     * All sheets of the window: tokens, shared sheets, those of the sections.
     *
     * @param sections sheets of the sections
     * @param tokens the names of token files; a later one replaces colors of an earlier one
     * @param factor by which text and lengths are larger than usual
     */
    static List<String> of(List<URL> sections, List<String> tokens, double factor) {
        List<String> sheets = new ArrayList<>();
        tokens.forEach(name -> sheets.add(url("theme/tokens-" + name + ".css").toExternalForm()));
        sheets.add(ScaledSheet.data(FAMILIES));
        Stream.of(
                        PARTS.stream().map(Stylesheets::url),
                        sections.stream(),
                        LAST.stream().map(Stylesheets::url))
                .flatMap(Function.identity())
                .forEach(sheet -> sheets.add(ScaledSheet.of(sheet, factor)));
        return sheets;
    }

    private static URL url(String part) {
        @Nullable URL sheet = Stylesheets.class.getResource(ROOT + part);
        if (sheet == null) {
            throw new IllegalStateException("No style sheet " + part);
        }
        return sheet;
    }
}
