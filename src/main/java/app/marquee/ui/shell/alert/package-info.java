/** Alerts of a connection in its window: when they are judged, and what is shown of them. */
@NullMarked
package app.marquee.ui.shell.alert;

import org.jspecify.annotations.NullMarked;
