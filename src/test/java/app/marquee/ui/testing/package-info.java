/**
 * What window tests stand on: a window without a display, a watch over the FX thread, a fake shell.
 */
package app.marquee.ui.testing;
