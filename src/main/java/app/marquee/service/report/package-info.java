/** Reports for clients, filled from saved copies and loads. Knows no window. */
package app.marquee.service.report;
