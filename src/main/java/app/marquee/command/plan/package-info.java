/** Commands that plan changes from a file and apply the plan. */
@NullMarked
package app.marquee.command.plan;

import org.jspecify.annotations.NullMarked;
