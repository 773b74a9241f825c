/** Values over time: reduced to pixels, with round marks for axes. Pure, without JavaFX. */
package app.marquee.analytics.series;
