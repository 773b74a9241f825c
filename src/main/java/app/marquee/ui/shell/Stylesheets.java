package app.marquee.ui.shell;

import org.jspecify.annotations.Nullable;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the style sheets are: small ones, one a control, over the tokens of a theme. */
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
                    "theme/compact.css",
                    "theme/still.css");
    private static final double TEXT = 13;

    private Stylesheets() {}

    /**
     * All sheets of the window, tokens first.
     *
     * @param tokens the names of token files; a later one replaces colours of an earlier one
     * @param factor by which text and lengths are larger than usual
     */
    static List<String> of(List<String> tokens, String font, double factor) {
        List<String> sheets = new ArrayList<>();
        tokens.forEach(name -> sheets.add(url("theme/tokens-" + name + ".css").toExternalForm()));
        PARTS.forEach(part -> sheets.add(ScaledSheet.of(url(part), factor)));
        sheets.add(
                ScaledSheet.data(
                        ".root{-fx-font-family:\"%s\";-fx-font-size:%spx;}"
                                .formatted(font, TEXT * factor)));
        return sheets;
    }

    /** The sheet that a room has of its own: {@code <room>/<room>.css}. */
    static Optional<String> ofRoom(String room, double factor) {
        @Nullable URL sheet = Stylesheets.class.getResource(ROOT + room + "/" + room + ".css");
        return Optional.ofNullable(sheet).map(found -> ScaledSheet.of(found, factor));
    }

    private static URL url(String part) {
        @Nullable URL sheet = Stylesheets.class.getResource(ROOT + part);
        if (sheet == null) {
            throw new IllegalStateException("No style sheet " + part);
        }
        return sheet;
    }
}
