/** Notifications, their history and their list. */
@NullMarked
package app.marquee.ui.shell.notification;

import org.jspecify.annotations.NullMarked;
