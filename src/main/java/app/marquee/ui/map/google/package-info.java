/**
 * Google base map, through GMapsFX and with the user's own key. The only package that uses a
 * browser.
 */
package app.marquee.ui.map.google;
