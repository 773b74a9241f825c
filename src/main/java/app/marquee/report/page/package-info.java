/** Reports for clients on A4 pages: where each text, figure and image is, without a toolkit. */
@NullMarked
package app.marquee.report.page;

import org.jspecify.annotations.NullMarked;
