package app.marquee.ui.map.google;

import app.marquee.ui.map.MapCard;

import com.dlsc.gmapsfx.javascript.object.GoogleMap;

import javafx.scene.web.WebEngine;

import netscape.javascript.JSObject;

/**
 * Adapter of the functions of the map page. They are called with values: no text becomes part of a
 * script. FX thread only.
 */
@SuppressWarnings(
        "removal") // JavaFX has no other way into a page; it brings the class itself later
final class MapPage {
    private final JSObject window;

    /**
     * @param bridge is held by the caller: the page has a weak reference only
     */
    MapPage(WebEngine engine, PageBridge bridge) {
        this.window = (JSObject) engine.executeScript("window");
        window.setMember("marquee", bridge);
    }

    void load(String address) {
        window.call("load", address);
    }

    /** Position and style of a marker. Immutable. */
    record Look(double latitude, double longitude, double radius, String look, String title) {}

    /**
     * @param at the number of the marker; it is made when there is none
     */
    void marker(GoogleMap map, int at, Look look) {
        window.call(
                "marker",
                map.getJSObject(),
                at,
                look.latitude(),
                look.longitude(),
                look.radius(),
                look.look(),
                look.title());
    }

    /** Hides the markers from this number on. */
    void only(int count) {
        window.call("only", count);
    }

    void say(GoogleMap map, int at, String html) {
        window.call("say", map.getJSObject(), at, html);
    }

    /** HTML of a bubble's card for an info window of the page, with every text escaped. */
    static final class CardHtml {
        private CardHtml() {}

        static String of(MapCard card) {
            StringBuilder html = new StringBuilder();
            html.append("<b>").append(escaped(card.title())).append("</b>");
            html.append("<br>").append(escaped(card.value()));
            card.lines().forEach(line -> html.append("<br>").append(escaped(line)));
            return html.toString();
        }

        static String escaped(String text) {
            StringBuilder safe = new StringBuilder(text.length());
            for (int at = 0; at < text.length(); at++) {
                char each = text.charAt(at);
                switch (each) {
                    case '&' -> safe.append("&amp;");
                    case '<' -> safe.append("&lt;");
                    case '>' -> safe.append("&gt;");
                    case '"' -> safe.append("&quot;");
                    case '\'' -> safe.append("&#39;");
                    default -> safe.append(each);
                }
            }
            return safe.toString();
        }
    }
}
