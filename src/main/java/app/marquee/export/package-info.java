/**
 * Tables, charts and images as files: CSV, TSV, JSON Lines, XLSX, SVG, PNG. Knows no window;
 * everything blocks.
 */
@NullMarked
package app.marquee.export;

import org.jspecify.annotations.NullMarked;
