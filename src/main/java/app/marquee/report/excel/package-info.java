/** Reports for clients as an Excel file with a sheet for each block. */
@NullMarked
package app.marquee.report.excel;

import org.jspecify.annotations.NullMarked;
