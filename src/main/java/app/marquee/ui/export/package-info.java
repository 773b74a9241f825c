/** The menu by which a view is saved or copied, shared by all sections. */
@NullMarked
package app.marquee.ui.export;

import org.jspecify.annotations.NullMarked;
