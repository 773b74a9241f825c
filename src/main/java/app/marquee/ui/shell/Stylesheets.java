package app.marquee.ui.shell;

import org.jspecify.annotations.Nullable;

import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
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
                    "shell/window.css",
                    "shell/rail.css",
                    "shell/status.css",
                    "shell/dialog.css");

    private Stylesheets() {}

    /** All sheets of the window, tokens first. */
    static List<String> of(boolean dark, String font, double size) {
        List<String> sheets = new ArrayList<>();
        sheets.add(url(dark ? "theme/tokens-dark.css" : "theme/tokens-light.css"));
        PARTS.forEach(part -> sheets.add(url(part)));
        sheets.add(data(".root{-fx-font-family:\"%s\";-fx-font-size:%spx;}".formatted(font, size)));
        return sheets;
    }

    /** The sheet that a room has of its own: {@code <room>/<room>.css}. */
    static Optional<String> ofRoom(String room) {
        @Nullable URL sheet = Stylesheets.class.getResource(ROOT + room + "/" + room + ".css");
        return Optional.ofNullable(sheet).map(URL::toExternalForm);
    }

    private static String url(String part) {
        @Nullable URL sheet = Stylesheets.class.getResource(ROOT + part);
        if (sheet == null) {
            throw new IllegalStateException("No style sheet " + part);
        }
        return sheet.toExternalForm();
    }

    private static String data(String css) {
        return "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }
}
