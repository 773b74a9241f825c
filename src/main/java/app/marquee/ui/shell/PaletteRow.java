package app.marquee.ui.shell;

/** A row of the palette. */
sealed interface PaletteRow {
    /**
     * What the entries below are.
     *
     * @param note how many were left out; empty when none were
     */
    record Head(String title, String note) implements PaletteRow {}

    /** Something that can be chosen. */
    record Line(PaletteEntry entry) implements PaletteRow {}
}
