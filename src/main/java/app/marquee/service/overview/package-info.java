/** What of a connection is known on this computer without a request. */
@NullMarked
package app.marquee.service.overview;

import org.jspecify.annotations.NullMarked;
