/**
 * Domain model of the platform and the user: records, typed ids, limits and failures. Depends on
 * java.base only; everything is immutable and may be read on any thread.
 */
@NullMarked
package app.marquee.model;

import org.jspecify.annotations.NullMarked;
