package app.marquee.ui.shell.palette;

import app.marquee.service.search.IdFinder.FoundId;

import java.util.List;

/** Source of the palette's entries. FX thread only. */
interface PaletteEntrySource {
    /** Sections, commands and connections as they are now. */
    List<PaletteEntry> entries();

    PaletteEntry item(PaletteItem item);

    /** The entries that open a pasted ID of an unknown item. */
    List<PaletteEntry> unknown(FoundId found);
}
