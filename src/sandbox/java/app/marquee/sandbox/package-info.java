/** A whole platform on loopback: real HTTP, states, persistence, shapes and faults. */
@NullMarked
package app.marquee.sandbox;

import org.jspecify.annotations.NullMarked;
