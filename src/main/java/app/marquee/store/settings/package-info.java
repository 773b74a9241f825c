/** Settings and connections as JSON files. */
@NullMarked
package app.marquee.store.settings;

import org.jspecify.annotations.NullMarked;
