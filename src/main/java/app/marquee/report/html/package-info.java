/** Reports for clients as one HTML file, without scripts. */
@NullMarked
package app.marquee.report.html;

import org.jspecify.annotations.NullMarked;
