/**
 * Headers of images, read before anything of them is decoded, and the memory that decoding may
 * take. Thread-safe.
 */
@NullMarked
package app.marquee.model.picture;

import org.jspecify.annotations.NullMarked;
