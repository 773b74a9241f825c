/**
 * What window tests stand on: a window without a display, a watch over the FX thread, a fake shell.
 */
@NullMarked
package app.marquee.ui.testing;

import org.jspecify.annotations.NullMarked;
