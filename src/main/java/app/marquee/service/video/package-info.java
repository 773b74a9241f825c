/** Videos of a session: pages, custom fields, thumbnails and images. */
@NullMarked
package app.marquee.service.video;

import org.jspecify.annotations.NullMarked;
