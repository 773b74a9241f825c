/** What passes between the sandbox's server and its operations: calls, answers, refusals. */
@NullMarked
package app.marquee.sandbox.wire;

import org.jspecify.annotations.NullMarked;
