/** Section Cities: map and table of places. */
@NullMarked
package app.marquee.ui.cities;

import org.jspecify.annotations.NullMarked;
