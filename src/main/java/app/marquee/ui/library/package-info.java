/**
 * Library section: folders as a tree, and the videos of a folder. FX thread only, except where
 * noted.
 */
package app.marquee.ui.library;
