/**
 * The sandbox's side of HTTP: listening, routing, the token, writing answers, faults on the wire.
 */
@NullMarked
package app.marquee.sandbox.server;

import org.jspecify.annotations.NullMarked;
