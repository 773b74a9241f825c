/** Controls, texts and formats that every section shares. FX thread only, except where noted. */
package app.marquee.ui.control;
