/**
 * Reports for clients as plain values: blocks with numbers, tables and figures, worded in the
 * language of the report. Each kind of file has a writer in a package below.
 */
package app.marquee.report;
