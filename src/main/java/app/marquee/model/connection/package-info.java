/** Connections: URLs, type, network settings, token storage, and recorded exchanges. */
@NullMarked
package app.marquee.model.connection;

import org.jspecify.annotations.NullMarked;
