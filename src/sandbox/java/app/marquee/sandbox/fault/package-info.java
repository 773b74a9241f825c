/** Trouble on request: what a network or a failing service does to an exchange. */
@NullMarked
package app.marquee.sandbox.fault;

import org.jspecify.annotations.NullMarked;
