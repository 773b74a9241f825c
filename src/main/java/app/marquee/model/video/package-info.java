/** Videos, their thumbnails and their custom fields. */
@NullMarked
package app.marquee.model.video;

import org.jspecify.annotations.NullMarked;
