/** Connections and settings: saving, checking and probing them. */
@NullMarked
package app.marquee.service.connection;

import org.jspecify.annotations.NullMarked;
