package app.marquee.canary.ui.map;

/** Breaks a rule on purpose: a browser outside of its room. */
final class HasABrowser {
    javafx.scene.web.WebView view;
}
