/** Commands on the reports for clients. */
@NullMarked
package app.marquee.command.report;

import org.jspecify.annotations.NullMarked;
