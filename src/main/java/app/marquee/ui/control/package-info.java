/** Controls, texts and formats that every section shares. FX thread only, except where noted. */
@NullMarked
package app.marquee.ui.control;

import org.jspecify.annotations.NullMarked;
