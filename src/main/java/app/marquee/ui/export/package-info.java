/** Export menu that saves or copies a view, shared by all sections. */
@NullMarked
package app.marquee.ui.export;

import org.jspecify.annotations.NullMarked;
