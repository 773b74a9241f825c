/** Reports for clients as one HTML file, without scripts. */
package app.marquee.report.html;
