/** Reports for clients, filled from saved copies and loads. Knows no window. */
@NullMarked
package app.marquee.service.report;

import org.jspecify.annotations.NullMarked;
