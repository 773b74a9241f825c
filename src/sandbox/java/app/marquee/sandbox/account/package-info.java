/** An account to start a sandbox from: plain records, made from a seed alone. */
@NullMarked
package app.marquee.sandbox.account;

import org.jspecify.annotations.NullMarked;
