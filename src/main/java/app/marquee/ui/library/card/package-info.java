/** Cards of the page of a video that the Library adds: its performance and its browsers. */
@NullMarked
package app.marquee.ui.library.card;

import org.jspecify.annotations.NullMarked;
