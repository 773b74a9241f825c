/**
 * Google base map, through GMapsFX and with the user's own key. The only package that uses a
 * browser.
 */
@NullMarked
package app.marquee.ui.map.google;

import org.jspecify.annotations.NullMarked;
