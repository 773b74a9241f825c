/** Section Overview: the period at a glance, and what needs the user's attention. */
@NullMarked
package app.marquee.ui.overview;

import org.jspecify.annotations.NullMarked;
