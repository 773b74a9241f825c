/** States of a view: empty, loading, stale, failed. */
@NullMarked
package app.marquee.ui.control.state;

import org.jspecify.annotations.NullMarked;
