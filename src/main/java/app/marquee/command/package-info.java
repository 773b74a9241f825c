/**
 * The command line: what can be typed, checked and turned into requests to the other packages; no
 * JavaFX.
 */
package app.marquee.command;
