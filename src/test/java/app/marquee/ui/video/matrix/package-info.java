@org.jspecify.annotations.NullMarked
package app.marquee.ui.video.matrix;
