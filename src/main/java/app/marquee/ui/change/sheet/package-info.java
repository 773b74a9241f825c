/** Tables edited in a spreadsheet on screen: saved, imported, previewed and passed on to review. */
@NullMarked
package app.marquee.ui.change.sheet;

import org.jspecify.annotations.NullMarked;
