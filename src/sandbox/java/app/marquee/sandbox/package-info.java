/** A whole platform on loopback: real HTTP, states, persistence, shapes and faults. */
package app.marquee.sandbox;
