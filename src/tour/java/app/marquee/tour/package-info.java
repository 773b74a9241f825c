/** Tour of every section and state, without a display, with pictures. */
package app.marquee.tour;
