/**
 * The window: rail, connection, running tasks, notifications, dialogs, and the contract between it
 * and its sections.
 */
@NullMarked
package app.marquee.ui.shell;

import org.jspecify.annotations.NullMarked;
