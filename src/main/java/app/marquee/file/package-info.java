/**
 * Files that the user chose as a target: what is there, how it is replaced or written into, and
 * what keeps it from being written.
 */
@NullMarked
package app.marquee.file;

import org.jspecify.annotations.NullMarked;
