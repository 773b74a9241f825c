package app.marquee.canary.ui.map;

/** Canary: a browser outside the package for Google Maps. */
final class HasABrowser {
    javafx.scene.web.WebView view;
}
