/** Dialogs whose preview of every change is the review, too: what they show is sent. */
@NullMarked
package app.marquee.ui.change.preview;

import org.jspecify.annotations.NullMarked;
