/** Reports for clients as PDF files: vector drawings, embedded fonts and texts in reading order. */
@NullMarked
package app.marquee.report.pdf;

import org.jspecify.annotations.NullMarked;
