/**
 * The command line: what can be typed, checked and turned into requests to the rooms; no JavaFX.
 */
@NullMarked
package app.marquee.command;

import org.jspecify.annotations.NullMarked;
