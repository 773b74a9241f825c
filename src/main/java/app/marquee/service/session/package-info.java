/** Open session of one connection: transport, hosts, capabilities and request history. */
@NullMarked
package app.marquee.service.session;

import org.jspecify.annotations.NullMarked;
