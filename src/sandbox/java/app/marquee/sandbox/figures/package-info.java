/** Viewing figures as a pure function of seed, question and time, and the places they come from. */
package app.marquee.sandbox.figures;
