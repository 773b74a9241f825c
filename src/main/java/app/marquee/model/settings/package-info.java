/** Settings of the program: appearance, language, retention, keys. */
@NullMarked
package app.marquee.model.settings;

import org.jspecify.annotations.NullMarked;
