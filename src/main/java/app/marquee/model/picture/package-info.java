/**
 * Headers of images, read before anything of them is decoded, and the memory that decoding may
 * take. Thread-safe.
 */
package app.marquee.model.picture;
