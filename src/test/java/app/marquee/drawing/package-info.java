@NullMarked
package app.marquee.drawing;

import org.jspecify.annotations.NullMarked;
