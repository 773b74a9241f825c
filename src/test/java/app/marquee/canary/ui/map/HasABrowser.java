package app.marquee.canary.ui.map;

import org.jspecify.annotations.Nullable;

/** Canary: a browser outside the package for Google Maps. */
final class HasABrowser {
    javafx.scene.web.@Nullable WebView view;
}
