/** Pictures that the sandbox serves as thumbnails, drawn on demand. */
@NullMarked
package app.marquee.sandbox.picture;

import org.jspecify.annotations.NullMarked;
