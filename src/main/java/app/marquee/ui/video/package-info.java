/**
 * What is shown of one video wherever it is met: its pictures. Sections use it; it uses none of
 * them. On the FX thread.
 */
@NullMarked
package app.marquee.ui.video;

import org.jspecify.annotations.NullMarked;
