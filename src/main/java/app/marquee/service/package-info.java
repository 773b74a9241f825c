/**
 * What the views call: the connections, the open session with everything of one connection, and one
 * service per section over it. Blocking and interruptible, except where a class says that it only
 * touches memory; no JavaFX.
 */
@NullMarked
package app.marquee.service;

import org.jspecify.annotations.NullMarked;
