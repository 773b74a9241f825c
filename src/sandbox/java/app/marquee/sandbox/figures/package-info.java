/** Viewing figures as a pure function of seed, question and time, and the places they come from. */
@NullMarked
package app.marquee.sandbox.figures;

import org.jspecify.annotations.NullMarked;
