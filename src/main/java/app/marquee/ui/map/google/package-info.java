/**
 * Google's ground for the map, through GMapsFX and with the person's own key. The only room that
 * has a browser in it.
 */
@NullMarked
package app.marquee.ui.map.google;

import org.jspecify.annotations.NullMarked;
