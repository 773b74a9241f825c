/** Folders of a session: tree, order, moves and changes. */
@NullMarked
package app.marquee.service.folder;

import org.jspecify.annotations.NullMarked;
