/**
 * The picture of a map as plain values: layers, names and legend, which the window paints as pixels
 * and images and reports write as vectors. Without JavaFX.
 */
package app.marquee.analytics.geo.picture;
