/**
 * Library section: folders as a tree, and the videos of a folder. FX thread only, except where
 * noted.
 */
@NullMarked
package app.marquee.ui.library;

import org.jspecify.annotations.NullMarked;
