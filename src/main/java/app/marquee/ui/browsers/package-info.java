/** Section Browsers: browsers and devices of one video. */
@NullMarked
package app.marquee.ui.browsers;

import org.jspecify.annotations.NullMarked;
