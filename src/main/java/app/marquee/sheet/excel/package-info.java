/** Reader of Excel files (XLSX): cells as the user sees them, whatever program wrote the file. */
@NullMarked
package app.marquee.sheet.excel;

import org.jspecify.annotations.NullMarked;
