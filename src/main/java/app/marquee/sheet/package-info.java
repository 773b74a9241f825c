/**
 * Tables that are edited in a spreadsheet: items as rows with a key column, the values as loaded
 * beside them, and the comparison of an edited file with both. Pure but for reading files.
 */
package app.marquee.sheet;
