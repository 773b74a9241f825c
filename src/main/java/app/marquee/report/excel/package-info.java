/** Reports for clients as an Excel file with a sheet for each block. */
package app.marquee.report.excel;
