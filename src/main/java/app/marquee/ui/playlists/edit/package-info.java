/** Form fields of a playlist, and the check of its button link. */
@NullMarked
package app.marquee.ui.playlists.edit;

import org.jspecify.annotations.NullMarked;
