/** Templates of reports for clients. */
@NullMarked
package app.marquee.model.report;

import org.jspecify.annotations.NullMarked;
