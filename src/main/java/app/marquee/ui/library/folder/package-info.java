/** Folder tree of the Library: table, editing and places to move to. */
@NullMarked
package app.marquee.ui.library.folder;

import org.jspecify.annotations.NullMarked;
