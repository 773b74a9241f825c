/** Changes of the custom thumbnails of videos. */
@NullMarked
package app.marquee.change.thumbnail;

import org.jspecify.annotations.NullMarked;
