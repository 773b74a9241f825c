/** Saved copies of reports. */
@NullMarked
package app.marquee.store.snapshot;

import org.jspecify.annotations.NullMarked;
