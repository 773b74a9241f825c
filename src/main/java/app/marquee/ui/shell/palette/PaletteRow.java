package app.marquee.ui.shell.palette;

/** Row of the palette. */
public sealed interface PaletteRow {
    /**
     * Heading of a group of entries.
     *
     * @param note number of hidden entries; empty when there are none
     */
    record Head(String title, String note) implements PaletteRow {}

    /** Row with an entry to choose. */
    record Line(PaletteEntry entry) implements PaletteRow {}
}
