/** Tolerant reader: rows, fields, numbers and times from JSON of any of the allowed shapes. */
@NullMarked
package app.marquee.api.json;

import org.jspecify.annotations.NullMarked;
