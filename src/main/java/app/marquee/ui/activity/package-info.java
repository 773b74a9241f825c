/** The section Activity: every request of the session, and the log of changes. */
@NullMarked
package app.marquee.ui.activity;

import org.jspecify.annotations.NullMarked;
