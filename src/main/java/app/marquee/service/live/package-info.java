/** Viewer history of live streams. */
@NullMarked
package app.marquee.service.live;

import org.jspecify.annotations.NullMarked;
