/**
 * The section Library: folders as a tree, and the videos of a folder. View-models hold what is
 * known and decide; views show it. Everything lives on the JavaFX Application Thread, except what
 * says that it is pure.
 */
@NullMarked
package app.marquee.ui.library;

import org.jspecify.annotations.NullMarked;
