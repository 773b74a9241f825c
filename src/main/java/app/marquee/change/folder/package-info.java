/** Changes of folders. */
@NullMarked
package app.marquee.change.folder;

import org.jspecify.annotations.NullMarked;
