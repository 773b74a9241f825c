/** Section Reports: composer of reports for clients. */
@NullMarked
package app.marquee.ui.reports;

import org.jspecify.annotations.NullMarked;
