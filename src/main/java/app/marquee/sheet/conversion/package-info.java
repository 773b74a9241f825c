/** Texts as spreadsheet programs rewrite them, such as 7 for 007 or 1-Feb for 1/2. Pure. */
package app.marquee.sheet.conversion;
