/** Folders, and what creates and updates them. */
@NullMarked
package app.marquee.model.folder;

import org.jspecify.annotations.NullMarked;
