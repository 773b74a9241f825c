/** Reports for clients on A4 pages: where each text, figure and image is, without a toolkit. */
package app.marquee.report.page;
