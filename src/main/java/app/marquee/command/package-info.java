/**
 * The command line: what can be typed, checked and turned into requests to the other packages; no
 * JavaFX.
 */
@NullMarked
package app.marquee.command;

import org.jspecify.annotations.NullMarked;
