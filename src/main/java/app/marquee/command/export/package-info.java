/**
 * Command that exports tables as CSV, Excel and JSON Lines. The tables of the reports come from
 * their sections.
 */
@NullMarked
package app.marquee.command.export;

import org.jspecify.annotations.NullMarked;
