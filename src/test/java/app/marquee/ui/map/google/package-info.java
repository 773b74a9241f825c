@org.jspecify.annotations.NullMarked
package app.marquee.ui.map.google;
