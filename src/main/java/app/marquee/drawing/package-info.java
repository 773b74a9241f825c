/**
 * Drawings that know no toolkit: lines, areas, discs and texts with colors as plain values. The
 * window, SVG and later PDF each implement {@link app.marquee.drawing.Drawing}.
 */
package app.marquee.drawing;
