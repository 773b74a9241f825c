/** Log files of a run: setup, layout, rotation, and the removal of secrets and identifying text. */
@NullMarked
package app.marquee.log;

import org.jspecify.annotations.NullMarked;
