package app.marquee.ui.map.google;

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
}
