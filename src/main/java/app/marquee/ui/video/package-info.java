/**
 * Views of one video that sections share, such as its thumbnails; depends on no section. FX thread
 * only.
 */
package app.marquee.ui.video;
