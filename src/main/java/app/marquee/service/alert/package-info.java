/**
 * Alerts of a connection: pure judges, what they judge, and the announcement of what they found.
 */
@NullMarked
package app.marquee.service.alert;

import org.jspecify.annotations.NullMarked;
