/** The composition root: the only place that constructs and connects the packages. */
package app.marquee;
