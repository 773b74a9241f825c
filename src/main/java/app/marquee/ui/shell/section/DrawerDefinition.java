package app.marquee.ui.shell.section;

import java.util.function.Function;

/**
 * Descriptor of a drawer, which is created when first opened.
 *
 * @param texts package of its texts
 * @param create makes it for a window
 */
public record DrawerDefinition(String texts, Function<SectionContext, ? extends Drawer> create) {}
