/** Tables and pictures as files: CSV, XLSX, PNG. Knows no window; everything blocks. */
@NullMarked
package app.marquee.export;

import org.jspecify.annotations.NullMarked;
