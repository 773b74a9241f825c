/** Changes: pending, sent and imported ones, their states and their values. */
@NullMarked
package app.marquee.model.change;

import org.jspecify.annotations.NullMarked;
