/** Files of the data directory: private permissions, atomic writes, and the lock of a home. */
@NullMarked
package app.marquee.store.file;

import org.jspecify.annotations.NullMarked;
