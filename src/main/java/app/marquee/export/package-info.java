/**
 * Tables, charts and images as files: CSV, TSV, JSON Lines, XLSX, SVG, PNG. Knows no window;
 * everything blocks.
 */
package app.marquee.export;
