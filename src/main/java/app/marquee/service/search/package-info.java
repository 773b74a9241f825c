/** Search over known items, and the items behind pasted IDs. */
@NullMarked
package app.marquee.service.search;

import org.jspecify.annotations.NullMarked;
