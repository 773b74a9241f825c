/** Command {@code alerts}. */
@NullMarked
package app.marquee.command.alerts;

import org.jspecify.annotations.NullMarked;
