/** A map of the world with bubbles: drawn by ourselves, without network. */
@NullMarked
package app.marquee.ui.map;

import org.jspecify.annotations.NullMarked;
