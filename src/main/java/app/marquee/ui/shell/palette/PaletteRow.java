package app.marquee.ui.shell.palette;

/** A row of the palette. */
public sealed interface PaletteRow {
    /**
     * What the entries below are.
     *
     * @param note how many were left out; empty when none were
     */
    record Head(String title, String note) implements PaletteRow {}

    /** Something that can be chosen. */
    record Line(PaletteEntry entry) implements PaletteRow {}
}
