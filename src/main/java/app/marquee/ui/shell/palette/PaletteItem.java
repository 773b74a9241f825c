package app.marquee.ui.shell.palette;

import app.marquee.model.id.KnownItem;
import app.marquee.service.search.ItemFacts;

/**
 * Known item as a row of the palette shows it. Immutable.
 *
 * @param isById whether the user searched for its ID, not its title
 */
record PaletteItem(KnownItem item, ItemFacts facts, boolean isById) {}
