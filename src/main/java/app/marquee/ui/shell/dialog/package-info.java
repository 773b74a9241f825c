/** Dialogs in the window, file choosers and the clipboard. */
@NullMarked
package app.marquee.ui.shell.dialog;

import org.jspecify.annotations.NullMarked;
