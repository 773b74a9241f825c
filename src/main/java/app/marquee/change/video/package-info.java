/** Changes of videos, and their way into the trash and out of it. */
@NullMarked
package app.marquee.change.video;

import org.jspecify.annotations.NullMarked;
