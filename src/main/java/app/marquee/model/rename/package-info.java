/** Batch rename: rules, and the preview of what they make of many names. */
@NullMarked
package app.marquee.model.rename;

import org.jspecify.annotations.NullMarked;
