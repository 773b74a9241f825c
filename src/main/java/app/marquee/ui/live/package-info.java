/** Section Live: viewer curves of live streams. */
@NullMarked
package app.marquee.ui.live;

import org.jspecify.annotations.NullMarked;
