/** The section Settings: connections, appearance, the embedded sandbox. */
@NullMarked
package app.marquee.ui.settings;

import org.jspecify.annotations.NullMarked;
