/** Changes of the custom fields of videos. */
@NullMarked
package app.marquee.change.field;

import org.jspecify.annotations.NullMarked;
